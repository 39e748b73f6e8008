import { Session } from 'node:inspector/promises';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Counts the steps that code takes; see `startWorkMeter`. */
interface WorkMeter {
  /** Steps since the last reading. */
  readonly read: () => Promise<number>;
  readonly stop: () => void;
}

/**
 * Counts work instead of time: how often V8 ran each block and function of some files, by the counters it keeps for coverage. The same input gives the same
 * count on any machine. What built-in functions and regular expressions do inside is not counted.
 * Files are counted that are loaded after the start: import them dynamically.
 * @param files which files, by their path
 */
async function startWorkMeter(files: RegExp): Promise<WorkMeter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    read: async () => {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const blocks = result.filter(({ url }) => files.test(url)).flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
      return blocks.reduce((sum, { count }) => sum + count, 0);
    },
    stop: () => session.disconnect(),
  };
}

/** What rules react to, what they step over, and what they look for in vain. */
const words =
  `no not without denies never if worried history ago years in as a child last summer teens had used previously risk of mother my family his father but because
  which he she now then and or nor & + - / , ; : . ? ( ) " ' and, or, were denied absent negative resolved seen gone settled pain painless hurts doesn't swelling swollen red
  hot tender burning numbness radiates radiating spreads to from the left both right chest knee knees ankle arm jaw back shoulder head eye throat abdomen fever cough
  productive diarrhoea asthma nausea appetite allergic amoxicillin worse better relieved by on with walking stairs cold exercise rest eating can cannot able bit crushing
  sudden tearing night non smoker symptoms breathing ↑ ↓ # D&V ve I O/E PMH: 39 38.6 120/80 3/7 temp hr is weeks kg lost for
  repeat K 5.1 4.3 haemolysed 2014 read online exam stable well`.split(/\s+/);
const separators = [' ', ' ', ' ', ' ', ', ', '\n', ''];

const short = 2_000;
const long = 4 * short;
/** Of four times the text; what is done once for each text makes it less than four. */
const mostGrowth = 4.6;

const timeout = 5_000;

let meter: WorkMeter;
let analyze: (text: string) => unknown;

beforeAll(async () => {
  meter = await startWorkMeter(/\/diagnostics\/engine\//);
  const [{ analyzeWith }, { smallEngine }] = await Promise.all([import('../analyze.ts'), import('../../../../../tests/factories/small-knowledge.ts')]);
  // The limit only turns waiting for ever into a failure.
  analyze = (text) => runInNewContext('read()', { read: () => analyzeWith(smallEngine, { symptoms: text, severity: 5, medicalHistory: text }) }, { timeout });
});
afterAll(() => meter.stop());

/** Texts of a length that open, repeat and end with something. */
type Pattern = readonly [open: string, repeated: string, end: string];

const textOf = ([open, repeated, end]: Pattern, length: number) => open + repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length) + end;

async function workOn(text: string): Promise<number> {
  await meter.read();
  analyze(text);
  return meter.read();
}

/** How many times the work grows when the text is four times as long. */
async function growth(pattern: Pattern): Promise<number> {
  // Once before, for what is made when it is first needed.
  analyze(textOf(pattern, short));
  const little = await workOn(textOf(pattern, short));
  return (await workOn(textOf(pattern, long))) / little;
}

describe('the work that a text takes', () => {
  it.each<Pattern>([
    ['', 'no pain ', ''],
    ['', 'no pain or ', ''],
    ['', 'no pain but ', ''],
    ['no ', 'pain ', ''],
    ['no ', ', a', ''],
    ['', 'a, ', ''],
    ['', 'chest pain ', ''],
    ['', 'sudden pain ', ''],
    ['', 'pain & ', ''],
    ['', 'pain - ', ''],
    ['', '( pain ', ''],
    ['', 'if pain then ', ''],
    ['', 'fever 39 ', ''],
    ['', 'fever 36.8 ', ''],
    ['', 'painless ', ''],
    ['', "knee doesn't hurt ", ''],
    ['', 'pain radiates to arm ', ''],
    ['', 'knee and ankle ', 'pain'],
    ['', 'worse on walking ', ''],
    ['', 'diarrhoea crushing ', ''],
    ['', 'can not ', ''],
    ['', 'pain years ago ', ''],
    ['', 'in the teens ', ''],
    ['', 'pain were denied ', ''],
    ['', 'cough in my family ', ''],
    ['', 'no fever no cough 3 months pain ', ''],
    ['', "rash doesn't fade when pressed, ", ''],
    ['', 'her friend has ', ''],
    ['i have a cough, ', 'my friend has ', ''],
    ['', 'csf ', 'wbc 2'],
    ['', 'wbc 2 in the csf ', ''],
  ])('grows with its length: %j %j %j', async (...pattern) => {
    expect(await growth(pattern)).toBeLessThan(mostGrowth);
  });

  it('grows with the length of any repetition', async () => {
    const repeated = fc
      .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...separators)), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.flat().join(''));
    const end = fc.option(fc.constantFrom(...words), { nil: '', freq: 3 });
    const pattern = fc.tuple(
      end.map((open) => `${open} `),
      repeated,
      end,
    );
    await fc.assert(
      fc.asyncProperty(pattern, async (one) => {
        expect(await growth(one)).toBeLessThan(mostGrowth);
      }),
      { numRuns: 60, seed: 8 },
    );
  });
});

describe('what regular expressions read', () => {
  // Their steps can't be counted from outside. Each of these took minutes or for ever, and takes milliseconds.
  it.each<Pattern>([
    ['hr ', '↑', ''],
    ['hr ', '↓', 'x'],
    ['fever 39', ' ', 'years'],
    ['alt 60', ' ', '(uln'],
    ['alt 60 (uln 4', ' ', '-'],
    ['raised ', ' ', 'alt 60'],
    ['fever 39', '\n', 'years'],
    ['1', ' ', 'x'],
    ['12', '\u00a0', 'weeks'],
  ])('ends, however long the run: %j %j %j', (...pattern) => {
    const text = textOf(pattern, 20_000);
    expect(() => analyze(text)).not.toThrow();
  });
});
