import type { RankedCondition } from '../src/shared/content/knowledge.types.ts';
import type { Finding } from '../src/shared/content/schema/finding.schema.ts';
import { packKnowledge } from '../src/shared/diagnostics/bundle/pack.ts';
import { unpackKnowledge } from '../src/shared/diagnostics/bundle/packed.ts';
import { analyzeWith } from '../src/shared/diagnostics/engine/analyze.ts';
import { compileEngine, type Engine } from '../src/shared/diagnostics/engine/engine.ts';
import { emptyKnowledge } from '../tests/factories/small-knowledge.ts';
import { knowledge } from '../tests/setup/content.ts';
import { engine } from '../tests/setup/product.ts';
import { benchHostileTexts } from './hostile.bench.ts';

export interface EngineResult {
  readonly conditions: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

const runs = 400;
const paragraph =
  'A 58 year old man presents with sudden central chest pain for two hours that radiates to the left arm and the jaw, with sweating, nausea and shortness of breath. He denies fever, cough, haemoptysis, calf pain, abdominal pain or diarrhoea. Blood pressure 150/95, pulse 104, temp 36.8 C, SpO2 95 %. He smokes 20 cigarettes a day and has hypertension and type 2 diabetes. His father died of a heart attack. ';

/** 2,000 characters, the length that the speed promise is made for. */
const text = paragraph.repeat(6).slice(0, 2000);

function time(engine: Engine, symptoms: string): EngineResult {
  const input = { symptoms, severity: 5, patientAge: 58, patientGender: 'male' as const };
  for (let i = 0; i < 50; i += 1) analyzeWith(engine, input);
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    analyzeWith(engine, input);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(runs * share)] ?? 0) * 1000) / 1000;
  return { conditions: engine.kb.conditions.length, medianMs: at(0.5), p99Ms: at(0.99) };
}

/** A base of any size whose conditions each have 18 findings of their own area, as real specialties do. */
function synthetic(size: number, real: Engine): Engine {
  const [pattern] = real.kb.conditions;
  if (!pattern) throw new Error('The product has no condition to take as a pattern.');
  const name = (i: number) => `sign ${i.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}`;
  const findings: Finding[] = Array.from({ length: Math.max(200, size * 2) }, (_, i) => ({
    id: `f${i}`,
    name: name(i),
    kind: 'symptom',
    leak: 0.03,
    phrases: [name(i)],
  }));
  const conditions: RankedCondition[] = Array.from({ length: size }, (_, c) => ({
    ...pattern,
    id: `c${c}`,
    findings: Object.fromEntries(Array.from({ length: 18 }, (__, k) => [`f${(c * 2 + k * 7) % findings.length}`, 0.5 as const])),
    risks: {},
  }));
  return compileEngine({ ...emptyKnowledge, findings, conditions }, { dangers: real.dangers });
}

/** The product's base on one text, its heap, and how the cost grows with synthetic bases and with hostile texts. */
export function benchEngine(say: (line: string) => void) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  // A second base beside the first one, from the knowledge as the browser unpacks it: its texts are its own.
  const again = compileEngine(unpackKnowledge(JSON.parse(JSON.stringify(packKnowledge(knowledge)))));
  globalThis.gc?.();
  const heapMb = Math.round((process.memoryUsage().heapUsed - before) / 10_485.76) / 100;
  if (again.kb.conditions.length !== engine.kb.conditions.length) throw new Error('The packed knowledge lost conditions.');
  const product = time(engine, text);
  say(
    `engine, ${text.length} characters over ${product.conditions} conditions: median ${product.medianMs} ms, p99 ${product.p99Ms} ms; heap of the compiled base ${heapMb} MB`,
  );
  const scaling = [500, 5_000, 50_000].map((size) => {
    const base = synthetic(size, engine);
    const symptoms = `${Array.from({ length: 20 }, (_, i) => base.kb.lexicon.findings.get(`f${i * 3}`)?.name).join(', ')}.`;
    const result = time(base, symptoms);
    say(`engine, 20 findings over ${size} synthetic conditions: median ${result.medianMs} ms, p99 ${result.p99Ms} ms`);
    return result;
  });
  return { product, heapMb, scaling, hostile: benchHostileTexts(engine, say) };
}
