import { analyzeWith } from '../src/shared/diagnostics/engine/analyze.ts';
import type { Engine } from '../src/shared/diagnostics/engine/engine.ts';

interface Growth {
  readonly pattern: string;
  readonly at5000Ms: number;
  readonly at20000Ms: number;
  readonly ratio: number;
  /** Median with both fields at 20,000 characters. */
  readonly bothFieldsMs: number;
}

type Pattern = readonly [open: string, repeated: string, end: string];

/** What opens a text, what is repeated in it, and what ends it. Each of these was once read in more than linear time. */
const patterns: readonly Pattern[] = [
  ...['no pain ', 'no pain or ', 'no pain but ', 'chest pain ', 'sudden pain ', 'pain & ', 'pain - ', '( pain ', 'a, ', 'if pain then ', 'fever 39 '].map(
    (repeated) => ['', repeated, ''] as const,
  ),
  ...['painless ', "doesn't hurt ", 'pain radiates to arm ', 'worse on walking ', 'can not ', 'pain years ago ', 'cough in my family ', '↑', '↓ '].map(
    (repeated) => ['', repeated, ''] as const,
  ),
  ['no ', 'pain ', ''],
  ['no ', ', a', ''],
  ['', 'pain ', ' denied'],
  ['fever 39', ' ', 'years'],
  ['from 80', ' ', 'to x'],
  ['hr ', '↑', 'x'],
  ['', '日', ' 12/12/2020'],
  ['', '日painfree', ' 12/12/2020'],
  ['', '↓', ''],
  ['', '\u0327\u0301', ''],
];

const rounds = 9;

function time(engine: Engine, symptoms: string, medicalHistory: string | null): number {
  const start = performance.now();
  analyzeWith(engine, { symptoms, medicalHistory, severity: 5 });
  return performance.now() - start;
}

const rounded = (ms: number) => Math.round(ms * 100) / 100;
/** What a text costs is what its fastest run took: everything else that the machine does only adds. */
const fastest = (times: readonly number[]) => rounded(Math.min(...times));
const median = (times: readonly number[]) => rounded([...times].sort((a, b) => a - b)[times.length >> 1] ?? 0);

/** Both lengths in turn, so that a slow moment of the machine falls on both. */
function measure(engine: Engine, [open, repeated, end]: Pattern): Growth {
  const textOf = (length: number) => `x ${open}${repeated.repeat(length)}`.slice(0, length - end.length) + end;
  const [short, long] = [textOf(5_000), textOf(20_000)];
  const times: Record<'short' | 'long' | 'both', number[]> = { short: [], long: [], both: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.short.push(time(engine, short, null));
    times.long.push(time(engine, long, null));
    times.both.push(time(engine, long, long));
  }
  const [at5000Ms, at20000Ms] = [fastest(times.short), fastest(times.long)];
  const pattern = `${open}(${repeated})…${end}`;
  return { pattern, at5000Ms, at20000Ms, ratio: rounded(at20000Ms / at5000Ms), bothFieldsMs: median(times.both) };
}

/** How the time of an analysis grows with texts that are made to be slow: at 20,000 characters beside 5,000, and with both fields full. */
export function benchHostileTexts(engine: Engine, say: (line: string) => void) {
  const growth = patterns.map((pattern) => measure(engine, pattern));
  for (const { pattern, at5000Ms, at20000Ms, ratio, bothFieldsMs } of growth)
    say(
      `engine, ${JSON.stringify(pattern)}: ${at5000Ms} ms at 5,000 characters, ${at20000Ms} ms at 20,000, ratio ${ratio}; two fields of 20,000: ${bothFieldsMs} ms`,
    );
  const worst = growth.reduce((most, one) => (one.ratio > most.ratio ? one : most));
  const slowest = growth.reduce((most, one) => (one.bothFieldsMs > most.bothFieldsMs ? one : most));
  say(
    `engine, hostile texts: worst ratio ${worst.ratio} (${JSON.stringify(worst.pattern)}); slowest two fields ${slowest.bothFieldsMs} ms (${JSON.stringify(slowest.pattern)})`,
  );
  return { growth, worst, slowest };
}
