import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useAuth } from '../../lib/auth.ts';
import { questionCount } from '../../ui/counts.ts';
import { PageLoader } from '../../ui/PageLoader.tsx';
import { SideMenu } from '../../ui/SideMenu.tsx';
import { usePreferences } from '../preferences.ts';
import { BankFilterPanel } from './BankFilterPanel.tsx';
import { BlockBuilder } from './BlockBuilder.tsx';
import { type BankChoice, bankChoiceOf, bankSearchOf, narrowing, readBankSearch } from './bankFilters.rules.ts';
import { blockSize } from './blockSize.rules.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { NothingFits } from './NothingFits.tsx';
import classes from './QuestionBank.module.css';
import { QuestionList } from './QuestionList.tsx';
import { SearchBox } from './SearchBox.tsx';
import { StartBar } from './StartBar.tsx';
import { useBank } from './useBank.ts';
import { useStartBlock } from './useStartBlock.ts';
import { useStartFromAddress } from './useStartFromAddress.ts';

const route = getRouteApi('/pg-preparation');

interface FiltersProps {
  readonly choice: BankChoice;
  readonly counts: ReturnType<typeof useBank>['counts'];
  readonly onChange: (choice: BankChoice) => void;
}

/** The filters: beside the questions where there is room, and else behind a button, over them. */
function Filters({ choice, counts, onChange }: FiltersProps) {
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const [isOpen, open] = useState(false);
  const search = <SearchBox key={choice.text} text={choice.text} onSearch={(text) => onChange({ ...choice, text })} />;
  const panel = <BankFilterPanel choice={choice} counts={counts} onChange={onChange} />;
  if (isWide)
    return (
      <aside className={classes.filters} aria-label="Filters">
        {search}
        {panel}
      </aside>
    );
  const chosen = narrowing({ ...choice, text: '' });
  return (
    <div className={classes.top}>
      {search}
      <Button
        variant="default"
        leftSection={<IconFilter size={18} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => open(true)}
        data-testid="bank-filters"
      >
        {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
      </Button>
      <SideMenu title="Filters" isOpen={isOpen} onClose={() => open(false)} size={400}>
        {panel}
        <div className={classes.show}>
          <Button fullWidth onClick={() => open(false)} data-testid="bank-show">
            {counts === undefined ? 'Show the questions' : `Show ${questionCount(counts.total)}`}
          </Button>
        </div>
      </SideMenu>
    </div>
  );
}

/** Every question of an examination: searched, filtered, and drawn into blocks of one's own. */
export function QuestionBank({ onSeries }: { readonly onSeries: () => void }) {
  const said = route.useSearch();
  const search = { ...readBankSearch({ ...said }), exam: said.exam };
  const navigate = route.useNavigate();
  const { user, isLoading } = useAuth();
  const [preferences, prefer] = usePreferences();
  const choice = bankChoiceOf(search, preferences.bankExam);
  const { page = 1 } = search;
  const bank = useBank(choice, page);
  const { start, press, isPending } = useStartBlock(choice, preferences);
  const fitting = bank.counts?.total ?? bank.list.data?.total;
  const size = blockSize(preferences.blockSize, fitting ?? preferences.blockSize);
  useStartFromAddress(fitting !== undefined && fitting > 0, () => start(size, true));

  const change = (next: BankChoice) => {
    if (next.exam !== choice.exam) prefer({ bankExam: next.exam });
    void navigate({ search: (before) => ({ ...before, ...bankSearchOf(next) }), resetScroll: false });
  };
  const turn = (next: number) => void navigate({ search: (before) => ({ ...before, page: next === 1 ? undefined : next }), resetScroll: false });
  if (bank.isEmpty) return <ComingSoon onSeries={onSeries} />;
  if (bank.isUnsure) return <PageLoader label="Loading the question bank" />;
  return (
    <div className={classes.bank} data-testid="question-bank">
      <Filters choice={choice} counts={bank.counts} onChange={change} />
      <div className={classes.make}>
        <BlockBuilder preferences={preferences} fitting={fitting ?? Number.POSITIVE_INFINITY} onChange={prefer} />
      </div>
      <StartBar size={size} fitting={fitting} isPending={isPending} onStart={() => press(size)} />
      <div className={classes.fit}>
        {bank.isNoneFit ? (
          <NothingFits choice={choice} exams={bank.exams} onChange={change} />
        ) : (
          <QuestionList bank={bank} page={page} onPage={turn} isSignedIn={isLoading || user !== null} />
        )}
      </div>
    </div>
  );
}
