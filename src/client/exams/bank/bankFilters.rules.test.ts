import { describe, expect, it } from 'vitest';
import { type BankChoice, bankChoiceOf, bankSearchOf, cleared, filtersAsked, narrowing, readBankSearch, toggled } from './bankFilters.rules.ts';

const everything: BankChoice = { exam: 'NEET-PG', text: '', subjects: [], topics: [], levels: [], state: null };
const narrow: BankChoice = {
  exam: 'USMLE Step 1',
  text: 'sodium',
  subjects: ['Medicine', 'Surgery'],
  topics: ['Acid-base', 'Shock'],
  levels: ['Hard'],
  state: 'incorrect',
};
/** Without what is left out. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('readBankSearch', () => {
  it('keeps what is of its shape, each once, and a single value for a list', () => {
    const said = { text: ' sodium ', subjects: ['Surgery', 'Medicine', 'Surgery'], topics: 'Shock', levels: ['Hard', 'Easy'], state: 'marked', page: 3 };
    const read = { text: 'sodium', subjects: ['Medicine', 'Surgery'], topics: ['Shock'], levels: ['Easy', 'Hard'], state: 'marked', page: 3 };
    expect(plain(readBankSearch(said))).toEqual(read);
  });
  it('ignores everything else', () => {
    expect(plain(readBankSearch({ text: '  ', subjects: ['Alchemy', 3], topics: [7, '', 'x'.repeat(121)], levels: {}, state: 'all', page: 0 }))).toEqual({});
    expect(plain(readBankSearch({ page: 1.5, text: ['a'] }))).toEqual({});
  });
  it('takes no more than the server does', () => {
    expect(readBankSearch({ text: 'a'.repeat(300) }).text).toHaveLength(200);
    expect(readBankSearch({ topics: Array.from({ length: 150 }, (_, i) => `t${i}`) }).topics).toHaveLength(100);
  });
  it('takes a number for the word that it is', () => expect(readBankSearch({ text: 140 }).text).toBe('140'));
});

describe('what is chosen', () => {
  it('is read from the address as it was written there', () => {
    for (const choice of [everything, narrow])
      expect(bankChoiceOf({ ...readBankSearch({ ...bankSearchOf(choice) }), exam: choice.exam }, 'DNB-CET')).toEqual(choice);
  });
  it('is of the examination that was looked at last where the address names none', () => {
    expect(bankChoiceOf({}, 'DNB-CET').exam).toBe('DNB-CET');
    expect(bankChoiceOf({ exam: 'all' }, 'DNB-CET').exam).toBe('DNB-CET');
  });
  it('begins at the first page of the list again', () => expect({ page: 4, ...bankSearchOf(narrow) }.page).toBeUndefined());
  it('is asked of the server without a state where any will do', () => {
    expect(filtersAsked(everything)).toEqual({ examType: 'NEET-PG', text: '', subjects: [], topics: [], difficulties: [] });
    expect(filtersAsked(narrow)).toMatchObject({ difficulties: ['Hard'], state: 'incorrect' });
  });
  it('is cleared but for the examination', () => expect(cleared(narrow)).toEqual({ ...everything, exam: 'USMLE Step 1' }));
  it('narrows by as much as was chosen', () => expect([narrowing(everything), narrowing(narrow)]).toEqual([0, 7]));
  it('is chosen and taken back', () => expect([toggled(['a'], 'b'), toggled(['a', 'b'], 'a')]).toEqual([['a', 'b'], ['b']]));
});
