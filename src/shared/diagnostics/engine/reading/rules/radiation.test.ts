import { describe, expect, it } from 'vitest';
import { smallLexicon } from '../../../../../../tests/factories/sentence.ts';
import { extractMentions } from '../read-text.ts';

const read = (text: string) => extractMentions(text, smallLexicon).map(({ findingId }) => findingId);

describe('pain that radiates', () => {
  it.each(['Chest pain radiating to the arm.', 'Pain in the chest spreading to the left arm.', 'Chest pain radiates into the jaw and the arm.'])(
    'goes to its site, which does not hurt by itself: %s',
    (text) => {
      expect(read(text)).toContain('radiates-to-arm');
      expect(read(text)).toContain('chest-pain');
      expect(read(text)).not.toContain('arm-pain');
    },
  );

  it('is tender, cramping or burning too', () => {
    expect(read('Burning in the chest radiating to the arm.')).toContain('radiates-to-arm');
  });

  it('is nothing that swells', () => {
    expect(read('Swelling of the ankle spreading to the arm.')).not.toContain('radiates-to-arm');
  });

  it('goes no further than a few words', () => {
    expect(read('Chest pain radiating down with some cold sweat and then later the arm.')).not.toContain('radiates-to-arm');
  });

  it('says nothing of a site before it', () => {
    expect(read('Pain in the arm radiating to the chest.')).toContain('arm-pain');
    expect(read('Pain in the arm radiating to the chest.')).not.toContain('radiates-to-arm');
  });
});
