import { describe, expect, it } from 'vitest';
import { isOtherForm } from './drug-forms.rules.ts';

const around = (text: string, name: string, classes: readonly string[]) => {
  const at = text.indexOf(name);
  return isOtherForm({ classes, before: text.slice(0, at), after: text.slice(at + name.length) });
};

describe('another preparation of a drug', () => {
  it.each([
    ['uses tacrolimus 0.1% ointment on the eyelids', 'tacrolimus', ['calcineurin-inhibitor']],
    ['diclofenac gel on the knee', 'diclofenac', ['nsaid']],
    ['topical erythromycin for spots', 'erythromycin', ['macrolide']],
    ['ciprofloxacin ear drops', 'ciprofloxacin', ['fluoroquinolone']],
    ['pilocarpine 5 mg tablets for a dry mouth', 'pilocarpine', ['ophthalmic-agent']],
    ['oral betamethasone', 'betamethasone', ['topical-agent']],
  ])('is meant: %s', (text, name, classes) => {
    expect(around(text, name, classes)).toBe(true);
  });

  it.each([
    ['tacrolimus 2 mg twice a day, and an ointment', 'tacrolimus', ['calcineurin-inhibitor']],
    ['timolol eye drops', 'timolol', ['ophthalmic-agent', 'beta-blocker']],
    ['betamethasone cream', 'betamethasone', ['topical-agent']],
    ['diclofenac, then a gel', 'diclofenac', ['nsaid']],
  ])('is not: %s', (text, name, classes) => {
    expect(around(text, name, classes)).toBe(false);
  });
});
