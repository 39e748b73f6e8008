import { Button } from '@mantine/core';
import { figureText } from '../../ui/counts.ts';
import { TabMessage } from '../TabMessage.tsx';
import { type BankChoice, cleared, narrowing } from './bankFilters.rules.ts';
import type { Bank } from './useBank.ts';

interface NothingFitsProps {
  readonly choice: BankChoice;
  readonly exams: Bank['exams'];
  readonly onChange: (choice: BankChoice) => void;
}

/** In the place of the list where nothing fits: what would fit, nearest first. */
export function NothingFits({ choice, exams, onChange }: NothingFitsProps) {
  const own = exams.find(({ exam }) => exam === choice.exam)?.count;
  const others = exams.filter(({ exam, count }) => exam !== choice.exam && count > 0);
  const canClear = narrowing(choice) > 0 && own !== 0;
  const actions = (
    <>
      {canClear && (
        <Button onClick={() => onChange(cleared(choice))} data-testid="bank-clear-all">
          {own === undefined ? 'Clear Filters' : `All of ${choice.exam} (${figureText(own)})`}
        </Button>
      )}
      {own === 0 &&
        others.map(({ exam, count }) => (
          <Button key={exam} variant="default" onClick={() => onChange({ ...cleared(choice), exam })}>
            {exam} ({figureText(count)})
          </Button>
        ))}
    </>
  );
  return (
    <TabMessage flat title="No question fits" testId="bank-none" actions={actions}>
      <p>
        {own === 0
          ? `There are no questions for ${choice.exam} yet. There are for:`
          : 'All that you chose must hold at once. Take a filter away, or look for other words.'}
      </p>
    </TabMessage>
  );
}
