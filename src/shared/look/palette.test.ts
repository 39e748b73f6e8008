import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette, type Palette } from './palette.ts';

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const schemes: readonly (readonly [string, Palette])[] = [
  ['light', lightPalette],
  ['dark', darkPalette],
];

describe.each(schemes)('%s palette', (_name, palette) => {
  const grounds = [palette.paper, palette.surface, palette.sunken];
  const tones = [palette.accent, palette.urgent, palette.caution, palette.reassuring, palette.unknown];

  it('keeps text at 4.5:1 on every ground', () => {
    for (const ground of grounds) {
      expect(contrast(palette.ink, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(palette.inkSoft, ground)).toBeGreaterThanOrEqual(4.5);
      for (const tone of tones) expect(contrast(tone.text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps text at 4.5:1 on tints and on filled marks', () => {
    for (const tone of tones) {
      expect(contrast(palette.ink, tone.tint)).toBeGreaterThanOrEqual(7);
      for (const tint of [tone.tint, tone.tintHover]) expect(contrast(tone.text, tint)).toBeGreaterThanOrEqual(4.5);
      for (const mark of [tone.mark, tone.markHover]) expect(contrast(palette.onMark, mark)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps marks and the borders of inputs at 3:1', () => {
    for (const ground of grounds) {
      expect(contrast(palette.lineStrong, ground)).toBeGreaterThanOrEqual(3);
      for (const tone of tones) expect(contrast(tone.mark, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
