import type { RankedCondition } from '../../content/knowledge.types.ts';
import type { Finding } from '../../content/schema/finding.schema.ts';
import { withinSentence } from '../../diagnostics/engine/answer/explain.ts';
import type { Draw } from '../base/draw.rules.ts';
import type { MadePatient, PatientBase } from '../base/patient.types.ts';
import { isOnlyFelt } from './age-and-sex.ts';
import { durationInWords, fitsComplaint } from './durations.ts';
import { personInWords } from './person.ts';

const mostComplaints = 3;
/** What so many conditions show gives none of them away. */
const fitsMuchFrom = 25;
/** What so many do gives none of them away, even where it is a part of the name: headache in "Tension-type headache". */
const commonFrom = 80;
/** Of less than this a patient does not complain first. */
const least = 0.05;

/** What people notice of themselves without a doctor. */
const noticed: ReadonlySet<Finding['kind']> = new Set(['symptom']);
const seen: ReadonlySet<Finding['kind']> = new Set(['symptom', 'sign']);

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];

/** Whether a name shares a word with the disease, and so gives it away. */
function givesAway(name: string, condition: RankedCondition, { aliases }: PatientBase): boolean {
  const known = [condition.name, ...(aliases.get(condition.id) ?? [])].flatMap(wordsOf);
  return wordsOf(name).some((word) => known.some((other) => other.startsWith(word.slice(0, 6)) || word.startsWith(other.slice(0, 6))));
}

/** Where what others see of somebody is written down, and what of it is seen elsewhere. */
const visibleTopics =
  /^(?:skin\/|breast\/lumps|breast\/skin|ear-nose-throat\/neck|gastrointestinal\/(?:cholestasis|hernia)|general\/(?:fluid|weight)|musculoskeletal\/(?:pain-by|bone|joints|connective)|male-genital\/scrotum|eye\/(?:discomfort|lids)|cardiovascular\/(?:heart-failure|veins)|endocrine\/|sexual-health\/(?:lumps|ulcers)|neurological\/movement|paediatric\/)/;
const visibleOthers = new Set([
  'cyanosis',
  'stridor',
  'pallor',
  'facial-weakness',
  'muscle-wasting',
  'abdominal-distension',
  'swollen-gums',
  'mouth-ulcer',
  'speech-delay',
  'aggression',
]);
/** What only whoever examines finds, wherever it is written down. */
const examined =
  /murmur|tender|crackle|sign|reflex|bruit|megaly|lymphaden|crepitus|apex|jvp|heart sound|split|heave|limited|laxity|effusion|fontanelle|abnormal|sensation|lid lag|sectoral|ciliary|redness of the skin|visible gastric|mass|rigidity|bradykinesia|slowness/i;
/** Told when it is asked for, not at the door. */
const notAtTheDoor = /^psychiatric\/(?:suicide|danger)|violence/;
const privately = new Set([
  'suicidal-ideation',
  'self-harm',
  'suicide-attempt',
  'passive-death-wish',
  'harm-to-baby-thoughts',
  'violent-intent',
  'hallucinations',
  'delusions',
]);

/** Whether somebody comes because of it: what is felt, or seen without looking closely. */
function bringsPeople({ id, kind, name }: Finding, { topics }: PatientBase): boolean {
  const topic = topics.get(id) ?? '';
  if (notAtTheDoor.test(topic) || privately.has(id)) return false;
  return kind === 'symptom' || visibleOthers.has(id) || (visibleTopics.test(topic) && !examined.test(name));
}

/** A name that stands in a sentence: "shortness of breath", and neither "Comes and goes" nor what needs a bracket. */
function isSayable({ name }: Finding): boolean {
  return (
    !/[(),:;]| or | that | then | known |weeks|lasting|child\b|infant|newborn|baby/i.test(name) &&
    name.split(' ').length <= 6 &&
    !/^(?:Has|Is|Are|Was|Cannot|No|Not|Never|Known|Wakes|Relieved|Worse)\b/.test(name)
  );
}

/** Who is in such a state complains of nothing: others bring them, and say what they see. */
const dazed = ['reduced-consciousness', 'coma', 'cannot-be-woken'];
const isDazed = (present: ReadonlySet<string>): boolean => dazed.some((id) => present.has(id));
/** Others bring whoever has these, too. */
const brought = ['lack-of-insight', 'confusion', 'aphasia', 'tonic-clonic-seizure', 'disorganised-behaviour'];

