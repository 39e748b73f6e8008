import { darkPalette, lightPalette, type Palette } from '../../shared/look/palette.ts';

const variablesOf = ({ paper, surface, sunken, line, ink, inkSoft, accent, caution }: Palette) =>
  `--paper:${paper};--surface:${surface};--sunken:${sunken};--line:${line};--ink:${ink};--soft:${inkSoft};--accent:${accent.text};--tint:${accent.tint};--mark:${accent.mark};--caution:${caution.text};--caution-tint:${caution.tint}`;

/** The typefaces of the app, by the files that its build preloads; none without a build. */
export interface Typefaces {
  readonly sans: string | null;
  readonly serif: string | null;
}

const faceOf = (name: string, file: string | null) =>
  file === null ? '' : `@font-face{font-family:"${name}";font-weight:200 900;font-display:swap;src:url("${file}") format("woff2")}`;

/** @returns the styles of the page of the API: the app's own colours, type and hairlines */
export function apiDocsStyle({ sans, serif }: Typefaces): string {
  return `
${faceOf('Source Sans 3 Variable', sans)}${faceOf('Newsreader', serif)}
:root{color-scheme:light;${variablesOf(lightPalette)}}
@media (prefers-color-scheme:dark){:root:not([data-scheme="light"]){color-scheme:dark;${variablesOf(darkPalette)}}}
:root[data-scheme="dark"]{color-scheme:dark;${variablesOf(darkPalette)}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 "Source Sans 3 Variable","Segoe UI",system-ui,sans-serif;overflow-wrap:break-word}
h1,h2{font-family:"Newsreader",Georgia,serif;font-weight:500;line-height:1.2;letter-spacing:-.012em}
h1{font-size:2.1875rem;margin:0 0 12px}h2{font-size:1.6875rem;margin:56px 0 8px;scroll-margin-top:80px}h2::first-letter{text-transform:uppercase}
h3{font-size:1rem;margin:0;font-weight:650}h4{font-size:.8125rem;font-weight:650;margin:20px 0 6px;color:var(--soft)}
a{color:var(--accent);text-underline-offset:3px}a:focus-visible,button:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
code,pre{font-family:ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,monospace;font-size:.8125rem}
.bar{position:sticky;top:0;z-index:2;border-bottom:1px solid var(--line);background:var(--paper)}
.bar div{display:flex;align-items:center;gap:24px;max-width:1360px;min-height:64px;margin:0 auto;padding:0 24px}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:var(--ink);font:500 1.3125rem "Newsreader",Georgia,serif;letter-spacing:-.01em;text-decoration:none}
.brand svg{width:28px;height:28px}.brand rect{fill:var(--mark)}.brand path{fill:none;stroke:var(--paper);stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round}.brand circle{fill:var(--paper)}
.bar span{color:var(--soft)}
.page{display:grid;gap:48px;max-width:1360px;margin:0 auto;padding:40px 24px 96px}
nav ul{margin:0;padding:0;list-style:none}nav>ul>li{margin-bottom:14px}nav strong{display:block;font-size:.8125rem;color:var(--soft)}nav strong::first-letter{text-transform:uppercase}
nav a{display:block;padding:4px 0;color:var(--ink);font-size:.8125rem;text-decoration:none}nav a:hover{text-decoration:underline}
nav>ul{columns:15rem}nav>ul>li{break-inside:avoid}
nav b{display:inline-block;width:4.4em;color:var(--accent);font-weight:650}
.lead{max-width:68ch;margin:0 0 12px;color:var(--soft)}
.call{display:grid;grid-template-columns:minmax(0,1fr);gap:8px 32px;padding:24px 0;border-top:1px solid var(--line);scroll-margin-top:72px}
.head{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px}.head .path{font-size:.9375rem;font-weight:650}.head a{color:inherit;text-decoration:none}.head a:hover{text-decoration:underline}
.method{color:var(--accent);font-weight:650}
.access{padding:2px 8px;border-radius:4px;background:var(--sunken);color:var(--soft);font-size:.8125rem;white-space:nowrap}.access[data-user]{background:var(--tint);color:var(--accent)}
.what{margin:4px 0 0}
.example{position:relative;align-self:start;min-width:0}
pre{margin:0;padding:14px 16px;overflow:auto;max-height:26rem;border:1px solid var(--line);border-radius:8px;background:var(--surface);line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere}
.example button{position:absolute;top:8px;right:8px;min-height:28px;padding:0 10px;border:1px solid var(--line);border-radius:6px;background:var(--paper);color:var(--ink);font:inherit;font-size:.8125rem;cursor:pointer}
.example pre{padding-top:44px}
table{width:100%;border-collapse:collapse}th,td{padding:6px 12px 6px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}tr:first-child>*{border-top:0}td:last-child{padding-right:0;color:var(--soft)}
.must{color:var(--caution);font-size:.8125rem;white-space:nowrap}
details{margin-top:12px}summary{min-height:28px;cursor:pointer;color:var(--accent)}
@media (pointer:coarse){nav a{padding:11px 0}.example button{min-height:44px}.example pre{padding-top:60px}summary{min-height:44px}}
@media (min-width:64em){.page{grid-template-columns:250px minmax(0,1fr)}nav{position:sticky;top:88px;align-self:start;max-height:calc(100vh - 112px);overflow:auto}}
@media (min-width:80em){.call{grid-template-columns:minmax(0,1fr) minmax(0,27rem)}.call>.head{grid-column:1/-1}}
@media print{nav,.bar,.example button{display:none}}
`;
}
