import { describe, expect, it } from 'vitest';
import { usualFilters } from './filters.rules.ts';
import { filtersOf, readExamsSearch, searchOf, searchOfTab, tabOfKind } from './search.rules.ts';

const uuid = '6b21c6d8-4f0e-4f4e-9d0c-0f6f2b0e6a11';
/** Without what is left out. */
const read = (said: Readonly<Record<string, unknown>>) => JSON.parse(JSON.stringify(readExamsSearch(said)));

describe('readExamsSearch', () => {
  it('keeps what is of its shape', () => {
    const said = { tab: 'series', exam: 'all', subject: 'Obstetrics & Gynecology', difficulty: 'Hard', attempt: uuid, start: 'neet-pg-mock-1' };
    expect(read(said)).toEqual(said);
    expect(read({ exam: 'USMLE Step 2 CS', quiz: 'sepsis', mode: 'study' })).toEqual({ exam: 'USMLE Step 2 CS', quiz: 'sepsis', mode: 'study' });
    expect(read({ tab: 'bank', subjects: ['Surgery'], state: 'unused', page: 2 })).toEqual({ tab: 'bank', subjects: ['Surgery'], state: 'unused', page: 2 });
    expect(read({ quiz: 'sepsis', mode: 'practice' })).toEqual({ quiz: 'sepsis', mode: 'practice' });
  });
  it('ignores everything else', () => {
    expect(read({ tab: 'quizzes', exam: 'neet-pg', subject: 'Alchemy', difficulty: 'hard', attempt: '1', quiz: '../x', start: ['a'], other: 1 })).toEqual({});
    expect(read({ quiz: 'a'.repeat(121) })).toEqual({});
    expect(read({ attempt: `${uuid}0`, mode: 'study' })).toEqual({});
    expect(read({ quiz: 'sepsis', mode: 'exam' })).toEqual({ quiz: 'sepsis' });
  });
  it('takes a name of digits for the name that it is', () => expect(read({ quiz: 2026 })).toEqual({ quiz: '2026' }));
});

describe('filtersOf', () => {
  it('is as usual where the address says nothing', () => expect(filtersOf('quiz', {})).toEqual(usualFilters));
  it('takes what the list has', () => {
    expect(filtersOf('series', { exam: 'JIPMER-PG', subject: 'Neurology', difficulty: 'Easy' })).toEqual({
      exam: 'JIPMER-PG',
      subject: 'Neurology',
      difficulty: 'Easy',
    });
    expect(filtersOf('quiz', { exam: 'all', subject: 'Psychiatry' })).toEqual({ exam: 'all', subject: 'Psychiatry', difficulty: null });
  });
  it('is as usual for what the list does not have', () => {
    expect(filtersOf('quiz', { exam: 'JIPMER-PG', subject: 'Neurology', difficulty: 'Easy' })).toEqual({ ...usualFilters, difficulty: 'Easy' });
    expect(filtersOf('series', { subject: 'Psychiatry' })).toEqual(usualFilters);
  });
});

describe('searchOf', () => {
  it('says nothing of what is as usual, and is read back as it was', () => {
    expect(JSON.parse(JSON.stringify(searchOf(usualFilters)))).toEqual({});
    for (const filters of [
      { exam: 'all', subject: 'Surgery', difficulty: 'Hard' },
      { exam: 'AIIMS-PG', subject: null, difficulty: null },
    ] as const)
      expect(filtersOf('quiz', readExamsSearch(searchOf(filters)))).toEqual(filters);
  });
});

describe('searchOfTab', () => {
  it('says nothing of the first', () => expect([searchOfTab('quizzes'), searchOfTab('bank')]).toEqual([undefined, 'bank']));
  it('leads from what is begun to where it was begun', () =>
    expect([tabOfKind('quiz'), tabOfKind('series'), tabOfKind('block')]).toEqual([undefined, 'series', 'bank']));
});
