import { expect, it } from 'vitest';
import type { CurrentUser } from '../../../shared/auth/auth.schema.ts';
import { changesOf, detailsErrors, valuesOf } from './details.rules.ts';

const user: CurrentUser = {
  id: '019aa000-0000-7000-8000-000000000001',
  username: 'asha',
  email: 'asha@example.org',
  firstName: 'Asha',
  lastName: null,
  profession: 'Medical Student',
  institution: 'City Hospital',
  subscriptionTier: 'free',
  isAdmin: false,
  lastLoginAt: null,
  createdAt: '2026-11-27T09:00:00.000Z',
};
const values = valuesOf(user);

it('sends what was changed and nothing else', () => {
  expect(changesOf(values, user)).toEqual({});
  expect(changesOf({ ...values, firstName: ' Asha ' }, user)).toEqual({});
  expect(changesOf({ ...values, lastName: ' Rao', institution: '' }, user)).toEqual({ lastName: 'Rao', institution: '' });
  expect(changesOf({ ...values, profession: 'Registered Nurse' }, user)).toEqual({ profession: 'Registered Nurse' });
});

it('has nothing against what was empty before and still is', () => {
  expect(detailsErrors({ ...values, institution: '' }, user)).toEqual({});
});

it('names the field that is wrong', () => {
  expect(detailsErrors({ ...values, firstName: ' ' }, user)).toEqual({ firstName: 'First name is required.' });
  expect(detailsErrors({ ...values, lastName: 'x'.repeat(81) }, user)).toEqual({ lastName: 'Last name must be at most 80 characters long.' });
});

it('leaves a profession that is not in the list until another is chosen', () => {
  const earlier = { ...user, profession: 'Surgeon' };
  expect(valuesOf(earlier).profession).toBeNull();
  expect(changesOf(valuesOf(earlier), earlier)).toEqual({});
});
