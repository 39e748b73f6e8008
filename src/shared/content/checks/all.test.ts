import { describe, expect, it } from 'vitest';
import { files, knowledge } from '../../../../tests/setup/content.ts';
import { contentChecks } from './all.check.ts';
import { lineOf } from './problem.ts';

describe('content/', () => {
  it.each(Object.entries(contentChecks))('has no problem of %s', (_name, check) => {
    expect(check(knowledge, files).map(lineOf)).toEqual([]);
  });

  it('is broad enough', () => {
    expect(knowledge.conditions.length).toBeGreaterThanOrEqual(925);
    expect(knowledge.findings.length).toBeGreaterThanOrEqual(2750);
  });
});
