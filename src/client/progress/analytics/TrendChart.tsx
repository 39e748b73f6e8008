import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { momentInWords } from '../../ui/dates.ts';
import { percentText } from '../../ui/percent.ts';
import { excellentPercentage, passPercentage } from '../rating.rules.ts';
import classes from './TrendChart.module.css';
import { dayUnder, pointsOf, type Trend, type TrendPoint, trendText } from './trend.rules.ts';

interface PointedProps {
  readonly point: TrendPoint | undefined;
}

function Pointed({ point }: PointedProps) {
  if (!point) return null;
  return (
    <div className={classes.pointed}>
      <strong>{percentText(point.percentage)}</strong> {point.title}
      <span>{momentInWords(point.at)}</span>
    </div>
  );
}

const bounds = [
  { y: passPercentage, name: 'Good' },
  { y: excellentPercentage, name: 'Excellent' },
].map(({ y, name }) => ({ y, color: 'var(--an-line-strong)', labelPosition: 'right' as const, label: { value: name, fill: 'var(--an-ink-soft)' } }));

/** The attempts of a subject as a line, the oldest first. The arrow keys move from one to the next. */
export function TrendChart({ trend }: { readonly trend: Trend }) {
  const points = pointsOf(trend);
  const at = (place: unknown) => points.find((point) => point.place === String(place));
  return (
    <LineChart
      h={260}
      className={classes.chart}
      data={points.map((point) => ({ ...point }))}
      dataKey="place"
      series={[{ name: 'percentage', label: trend.subject, color: 'var(--an-accent)' }]}
      curveType="linear"
      gridColor="var(--an-line)"
      textColor="var(--an-ink-soft)"
      referenceLines={bounds}
      yAxisProps={{ domain: [0, 100], ticks: [0, 20, 40, 60, 80, 100], width: 44 }}
      xAxisProps={{ tickFormatter: (place: string) => dayUnder(at(place)), minTickGap: 24 }}
      valueFormatter={(value) => `${value}%`}
      dotProps={{ r: 3.5 }}
      activeDotProps={{ r: 6 }}
      tooltipProps={{ content: ({ label }) => <Pointed point={at(label)} /> }}
      lineChartProps={{ margin: { top: 8, right: 64 }, title: `How ${trend.subject} went`, desc: trendText(trend) }}
      data-testid="trend-chart"
    />
  );
}
