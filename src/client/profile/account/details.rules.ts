import { type CurrentUser, type Profession, professions } from '../../../shared/auth/auth.schema.ts';
import { ProfileInput } from '../../../shared/profile/profile.schema.ts';
import { schemaErrors } from '../../lib/formErrors.ts';

/** What the form of the account holds. */
export interface DetailsValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly profession: Profession | null;
  readonly institution: string;
}

/** @returns what the form begins with; a profession that the list does not have is chosen anew */
export function valuesOf({ firstName, lastName, profession, institution }: CurrentUser): DetailsValues {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    profession: professions.find((known) => known === profession) ?? null,
    institution: institution ?? '',
  };
}

/** @returns the fields that differ from what the account has: the others are not sent, and so are not judged either */
export function changesOf(values: DetailsValues, user: CurrentUser): ProfileInput {
  const before = valuesOf(user);
  const changed = (name: 'firstName' | 'lastName' | 'institution') => values[name].trim() !== before[name];
  return {
    ...(changed('firstName') && { firstName: values.firstName.trim() }),
    ...(changed('lastName') && { lastName: values.lastName.trim() }),
    ...(values.profession !== null && values.profession !== before.profession && { profession: values.profession }),
    ...(changed('institution') && { institution: values.institution.trim() }),
  };
}

/** @returns what is wrong with what was changed, by field */
export const detailsErrors = (values: DetailsValues, user: CurrentUser): Record<string, string> => schemaErrors(ProfileInput, changesOf(values, user));
