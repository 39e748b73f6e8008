/**
 * The colours of the product, by scheme. Contrast is held by palette.test.ts: text at least 4.5:1 and marks 3:1 on
 * every ground they stand on. docs/design-language.md says what each is for.
 */
export interface Tone {
  /** Fills, bars, icons. */
  readonly mark: string;
  readonly markHover: string;
  /** Words, on paper, surface and the tone's own tint. */
  readonly text: string;
  readonly tint: string;
  readonly tintHover: string;
  /** Hairlines around a tinted area. */
  readonly line: string;
}

export interface Palette {
  readonly paper: string;
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  /** Borders of inputs: they carry meaning, so 3:1. */
  readonly lineStrong: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** Words on a filled mark. */
  readonly onMark: string;
  readonly accent: Tone;
  readonly urgent: Tone;
  readonly caution: Tone;
  readonly reassuring: Tone;
  readonly unknown: Tone;
}

export const lightPalette: Palette = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  sunken: '#f4f1ea',
  line: '#e3dfd5',
  lineStrong: '#8a8478',
  ink: '#211f1b',
  inkSoft: '#5b574e',
  onMark: '#ffffff',
  accent: { mark: '#0b5c66', markHover: '#08474f', text: '#0b5c66', tint: '#e2eeed', tintHover: '#d3e5e4', line: '#a9cbcb' },
  urgent: { mark: '#b3261e', markHover: '#8f1d17', text: '#9b2219', tint: '#fbe9e5', tintHover: '#f6d9d3', line: '#e0a198' },
  caution: { mark: '#8f5600', markHover: '#744500', text: '#7a4a00', tint: '#fbefd6', tintHover: '#f5e3bb', line: '#d9ba7c' },
  reassuring: { mark: '#2b6e43', markHover: '#205535', text: '#235c37', tint: '#e5f1e6', tintHover: '#d4e7d7', line: '#a4cbae' },
  unknown: { mark: '#6b665b', markHover: '#4f4b43', text: '#57534a', tint: '#eeebe3', tintHover: '#e4e0d6', line: '#cfcabd' },
};

export const darkPalette: Palette = {
  paper: '#171715',
  surface: '#1f1e1b',
  sunken: '#121211',
  line: '#38352f',
  lineStrong: '#7c766a',
  ink: '#ece8df',
  inkSoft: '#b5afa2',
  onMark: '#0f1716',
  accent: { mark: '#6bbdc1', markHover: '#86cdd0', text: '#7fcbce', tint: '#1a3132', tintHover: '#213f40', line: '#2f5c5e' },
  urgent: { mark: '#f0897b', markHover: '#f5a196', text: '#f5a196', tint: '#3a201c', tintHover: '#4a2722', line: '#7a3d34' },
  caution: { mark: '#e3ae52', markHover: '#ebc078', text: '#ebc078', tint: '#352a14', tintHover: '#45361a', line: '#6a5222' },
  reassuring: { mark: '#7dc08e', markHover: '#93cfa2', text: '#93cfa2', tint: '#1c2f22', tintHover: '#253e2d', line: '#3a6347' },
  unknown: { mark: '#a8a296', markHover: '#bbb5a8', text: '#bbb5a8', tint: '#2b2925', tintHover: '#37342f', line: '#4a463f' },
};
