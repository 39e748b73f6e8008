import { describe, expect, it } from 'vitest';
import { engine } from '../../../../../../tests/setup/product.ts';
import { readCase } from '../../case/case.ts';

const stateOf = (symptoms: string, finding: string) =>
  readCase({ symptoms, severity: 5 }, engine.kb, engine.parameters.pastWeight).recognised.find(({ findingId }) => findingId === finding)?.state;

describe('what somebody was tested for', () => {
  it.each([
    ['Tired. Screened for HIV and hepatitis B, both negative.', 'hiv'],
    ['Tired. Screened for HIV and hepatitis B, both negative.', 'hepatitis-b'],
    ['Tested for coeliac disease, came back clear.', 'coeliac-disease'],
  ])('is denied by the clause behind it: %s', (text, finding) => {
    expect(stateOf(text, finding)).toBe('absent');
  });

  it('is not denied by what is said of something else', () => {
    expect(stateOf('Tested for coeliac disease, and the stools are loose.', 'coeliac-disease')).toBe('present');
  });
});
