const [day, week, month, year] = [24, 7 * 24, 730, 8766];

/** Hours for which something lasts at least where a finding is there, and at most. */
interface Lasting {
  readonly from?: number;
  readonly to?: number;
}

function alike(lasting: Lasting, ids: string): (readonly [string, Lasting])[] {
  return ids.split(' ').map((id) => [id, lasting] as const);
}

/** What takes its time, and what is no longer said after a while. */
const lastings: ReadonlyMap<string, Lasting> = new Map([
  ...alike({ from: 2 * year }, 'since-childhood since-birth'),
  ...alike({ from: 6 * month }, 'chronic-pelvic-pain infertility'),
  ...alike({ from: 8 * week }, 'chronic-cough clubbing cachexia attacks-more-frequent delayed-puberty'),
  ...alike(
    { from: 4 * week },
    'chronic-diarrhoea relapsing-remitting slowly-growing weight-loss unintentional-weight-loss weight-loss-despite-appetite weight-gain muscle-wasting persistent-hoarseness functional-decline stepwise-decline seasonal linked-to-periods change-in-bowel-habit koilonychia memory-loss personality-change progressive-dysphagia faltering-growth recurrent-headache recurrent-epistaxis recurrent-mouth-ulcers recurrent-falls hair-loss amenorrhoea irregular-periods non-healing-mouth-ulcer recurrent-infections gradual-vision-loss steatorrhoea',
  ),
  ...alike({ from: 2 * week }, 'prolonged-fever stepladder-fever daily-headache relapsing-fever-episodes'),
  ...alike({ from: 5 * day }, 'fever-five-days improves-on-holiday'),
  ...alike({ from: 3 * day }, 'gradual-onset night-sweats biphasic-course evening-rise-of-temperature lasts-days worse-at-work saddleback-fever'),
  ...alike({ from: day }, 'progressive-course same-time-each-day early-morning-waking'),
  ...alike({ to: 6 * week }, 'rapidly-progressive first-episode'),
  ...alike({ to: 2 * week }, 'thunderclap-headache maximal-at-onset lucid-interval post-traumatic-amnesia'),
  ...alike({ to: 3 * month }, 'sudden-onset'),
  ...alike({ to: 6 * month }, 'fever prolonged-fever'),
  ...alike({ to: 8 * week }, 'high-fever rigors dehydration'),
  ...alike(
    { to: 2 * week },
    'massive-rectal-bleeding haematemesis massive-haematemesis melaena massive-haemoptysis hypotension severe-hypoxia respiratory-distress heavy-acute-vaginal-bleeding',
  ),
  ...alike({ to: week }, 'coma reduced-consciousness guarding rebound-tenderness extreme-hyperthermia cannot-be-woken'),
  ...alike({ to: 3 * day }, 'shock rigid-abdomen toxic-appearance'),
]);

/** @returns whether a finding goes with something that has lasted for so many hours */
export function fitsDuration(id: string, hours: number): boolean {
  const { from = 0, to = Number.POSITIVE_INFINITY } = lastings.get(id) ?? {};
  return hours >= from && hours <= to;
}

/** A duration as it is told. */
interface Told {
  readonly hours: number;
  readonly words: string;
}

const told = (count: number, unit: 'hour' | 'day' | 'week' | 'month' | 'year', hours: number): Told => ({
  hours: count * hours,
  words: count === 1 ? `one ${unit}` : `${count} ${unit}s`,
});

/** Round durations in each of the five bins that conditions speak of: hours, days, weeks, months, years. */
export const durations: readonly (readonly Told[])[] = [
  [2, 4, 6, 8, 12, 18].map((count) => told(count, 'hour', 1)),
  [1, 2, 3, 4, 5, 6].map((count) => told(count, 'day', day)),
  [...[10, 12].map((count) => told(count, 'day', day)), ...[2, 3, 4, 5].map((count) => told(count, 'week', week))],
  [...[7, 8].map((count) => told(count, 'week', week)), ...[3, 4, 5, 6, 8, 10].map((count) => told(count, 'month', month))],
  [1, 2, 3, 4, 5, 8].map((count) => told(count, 'year', year)),
];

/** @returns how a duration of the lists above is told */
export function durationInWords(hours: number): string {
  return durations.flat().find((one) => one.hours === hours)?.words ?? `${hours} hours`;
}
