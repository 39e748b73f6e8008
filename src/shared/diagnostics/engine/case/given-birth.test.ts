import { describe, expect, it } from 'vitest';
import { isAfterBirth, toldBirth, withBirth } from './given-birth.ts';

describe('a birth that is told', () => {
  it.each([
    ['We had our son two weeks ago by caesarean', 14],
    ['29F, 5 days post LSCS, fever', 5],
    ['PND 9, breast sore', 9],
    ['day 4 pp, calf swollen', 4],
    ['3/7 postnatal, headache', 3],
    ['4 weeks after an emergency c-section', 28],
    ['Delivered at home 6 days back', 6],
    ['11 days since giving birth', 11],
    ['Our baby is 8 days old', 8],
    ['Postnatal day 12', 12],
  ])('is dated: %s', (text, days) => {
    expect(toldBirth(text)?.days).toBe(days);
  });

  it.each([
    'Now 20 weeks, first baby born two years ago',
    'My sister had her baby 2 weeks ago',
    '28 weeks, section three years ago',
    'Rash three days after birth control pill',
    'Pregnant again, had a baby 10 months ago and I am pregnant',
    'Headache two days after an epidural for back pain',
  ])('is none of now: %s', (text) => {
    expect(toldBirth(text)).toBeNull();
  });
});

describe('who has given birth', () => {
  const present = (findingId: string) => ({ findingId, name: findingId, state: 'present' as const, source: 'symptoms' as const, spans: [] });
  const known = { nameOf: (id: string) => id, isOfPregnancy: (id: string) => id === 'pregnancy' };
  const statesOf = (symptoms: string, history: string, ...ids: string[]) =>
    withBirth(ids.map(present), { symptoms, history }, known)
      .map(({ findingId, state }) => `${findingId} ${state}`)
      .join(', ');

  it('is not pregnant, and is known to be after it', () => {
    expect(statesOf('2 weeks post section, feet more swollen than when pregnant', '', 'pregnancy')).toBe('pregnancy past, postpartum present');
  });

  it('is pregnant where the birth is that of an earlier child', () => {
    expect(statesOf('30 weeks pregnant, feet swollen', 'Wound infection 2 weeks after delivery', 'pregnancy')).toBe('pregnancy present');
    expect(statesOf('Antenatal visit, feet swollen', 'Bled 2 weeks after delivery', 'pregnancy')).toBe('pregnancy present');
  });

  it('is known by a finding alone, but not beside weeks of a pregnancy', () => {
    const told = { symptoms: 'Postpartum, tired', history: '' };
    expect(isAfterBirth({ ...told, recognised: [present('postpartum')] })).toBe(true);
    expect(isAfterBirth({ ...told, recognised: [present('postpartum'), present('third-trimester')] })).toBe(false);
  });
});