/** Who tells, of what, and for how long it has lasted. */
type Teller = Pick<MadePatient, 'present' | 'hours' | 'age'>;

interface Weighed {
  readonly id: string;
  readonly weight: number;
}

/** How fit each finding is to be told first: frequent with the disease, and with much else. */
function weighed(condition: RankedCondition, { present, hours, age }: Teller, draw: Draw, kinds: ReadonlySet<Finding['kind']>, base: PatientBase): Weighed[] {
  const { topics, specialties } = base;
  const { kb } = base.engine;
  return [...present].flatMap((id): Weighed[] => {
    const finding = kb.lexicon.findings.get(id);
    const many = kb.postings.get(id)?.length ?? 0;
    const share = kb.profiles[kb.conditionIndex.get(condition.id) ?? -1]?.get(id)?.sensitivity ?? 0;
    if (
      !finding ||
      !kinds.has(finding.kind) ||
      !isSayable(finding) ||
      !bringsPeople(finding, base) ||
      (many < commonFrom && givesAway(finding.name, condition, base))
    )
      return [];
    if (!fitsComplaint(id, hours, age) || (isDazed(present) && isOnlyFelt(id))) return [];
    const fits = Math.min(1, many / fitsMuchFrom);
    // A sign that others see, such as a rash, comes after what is felt.
    const ofKind = finding.kind === 'symptom' ? 1 : 0.5;
    // What an illness does to the mood is told after what it does to the body.
    const ofMood = topics.get(id)?.startsWith('psychiatric/') && specialties.get(condition.id) !== 'Psychiatry' ? 0.25 : 1;
    return [{ id, weight: share * fits * ofKind * ofMood * (0.75 + 0.5 * draw(`complaint ${id}`)) }];
  });
}

/**
 * @returns two or three findings that the patient comes with, none of which implies another or says much the same; fewer where there are no more
 */
export function drawComplaints(condition: RankedCondition, patient: Teller, draw: Draw, base: PatientBase): string[] {
  const { ancestors, clusters } = base.engine.kb;
  const chosen: string[] = [];
  for (const kinds of [noticed, seen]) {
    const byWeight = weighed(condition, patient, draw, kinds, base).sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
    for (const { id, weight } of byWeight) {
      if (weight < least || chosen.length >= (kinds === noticed ? mostComplaints : 2)) break;
      const isNew = chosen.every(
        (other) => other !== id && !ancestors.get(other)?.includes(id) && !ancestors.get(id)?.includes(other) && clusters.get(other) !== clusters.get(id),
      );
      if (isNew) chosen.push(id);
    }
  }
  return chosen;
}

/** "cough, fever and chills" */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** What is seen of somebody before a word is said. */
function stateInWords({ present, values }: Pick<MadePatient, 'present' | 'values'>): string {
  const weeks = values.get('gestation');
  if (present.has('second-trimester') || present.has('third-trimester')) return weeks === undefined ? ', who is pregnant,' : `, ${weeks} weeks pregnant,`;
  return present.has('postpartum') ? ', who has recently given birth,' : '';
}

/** @returns what is known of a patient from the start beside the complaint */
export function knownFromSight({ present }: Pick<MadePatient, 'present'>): string[] {
  return ['second-trimester', 'third-trimester', 'postpartum'].filter((id) => present.has(id));
}

const carriedTo = 5;
const broughtTo = 16;

function arrives({ age, present }: Pick<MadePatient, 'age' | 'present'>): string {
  if (age < carriedTo) return 'is brought by a parent';
  if ([...dazed, ...brought].some((id) => present.has(id))) return age < broughtTo ? 'is brought by a parent' : 'is brought by relatives';
  return age < broughtTo ? 'comes with a parent' : 'comes';
}

/** @returns the presenting complaint in a sentence: "A 34-year-old woman comes with abdominal pain and nausea for 3 days." */
export function complaintInWords(patient: MadePatient, { engine }: PatientBase): string {
  const names = patient.complaints.map((id) => withinSentence(engine.kb.lexicon.findings.get(id)?.name ?? id, engine.kb));
  const person = personInWords(patient);
  const article = /^(?:8|11-|18-)/.test(person) ? 'An' : 'A';
  const way = arrives(patient);
  const told =
    way === 'comes'
      ? `comes with ${listed(names)}`
      : way === 'comes with a parent'
        ? `comes with a parent because of ${listed(names)}`
        : `${way} with ${listed(names)}`;
  return `${article} ${person}${stateInWords(patient)} ${told}, for ${durationInWords(patient.hours)}.`;
}
