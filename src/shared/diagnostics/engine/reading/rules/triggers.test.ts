import { describe, expect, it } from 'vitest';
import { smallLexicon } from '../../../../../../tests/factories/sentence.ts';
import { extractMentions } from '../read-text.ts';

const read = (text: string) =>
  new Set(extractMentions(text, smallLexicon).map(({ findingId, state }) => (state === 'present' ? findingId : `${state} ${findingId}`)));

describe('what makes a complaint worse or better', () => {
  it.each([
    ['It is worse on walking.', ['worse-on-walking']],
    ['It is worse when walking or climbing stairs.', ['worse-on-walking', 'worse-on-stairs']],
    ['It is relieved by rest.', ['relieved-by-rest']],
    ['Rest helps.', ['relieved-by-rest']],
    ['Walking makes it worse.', ['worse-on-walking']],
    ['Walking, worse.', []],
    ['It is worse, walking.', []],
    ['It is worse after a long day full of walking.', []],
    ['It is not worse on walking.', ['absent worse-on-walking']],
    ['With little relief from rest.', []],
    ['With poor relief from rest.', []],
    ['Worse knee arm chest walking.', ['worse-on-walking']],
    ['Worse knee arm chest elbow walking.', []],
    ['Walking knee arm worse.', ['worse-on-walking']],
    ['Walking knee arm chest worse.', []],
    ['It is worse on walking and relieved by rest.', ['worse-on-walking', 'relieved-by-rest']],
  ])('%s', (text, ids) => {
    const found = [...read(text)].filter((id) => /worse|relieved/.test(id));
    expect(found.sort()).toEqual([...ids].sort());
  });

  it('complains of no trigger', () => {
    expect(read('The chest pain is worse when I cough.')).not.toContain('cough');
    expect(read('The chest pain is worse. I cough.')).toContain('cough');
  });

  it('may be told by the pain alone, next to it', () => {
    expect(read('Pain on walking.')).toContain('worse-on-walking');
    expect(read('Pain in the hand now when walking.')).not.toContain('worse-on-walking');
    expect(read('Pain, walking.')).not.toContain('worse-on-walking');
    expect(read('Swelling on walking.')).not.toContain('worse-on-walking');
  });
});
