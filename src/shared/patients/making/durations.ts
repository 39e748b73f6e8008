const [day, week, month, year] = [24, 7 * 24, 730, 8766];

/** Hours for which something lasts at least where a finding is there, and at most. */
interface Lasting {
  readonly from?: number;
  readonly to?: number;
}

function alike(lasting: Lasting, ids: string): (readonly [string, Lasting])[] {
  return ids.split(' ').map((id) => [id, lasting] as const);
}

/** A finding may stand in one list for the least and in another for the most. */
function merged(entries: readonly (readonly [string, Lasting])[]): ReadonlyMap<string, Lasting> {
  const byId = new Map<string, Lasting>();
  for (const [id, lasting] of entries) byId.set(id, { ...byId.get(id), ...lasting });
  return byId;
}

/** What takes its time, and what is no longer said after a while. */
const lastings = merged([
  ...alike({ from: 2 * year }, 'since-childhood since-birth'),
  ...alike({ from: 6 * month }, 'chronic-pelvic-pain infertility'),
  ...alike({ from: 12 * week }, 'widespread-pain'),
  ...alike({ from: week }, 'dyspareunia deep-dyspareunia superficial-dyspareunia'),
  ...alike({ from: 8 * week }, 'slowly-growing chronic-cough clubbing cachexia attacks-more-frequent delayed-puberty'),
  ...alike(
    { from: 4 * week },
    'chronic-diarrhoea relapsing-remitting weight-loss unintentional-weight-loss weight-loss-despite-appetite weight-gain muscle-wasting persistent-hoarseness functional-decline stepwise-decline seasonal linked-to-periods change-in-bowel-habit koilonychia memory-loss personality-change progressive-dysphagia faltering-growth recurrent-headache recurrent-epistaxis recurrent-mouth-ulcers recurrent-falls hair-loss amenorrhoea irregular-periods non-healing-mouth-ulcer recurrent-infections gradual-vision-loss steatorrhoea',
  ),
  ...alike({ from: 2 * week }, 'prolonged-fever stepladder-fever daily-headache relapsing-fever-episodes'),
  ...alike({ from: 5 * day }, 'fever-five-days improves-on-holiday'),
  ...alike(
    { from: 3 * day },
    'gradual-onset night-sweats biphasic-course evening-rise-of-temperature lasts-days worse-at-work saddleback-fever better-away-from-home mood-swings worse-as-fever-falls cxr-bilateral-infiltrates lymphopenia',
  ),
  ...alike({ from: 2 * day }, 'worse-in-evening worse-in-morning decreased-need-for-sleep severe-renal-failure-labs'),
  ...alike({ from: day }, 'very-high-transaminases lasts-seconds lasts-minutes progressive-course same-time-each-day early-morning-waking'),
  ...alike({ from: 12 }, 'oliguria anuria'),
  ...alike({ to: 6 * week }, 'rapidly-progressive first-episode'),
  ...alike({ to: 2 * week }, 'thunderclap-headache maximal-at-onset lucid-interval post-traumatic-amnesia'),
  ...alike({ to: 3 * month }, 'sudden-onset'),
  ...alike({ to: 3 * month }, 'fever'),
  ...alike({ to: 6 * month }, 'prolonged-fever psychosocial-stressor'),
  ...alike({ to: 8 * week }, 'high-fever rigors dehydration'),
  ...alike(
    { to: 2 * week },
    'massive-rectal-bleeding haematemesis massive-haematemesis melaena massive-haemoptysis hypotension severe-hypoxia respiratory-distress heavy-acute-vaginal-bleeding',
  ),
  ...alike({ to: week }, 'coma reduced-consciousness guarding rebound-tenderness extreme-hyperthermia cannot-be-woken'),
  ...alike({ to: 3 * day }, 'shock rigid-abdomen toxic-appearance'),
]);

/** What may be there longer or shorter than the trouble itself, but is not complained of for such a time. */
const complained = merged([
  ...alike({ from: 8 * week }, 'developmental-delay motor-delay speech-delay'),
  ...alike({ from: 2 * week }, 'low-mood'),
  ...alike({ from: 4 * week }, 'cold-intolerance heat-intolerance dry-skin oily-skin brittle-nails hirsutism low-libido daytime-sleepiness snoring'),
  ...alike(
    { to: 3 * month },
    'presyncope syncope persistent-vomiting bilious-vomiting projectile-vomiting reduced-consciousness massive-rectal-bleeding heavy-acute-vaginal-bleeding',
  ),
]);

/** What is noticed in the first two years of a life, if ever: it has gone on since. */
const sinceInfancy: ReadonlySet<string> = new Set('developmental-delay motor-delay speech-delay early-handedness-scissoring'.split(' '));
const infancyTo = 2 * year;

/** What was there from the first hour of a life: it has lasted as long. */
const sinceBirth: ReadonlySet<string> = new Set(['cyanosis-at-birth']);

const firstDays = 5 / 365;

/** @returns whether somebody of an age, in years, can have been ill for so many hours: not before birth, and in the first days of a life from the first day on */
export function canHaveLasted(hours: number, age: number): boolean {
  return hours < age * year && (age >= firstDays || age * year - hours <= day);
}

/** The findings that have a time of theirs, for the test that they exist. */
export const timed: readonly string[] = [...lastings.keys(), ...complained.keys(), ...sinceInfancy, ...sinceBirth];

function isWithin({ from = 0, to = Number.POSITIVE_INFINITY }: Lasting, hours: number): boolean {
  return hours >= from && hours <= to;
}

/** @returns whether a finding goes with something that somebody of an age, in years, has had for so many hours */
export function fitsDuration(id: string, hours: number, age: number): boolean {
  if (sinceBirth.has(id) && age * year - hours > day) return false;
  return isWithin(lastings.get(id) ?? {}, hours);
}

/** @returns whether somebody of an age, in years, complains of a finding as having lasted for so many hours */
export function fitsComplaint(id: string, hours: number, age: number): boolean {
  if (sinceInfancy.has(id) && age * year - hours > infancyTo) return false;
  return isWithin(complained.get(id) ?? {}, hours);
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
