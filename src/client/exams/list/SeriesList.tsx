import { trpc } from '../../lib/trpc.ts';
import { PaperList } from './PaperList.tsx';
import { SeriesCard } from './SeriesCard.tsx';

/** The test series: whole tests with the sections, times and marking of their examination. */
export function SeriesList() {
  const query = trpc.exams.listSeries.useQuery({ limit: 500 });
  return (
    <PaperList kind="series" query={query}>
      {(series, start) => <SeriesCard key={series.id} series={series} {...start} />}
    </PaperList>
  );
}
