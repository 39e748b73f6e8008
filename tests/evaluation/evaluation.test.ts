import { describe, expect, it } from 'vitest';
import { engine } from '../setup/product.ts';
import { annotations, heldOutAnnotations } from './annotations.ts';
import { measureFigures, readBaseline } from './baseline.ts';
import { readAnnotation } from './extraction.ts';
import { splitOf } from './measure.ts';
import { vignettes } from './vignettes.ts';

/** A change may cost this much, in points; more needs a reason, and `npm run evaluate -- --accept`. */
const allowedDrop = 2;

describe('the accuracy of Basic Analysis', () => {
  it('has not dropped by more than two points', async () => {
    const [now, before] = [measureFigures(), await readBaseline()];
    const dropped = Object.entries(before).filter(([name, value]) => (now[name] ?? 0) < value - allowedDrop);
    expect(Object.fromEntries(dropped.map(([name, value]) => [name, `${value} -> ${now[name]}`]))).toEqual({});
  }, 60_000);
});

describe('the vignettes', () => {
  it('are enough, and name conditions that exist', () => {
    const known = engine.kb.conditionIndex;
    expect(vignettes.length).toBeGreaterThanOrEqual(300);
    expect(vignettes.flatMap(({ gold, alsoRight = [] }) => [gold, ...alsoRight]).filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(vignettes.map(({ id }) => id)).size).toBe(vignettes.length);
  });

  it('are split by condition into two halves', () => {
    const development = vignettes.filter(({ gold }) => splitOf(gold) === 'development').length;
    expect(development).toBeGreaterThan(0.4 * vignettes.length);
    expect(development).toBeLessThan(0.6 * vignettes.length);
  });
});

describe('the texts marked by hand', () => {
  const { findings } = engine.kb.lexicon;

  it.each([...annotations, ...heldOutAnnotations].map((text) => [text.id, text] as const))(
    '%s names findings that exist, and closes its brackets',
    (_, { text: annotated }) => {
      const { text, statements, optional } = readAnnotation(annotated);
      expect(text).not.toMatch(/[{}]/);
      expect([...statements.flat(), ...optional].filter((statement) => !findings.has(statement.slice(1)))).toEqual([]);
    },
  );

  it('are 150, and 60 held out', () => {
    expect(annotations).toHaveLength(150);
    expect(heldOutAnnotations).toHaveLength(60);
  });
});
