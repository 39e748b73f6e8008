import { type Latency, latency } from './latency.ts';

/** Ours beside the bare statement that reads or writes the same rows, in the same run. */
export interface Measured {
  readonly ours: Latency;
  readonly bare: Latency;
  /** Ours over bare, at the median. */
  readonly ratio: number;
}

export type Call = (i: number) => Promise<unknown>;

const rounds = 300;

/** One call after the other. @returns how long each took, in milliseconds */
export async function inTurn(call: Call, count = rounds): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const start = performance.now();
    await call(i);
    times.push(performance.now() - start);
  }
  return times;
}

/** Measures a call of ours, and the bare statement beside it. */
export async function beside(ours: Call, bare: Call, run: (call: Call) => Promise<number[]> = inTurn): Promise<Measured> {
  // The first calls fill caches, ours and those of the database.
  await inTurn(bare, 20);
  const bareTimes = await run(bare);
  // A connection that the server gave up meanwhile is replaced before anything is measured.
  await ours(0).catch(() => {});
  await inTurn(ours, 20);
  const measured = { bare: latency(bareTimes), ours: latency(await run(ours)) };
  return { ...measured, ratio: Number((measured.ours.p50Ms / Math.max(measured.bare.p50Ms, 0.1)).toFixed(1)) };
}

export const said = ({ ours, bare, ratio }: Measured): string => `p50 ${ours.p50Ms} p95 ${ours.p95Ms} ms (bare p95 ${bare.p95Ms}, ×${ratio})`;

/** How a client asks over HTTP, signed in or not. */
export function clientOf(origin: string, cookie?: string) {
  return async (method: 'GET' | 'POST', path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...(cookie && { cookie: `anamnesis_session=${cookie}` }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
}
