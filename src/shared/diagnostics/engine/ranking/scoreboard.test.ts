import { describe, expect, it } from 'vitest';
import { type Column, Scoreboard } from './scoreboard.ts';

type Got = Readonly<Record<'evidence' | 'explained' | 'covered', number>>;

/** What each listed condition got. */
function collected(board: Scoreboard): Readonly<Record<number, Got>> {
  const got: Record<number, Got> = {};
  board.collect((condition, evidence, explained, covered) => {
    expect(got[condition], 'each is handed over once').toBeUndefined();
    got[condition] = { evidence, explained, covered };
  });
  return got;
}

interface Entry {
  readonly condition: number;
  readonly present?: number;
  readonly denied?: number;
  readonly typicality?: number;
  readonly explains?: boolean;
}

const columnOf = (...entries: readonly Entry[]): Column => ({
  conditions: Int32Array.from(entries, ({ condition }) => condition),
  present: Float64Array.from(entries, ({ present = 0 }) => present),
  denied: Float64Array.from(entries, ({ denied = 0 }) => denied),
  typicality: Float64Array.from(entries, ({ typicality = 0 }) => typicality),
  explains: Uint8Array.from(entries, ({ explains = true }) => (explains ? 1 : 0)),
});

describe('the weights of a cluster', () => {
  const evidenceOf = (weights: readonly number[], fraction = 0.25) => {
    const board = new Scoreboard(1);
    for (const weight of weights) board.add(0, weight);
    board.closeCluster(fraction);
    return collected(board)[0]?.evidence;
  };

  it.each([
    ['the strongest fully, in whatever order', [1, 4, 2], 4 + 0.25 * (1 + 2)],
    ['those against likewise', [-1, -4, -2], -4 - 0.25 * (1 + 2)],
    ['for and against apart', [4, 2, -4, -1], 4 + 0.25 * 2 - 4 - 0.25 * 1],
    ['one alone as it is', [3], 3],
    ['one that says nothing, which still lists the condition', [0], 0],
  ])('count %s', (_, weights, expected) => {
    expect(evidenceOf(weights)).toBeCloseTo(expected, 10);
  });

  it('add up undamped over clusters, and each condition has its own', () => {
    const board = new Scoreboard(3);
    board.add(0, 2);
    board.add(2, 1);
    board.closeCluster(0.5);
    board.add(0, 1);
    board.add(0, -3);
    board.closeCluster(0.5);
    const got = collected(board);
    expect([got[0]?.evidence, got[1], got[2]?.evidence]).toEqual([2 + 1 - 3, undefined, 1]);
  });

  it('begin anew with each cluster', () => {
    const board = new Scoreboard(1);
    for (const cluster of [[4, 2, -4, -2], [2, -2, -2], [1]]) {
      for (const weight of cluster) board.add(0, weight);
      board.closeCluster(0.5);
    }
    expect(collected(board)[0]?.evidence).toBe(4 + 0.5 * 2 - 4 - 0.5 * 2 + (2 - 2 - 0.5 * 2) + 1);
  });
});

describe('a finding', () => {
  const column = columnOf({ condition: 1, present: 2, denied: -1, typicality: 0.5 }, { condition: 3, present: 4, denied: -2 });

  it('bears at its strength on each of its conditions, for whom it is part of the picture', () => {
    const board = new Scoreboard(4);
    board.addAll(column, false, 0.5);
    board.closeCluster(1);
    expect(collected(board)).toEqual({ 1: { evidence: 1, explained: 0, covered: 0.25 }, 3: { evidence: 2, explained: 0, covered: 0 } });
  });

  it('that is denied bears on them wholly, and is no part of the picture', () => {
    const board = new Scoreboard(4);
    board.addAll(column, true, 0.5);
    board.closeCluster(1);
    expect(collected(board)).toEqual({ 1: { evidence: -1, explained: 0, covered: 0 }, 3: { evidence: -2, explained: 0, covered: 0 } });
  });

  it('covers more of the picture the more of it there is', () => {
    const board = new Scoreboard(4);
    board.addAll(column, false, 1);
    board.addAll(column, false, 0.4);
    board.closeCluster(1);
    expect(collected(board)[1]?.covered).toBeCloseTo(0.5 + 0.4 * 0.5, 10);
  });
});

describe('an explanation', () => {
  const special = columnOf({ condition: 0, present: 1 }, { condition: 2, present: -1, explains: false });
  const general = columnOf({ condition: 0, present: 1 }, { condition: 1, present: 1 });

  it('is credited once for each finding, whether by itself or by what it implies', () => {
    const board = new Scoreboard(3);
    for (const column of [special, general]) board.addAll(column, false, 1);
    board.nextExplanation();
    board.explainAll(special, 0.5);
    board.explainAll(general, 0.5);
    board.nextExplanation();
    board.explainAll(general, 0.25);
    board.closeCluster(1);
    const got = collected(board);
    // The third lists the finding as what argues against it: it explains nothing.
    expect([got[0]?.explained, got[1]?.explained, got[2]?.explained]).toEqual([0.75, 0.75, 0]);
  });
});

describe('the board', () => {
  it('is left empty, so that the next analysis is as the first', () => {
    const board = new Scoreboard(2);
    const analyse = () => {
      const column = columnOf({ condition: 1, present: 2, typicality: 1 });
      board.addAll(column, false, 1);
      board.add(1, -1);
      board.nextExplanation();
      board.explainAll(column, 0.5);
      board.closeCluster(0.5);
      return collected(board);
    };
    expect(collected(board)).toEqual({});
    expect(analyse()).toEqual({ 1: { evidence: 1, explained: 0.5, covered: 1 } });
    expect(collected(board)).toEqual({});
    expect(analyse()).toEqual({ 1: { evidence: 1, explained: 0.5, covered: 1 } });
    board.add(0, 3);
    board.closeCluster(0.5);
    expect(collected(board)).toEqual({ 0: { evidence: 3, explained: 0, covered: 0 } });
  });
});
