import { describe, expect, it } from 'vitest';
import { choicesOf, type FilteredPaper, filterPapers, type PaperFilters, subjectLabel, usualFilters } from './filters.rules.ts';
import { leftOut, nearestFilters } from './nearest.rules.ts';

const paper = (examType: FilteredPaper['examType'], subject: FilteredPaper['subject'], difficulty: FilteredPaper['difficulty'] = 'Easy') => ({
  examType,
  subject,
  difficulty,
});
const near = (papers: readonly FilteredPaper[], filters: PaperFilters) =>
  nearestFilters('quiz', papers, filters).map(({ label, count }) => `${label} (${count})`);

describe('choicesOf', () => {
  it('has the documented numbers of examinations and subjects', () => {
    expect([choicesOf.quiz.exams.length, choicesOf.quiz.subjects.length]).toEqual([5, 7]);
    expect([choicesOf.series.exams.length, choicesOf.series.subjects.length]).toEqual([8, 9]);
  });
});

describe('subjectLabel', () => {
  it('calls Medicine Internal Medicine among test series only', () => {
    expect(subjectLabel('series', 'Medicine')).toBe('Internal Medicine');
    expect(subjectLabel('quiz', 'Medicine')).toBe('Medicine');
    expect(subjectLabel('series', 'Clinical Medicine')).toBe('Clinical Medicine');
  });
});

describe('filterPapers', () => {
  const papers = [paper('NEET-PG', 'Surgery', 'Hard'), paper('NEET-PG', 'Medicine', 'Easy'), paper('USMLE Step 1', 'Surgery', 'Easy')];
  it('keeps what passes every filter, in order', () => {
    expect(filterPapers(papers, usualFilters)).toEqual([papers[0], papers[1]]);
    expect(filterPapers(papers, { ...usualFilters, exam: 'all' })).toEqual(papers);
    expect(filterPapers(papers, { exam: 'all', subject: 'Surgery', difficulty: null })).toEqual([papers[0], papers[2]]);
    expect(filterPapers(papers, { exam: 'all', subject: 'Surgery', difficulty: 'Easy' })).toEqual([papers[2]]);
    expect(filterPapers(papers, { exam: 'NEET-PG', subject: 'Surgery', difficulty: 'Easy' })).toEqual([]);
  });
});

describe('nearestFilters', () => {
  it('changes one filter, and names another examination with what stays', () => {
    const papers = [paper('NEET-PG', 'Medicine'), paper('NEET-PG', 'Medicine'), paper('USMLE Step 2 CK', 'Surgery')];
    expect(near(papers, { ...usualFilters, subject: 'Surgery' })).toEqual(['All subjects (2)', 'USMLE Step 2 CK · Surgery (1)']);
  });
  it('offers all examinations together only where that is more than one of them', () => {
    const papers = [paper('AIIMS-PG', 'Surgery'), paper('USMLE Step 2 CK', 'Surgery')];
    expect(near(papers, { ...usualFilters, subject: 'Surgery' })).toEqual(['All exams (2)', 'AIIMS-PG · Surgery (1)', 'USMLE Step 2 CK · Surgery (1)']);
  });
  it('offers other levels, and another examination with its level', () => {
    const papers = [paper('NEET-PG', 'Surgery', 'Easy'), paper('AIIMS-PG', 'Surgery', 'Hard')];
    expect(near(papers, { exam: 'NEET-PG', subject: 'Surgery', difficulty: 'Hard' })).toEqual(['All levels (1)', 'AIIMS-PG · Surgery · Hard (1)']);
  });
  it('changes two where no change of one is enough', () => {
    const papers = [paper('AIIMS-PG', 'Medicine'), paper('AIIMS-PG', 'Medicine')];
    expect(near(papers, { ...usualFilters, subject: 'Surgery' })).toEqual(['AIIMS-PG · All subjects (2)']);
    expect(near([paper('NEET-PG', 'Medicine', 'Easy')], { exam: 'NEET-PG', subject: 'Surgery', difficulty: 'Hard' })).toEqual([
      'All subjects · All levels (1)',
    ]);
  });
  it('leads to what it says', () => {
    const papers = [paper('USMLE Step 2 CK', 'Surgery')];
    const [first] = nearestFilters('quiz', papers, { ...usualFilters, subject: 'Surgery' });
    expect(first?.filters).toEqual({ exam: 'USMLE Step 2 CK', subject: 'Surgery', difficulty: null });
    expect(filterPapers(papers, first?.filters ?? usualFilters)).toHaveLength(first?.count ?? 0);
  });
  it('offers nothing where there is nothing, and never more than five', () => {
    expect(near([], { ...usualFilters, subject: 'Surgery' })).toEqual([]);
    const papers = choicesOf.series.exams.map((exam) => paper(exam, 'Surgery')).filter(({ examType }) => examType !== 'NEET-PG');
    expect(nearestFilters('series', papers, { ...usualFilters, subject: 'Surgery' })).toHaveLength(5);
  });
});

describe('leftOut', () => {
  it('says what the filters ask for', () => {
    expect(leftOut('quiz', 54, { exam: 'NEET-PG', subject: 'Surgery', difficulty: 'Hard' })).toBe(
      'None of the 54 mini quizzes is a hard one on Surgery for NEET-PG.',
    );
    expect(leftOut('series', 26, { exam: 'all', subject: 'Medicine', difficulty: 'Easy' })).toBe(
      'None of the 26 test series is an easy one on Internal Medicine.',
    );
    expect(leftOut('quiz', 0, usualFilters)).toBe('This installation has no mini quizzes yet.');
  });
});
