import { Badge } from '@mantine/core';
import { IconClock, IconDiamond, IconHistory, IconLayoutList, IconStethoscope } from '@tabler/icons-react';
import { memo } from 'react';
import type { TestSeries } from '../../../shared/exams/exams.schema.ts';
import { subjectLabel } from './filters.rules.ts';
import { Fact, Facts, PaperCard } from './PaperCard.tsx';
import { seriesFacts } from './texts.rules.ts';

interface SeriesCardProps {
  readonly series: TestSeries;
  readonly isStarting: boolean;
  readonly onStart: (id: string) => void;
}

function Note({ series: { isPremium, isDiscontinued } }: Pick<SeriesCardProps, 'series'>) {
  return (
    <>
      {isPremium && (
        <Badge color="petrol" leftSection={<IconDiamond size={14} stroke={1.75} aria-hidden />}>
          Premium
        </Badge>
      )}
      {isDiscontinued && (
        <>
          <IconHistory size={16} stroke={1.75} aria-hidden /> No longer held
        </>
      )}
    </>
  );
}

/** A test of the test series in the list. */
export const SeriesCard = memo(function SeriesCard({ series, isStarting, onStart }: SeriesCardProps) {
  const { id, subject, examType } = series;
  const [length = [], sections] = seriesFacts(series);
  return (
    <PaperCard
      paper={series}
      testId={`series-card-${id}`}
      start={{ label: 'Start Test', testId: `start-test-${id}`, isPending: isStarting, onClick: () => onStart(id) }}
      note={<Note series={series} />}
    >
      <Facts>
        <Fact icon={<IconStethoscope size={16} stroke={1.75} aria-hidden />}>{[subjectLabel('series', subject), examType]}</Fact>
        <Fact icon={<IconClock size={16} stroke={1.75} aria-hidden />}>{length}</Fact>
        {sections && <Fact icon={<IconLayoutList size={16} stroke={1.75} aria-hidden />}>{sections}</Fact>}
      </Facts>
    </PaperCard>
  );
});
