import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { type BankChoice, bankExams, filtersAsked, narrowing } from './bankFilters.rules.ts';

/** So many questions are listed at once. */
export const rowsOnPage = 20;

// Asked again whenever it is shown: a block that was taken changes it, and so does signing in.
const anew = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const;

/** What the server has for a choice: how many fit, beside which other choices, and a page of them. */
export function useBank(choice: BankChoice, page: number) {
  const asked = filtersAsked(choice);
  const listInput = { ...asked, limit: rowsOnPage, offset: (page - 1) * rowsOnPage };
  const counts = trpc.bank.counts.useQuery(asked, anew);
  const list = trpc.bank.questions.useQuery(listInput, anew);
  const isNoneFit = counts.data?.total === 0 && !counts.isPlaceholderData;
  const exams = useExamCounts(isNoneFit);
  return {
    counts: counts.data,
    list,
    listInput,
    isNoneFit,
    exams: exams ?? [],
    /** Whether there is nothing at all, for no examination. */
    isEmpty: exams?.every(({ count }) => count === 0) ?? false,
    /** Whether it is not known yet if there is anything at all: whoever narrows nothing and finds nothing may be the first to look. */
    isUnsure: isNoneFit && exams === null && narrowing(choice) === 0,
  };
}

/** How many questions each examination has, asked where a choice has none; null until all of it is known, or where it could not be asked. */
function useExamCounts(isWanted: boolean) {
  const all = trpc.useQueries((t) => bankExams.map((examType) => t.bank.counts({ examType }, { enabled: isWanted })));
  const known = all.flatMap(({ data }, place) => {
    const exam = bankExams[place];
    return data && exam ? [{ exam, count: data.total }] : [];
  });
  return isWanted && known.length === bankExams.length ? known : null;
}

export type Bank = ReturnType<typeof useBank>;
