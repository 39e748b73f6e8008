/** Which browser it is; the first that fits, for most of them also say that they are one of those below them. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

/** What it runs on; the first that fits: Android is a Linux, and an iPhone says that it is like a Mac. */
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
];

/** More of it says nothing that is asked here. */
const mostRead = 512;

const nameIn = (names: typeof browsers, text: string): string | null => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * @param userAgent as a browser sends it
 * @returns what its owner knows it by, such as "Firefox on Windows"; null where the browser or its system is none of the big ones
 */
export function deviceNameOf(userAgent: string | null): string | null {
  const text = (userAgent ?? '').slice(0, mostRead);
  const [browser, system] = [nameIn(browsers, text), nameIn(systems, text)];
  return browser !== null && system !== null ? `${browser} on ${system}` : null;
}
