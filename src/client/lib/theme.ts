import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

const petrol: MantineColorsTuple = ['#eef5f4', '#e2eeed', '#c4dedd', '#9cc8c9', '#6bbdc1', '#3e959c', '#1f7680', '#0b5c66', '#08474f', '#063239'];
const red: MantineColorsTuple = ['#fdf4f1', '#fbe9e5', '#f5cfc8', '#f5a196', '#f0897b', '#db5b4c', '#c73f31', '#b3261e', '#8f1d17', '#6b1610'];
const yellow: MantineColorsTuple = ['#fdf8ea', '#fbefd6', '#f5e0b3', '#ebc078', '#e3ae52', '#c98a22', '#ac6d08', '#8f5600', '#744500', '#573400'];
const green: MantineColorsTuple = ['#f1f8f1', '#e5f1e6', '#c8e2cc', '#93cfa2', '#7dc08e', '#559c69', '#3d8454', '#2b6e43', '#205535', '#164026'];
const gray: MantineColorsTuple = ['#faf8f4', '#f4f1ea', '#eeebe3', '#e3dfd5', '#a8a296', '#8a8478', '#6b665b', '#57534a', '#35322c', '#211f1b'];
const dark: MantineColorsTuple = ['#ece8df', '#d3cec3', '#b5afa2', '#8f897d', '#4a463f', '#38352f', '#272521', '#1f1e1b', '#171715', '#10100f'];

const sans = "'Source Sans 3 Variable', 'Source Sans fallback', 'Segoe UI', system-ui, sans-serif";
const serif = "'Newsreader', 'Newsreader fallback', 'Newsreader narrow fallback', Georgia, serif";

const weight = { regular: '400', medium: '500', bold: '650' };

/** Six sizes, each 1.3 times the one before: 13, 16, 21, 27, 35 and 46 px. Nothing on a screen has another size. */
const step = { small: '0.8125rem', body: '1rem', lead: '1.3125rem', title: '1.6875rem', page: '2.1875rem', display: '2.875rem' };

export const theme = createTheme({
  colors: { petrol, red, yellow, green, gray, dark },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  white: '#ffffff',
  black: '#211f1b',
  fontFamily: sans,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: step.small, sm: step.body, md: step.body, lg: step.lead, xl: step.title },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.55', lg: '1.5', xl: '1.35' },
  fontWeights: weight,
  headings: {
    fontFamily: serif,
    fontWeight: weight.medium,
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: step.page, lineHeight: '1.15' },
      h2: { fontSize: step.title, lineHeight: '1.2' },
      h3: { fontSize: step.lead, lineHeight: '1.3' },
      h4: { fontSize: step.body, lineHeight: '1.4' },
      h5: { fontSize: step.body, lineHeight: '1.4' },
      h6: { fontSize: step.small, lineHeight: '1.4' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.5rem', xl: '1.25rem' },
  defaultRadius: 'md',
  shadows: { xs: 'none', sm: 'none', md: '0 1px 2px rgb(33 31 27 / 0.06), 0 8px 24px rgb(33 31 27 / 0.08)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // Marks are dark on paper and light at night, so the words on them turn too.
  variantColorResolver: (input) => {
    const resolved = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...resolved, color: 'var(--an-on-mark)' } : resolved;
  },
  components: {
    Badge: {
      defaultProps: { variant: 'light', radius: 'xs' },
      styles: { root: { height: 24, paddingInline: 8, fontSize: step.small }, label: { textTransform: 'none', letterSpacing: 0 } },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 180 } } },
    Modal: { defaultProps: { transitionProps: { transition: 'fade', duration: 160 }, centered: true } },
  },
});
