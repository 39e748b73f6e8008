import type { CSSVariablesResolver } from '@mantine/core';
import { darkPalette, lightPalette, type Palette, type Tone } from '../../shared/look/palette.ts';

/** Which of Mantine's colour names speaks for which tone, so that `color="red"` means urgent everywhere. */
const mantineNames = { accent: 'petrol', urgent: 'red', caution: 'yellow', reassuring: 'green', unknown: 'gray' } as const;
type ToneName = keyof typeof mantineNames;
const toneNames: readonly ToneName[] = ['accent', 'urgent', 'caution', 'reassuring', 'unknown'];

function toneVariables(name: ToneName, tone: Tone): Record<string, string> {
  const mantine = `--mantine-color-${mantineNames[name]}`;
  return {
    [`--an-${name}`]: tone.mark,
    [`--an-${name}-hover`]: tone.markHover,
    [`--an-${name}-text`]: tone.text,
    [`--an-${name}-tint`]: tone.tint,
    [`--an-${name}-tint-hover`]: tone.tintHover,
    [`--an-${name}-line`]: tone.line,
    [`${mantine}-filled`]: tone.mark,
    [`${mantine}-filled-hover`]: tone.markHover,
    [`${mantine}-text`]: tone.text,
    [`${mantine}-light`]: tone.tint,
    [`${mantine}-light-hover`]: tone.tintHover,
    [`${mantine}-light-color`]: tone.text,
    [`${mantine}-outline`]: tone.text,
    [`${mantine}-outline-hover`]: tone.tint,
  };
}

function schemeVariables(palette: Palette): Record<string, string> {
  return {
    '--an-paper': palette.paper,
    '--an-surface': palette.surface,
    '--an-sunken': palette.sunken,
    '--an-line': palette.line,
    '--an-line-strong': palette.lineStrong,
    '--an-ink': palette.ink,
    '--an-ink-soft': palette.inkSoft,
    '--an-on-mark': palette.onMark,
    '--mantine-color-bright': palette.ink,
    '--mantine-color-text': palette.ink,
    '--mantine-color-body': palette.paper,
    '--mantine-color-dimmed': palette.inkSoft,
    '--mantine-color-placeholder': palette.inkSoft,
    '--mantine-color-anchor': palette.accent.text,
    '--mantine-color-error': palette.urgent.text,
    '--mantine-color-success': palette.reassuring.text,
    '--mantine-color-default': palette.surface,
    '--mantine-color-default-hover': palette.sunken,
    '--mantine-color-default-color': palette.ink,
    '--mantine-color-default-border': palette.lineStrong,
    '--mantine-color-disabled': palette.sunken,
    '--mantine-color-disabled-color': palette.inkSoft,
    '--mantine-color-disabled-border': palette.line,
    '--mantine-primary-color-contrast': palette.onMark,
    ...Object.assign({}, ...toneNames.map((name) => toneVariables(name, palette[name]))),
  };
}

/** The palette as CSS variables: `--an-*` for our own styles, and Mantine's own set to the same values. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    // The bands of a probability and the states of a finding, named for what they mean in the clinic.
    '--an-probability-high': 'var(--an-urgent)',
    '--an-probability-medium': 'var(--an-caution)',
    '--an-probability-low': 'var(--an-reassuring)',
    '--an-probability-other': 'var(--an-unknown)',
    '--an-finding-present': 'var(--an-accent)',
    '--an-finding-absent': 'var(--an-unknown)',
    '--an-finding-past': 'var(--an-caution)',
    '--an-motion': '160ms cubic-bezier(0.2, 0, 0, 1)',
    '--an-measure': '68ch',
    '--an-display': '2.875rem',
  },
  light: schemeVariables(lightPalette),
  dark: schemeVariables(darkPalette),
});
