import type { RecognisedFinding } from '../diagnostics/diagnostics.schema.ts';
import { numberWords } from '../diagnostics/duration.rules.ts';
import { isTransgender } from '../diagnostics/engine/case/demographics.ts';
import { isAfterBirth, isStillPregnant } from '../diagnostics/engine/case/given-birth.ts';
import type { DrugBook } from './drug-book.ts';
import { type DrugMention, readDrugs } from './read-drugs.ts';
import { refusesBlood } from './refused-blood.rules.ts';

export type Trimester = 'first' | 'second' | 'third';

/** What of a patient decides which drugs are safe. */
export interface PatientProfile {
  readonly age: number | null;
  readonly sex: 'male' | 'female' | 'other' | null;
  /** Null where nothing says so; the trimester is null where it is not told. */
  readonly pregnancy: { readonly trimester: Trimester | null; readonly isCertain: boolean } | null;
  readonly isBreastFeeding: boolean;
  readonly refusesBlood: boolean;
  readonly hasRenalDisease: boolean;
  readonly hasHepaticDisease: boolean;
  /** Drugs and classes of drugs, by id. */
  readonly allergies: readonly string[];
  /** An allergy to some drug that is not named. */
  readonly hasUnknownAllergy: boolean;
  readonly takes: readonly DrugMention[];
  /** What is about to be given, and not taken yet. */
  readonly planned: readonly DrugMention[];
  /** Drugs that did harm once, or were not borne. */
  readonly illBorne: readonly { readonly id: string; readonly isGrave: boolean }[];
  /** Everything that was understood and is so, now or in the past. */
  readonly findings: ReadonlySet<string>;
  /** Everything that was told, as it stands there; left out where no patient is told of. */
  readonly told?: string;
  /** Of what was understood, what is so now. */
  readonly now: ReadonlySet<string>;
}

/** By the ids of findings. */
const pregnant = [
  'pregnancy',
  'first-trimester',
  'second-trimester',
  'third-trimester',
  'pregnancy-after-20-weeks',
  'term-pregnancy',
  'multiple-pregnancy',
  'first-pregnancy',
  'pregnancy-test-positive',
  'intrauterine-pregnancy-scan',
  'bleeding-in-pregnancy',
  'itching-in-pregnancy',
];
const third = ['third-trimester', 'term-pregnancy'];
const second = ['second-trimester', 'pregnancy-after-20-weeks'];
const first = ['first-trimester'];
const renal = [
  'chronic-kidney-disease',
  'dialysis',
  'missed-dialysis',
  'raised-creatinine',
  'severe-renal-failure-labs',
  'small-kidneys',
  'polycystic-kidney-disease',
];
const hepatic = ['chronic-liver-disease', 'cirrhosis', 'cirrhotic-liver-imaging'];

/** "A rash with antibiotics": a class that holds many families names no drug. */
const unnamed = ['antibacterial', 'vaccine', 'antiseizure', 'antidepressant'];
export const isUnnamedClass = (id: string): boolean => unnamed.includes(id);

/** "32 weeks pregnant", "pregnant, 12/40", "at 20 weeks' gestation". */
const gestation =
  /\b(?:(\d{1,2})(?:\s?\+\s?\d)?\s*(?:-|\s)?(?:weeks?|wks?)[’']?\s*(?:\+\s?\d\s*)?(?:pregnan|gestation|of pregnancy|gravid|of gestation)|pregnan\w*[^.;\n]{0,20}?\b(\d{1,2})(?:\s?\+\s?\d)?\s*(?:weeks?|wks?|\/40))/i;

/** "G2P1 at 36 wks", "Primi, 35+4 weeks", "20 wks preg", "28 weeks in her second pregnancy". */
const obstetric =
  /\b(?:G\d\s?P\d\w*|primi(?:gravida)?|multi(?:gravida)?|gravida \d)\b[^.;\n]{0,12}?\b(\d{1,2})(?:\s?\+\s?\d)?\+?\s?(?:weeks?|wks?)\b|\b(\d{1,2})(?:\s?\+\s?\d)?\+?\s?(?:weeks?|wks?)\b[^.;\n]{0,12}?\b(?:preg\b|pregnan|POG\b|gestation|in (?:her|my|the) \w+ pregnan)/i;

/** @returns the trimester of a week of pregnancy: the first up to 13 weeks, the third from 28 weeks on */
export function trimesterOf(week: number): Trimester {
  if (week < 14) return 'first';
  return week < 28 ? 'second' : 'third';
}

/** A mole is no fetus, and needs drugs that would harm one; a mole of before says nothing of a pregnancy of now. */
const molar =
  /(?<!\b(?:previous|past|earlier|prior|last|history of|had|after) (?:an? )?)\b(?:molar pregnanc|hydatidiform|(?:complete|partial|invasive) mole\b)(?![^.;\n]{0,40}\b(?:ago|previously|before|in (?:19|20)\d\d))/i;
const pregnantAgain = /\bpregnant (?:again|now)\b|\b(?:now|currently|again)\b[^.;\n]{0,20}\bpregnant\b/i;
/** "Miscarried, was 9 weeks pregnant". */
const lostPregnancy = /\b(?:was|were)\b[^.;\n]{0,20}\b(?:weeks?|wks?) pregnant\b/i;
const loss = /\b(?:miscarri\w+|terminated|termination|lost (?:it|the baby|her baby|my baby|the pregnancy))\b/i;
/** Whether the pregnancy that is told has ended: after a birth, or where it was a mole. A bleeding after an earlier birth, in the history, ends none that is the complaint. */
function isPregnancyOver({ symptoms, history, recognised }: Told): boolean {
  const text = `${symptoms}\n${history}`;
  if (molar.test(text) && !pregnantAgain.test(text)) return true;
  if (lostPregnancy.test(text) && loss.test(text) && !isStillPregnant(text)) return true;
  return isAfterBirth({ symptoms, history, recognised });
}

function pregnancyOf(findings: ReadonlySet<string>, text: string): PatientProfile['pregnancy'] {
  const has = (ids: readonly string[]) => ids.some((id) => findings.has(id));
  const match = gestation.exec(text) ?? obstetric.exec(text);
  const week = Number(match?.[1] ?? match?.[2] ?? Number.NaN);
  const told = week >= 3 && week <= 43 ? trimesterOf(week) : null;
  if (told !== null || has(pregnant) || has(third) || has(second) || has(first)) {
    return { trimester: told ?? (has(third) ? 'third' : has(second) ? 'second' : has(first) ? 'first' : null), isCertain: true };
  }
  return findings.has('possible-pregnancy') ? { trimester: null, isCertain: false } : null;
}

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
/** Findings that are called recent -> after how many days they decide on no drug any more. */
const lapsesAfter = new Map([
  ['neuraxial-puncture', 2],
  ['recent-surgery', 41],
]);
/** "Eight days ago", "6 weeks after". */
const dated = /(?<!\p{L})(\d{1,2}|\p{L}+)[\s-]*(day|week|month|year)s? (?:ago|back|earlier|post|after|since|following)(?!\p{L})/iu;

/** A pregnancy that is told of a child of four, or of a woman of seventy, is somebody else's. */
const couldBePregnant = (age: number | null): boolean => age === null || (age >= 9 && age <= 60);

interface Told {
  readonly age: number | null;
  readonly sex: PatientProfile['sex'];
  readonly symptoms: string;
  readonly history: string;
  readonly recognised: readonly (Pick<RecognisedFinding, 'findingId' | 'state'> & Partial<Pick<RecognisedFinding, 'source' | 'spans'>>)[];
}

/** Findings that others told beside them explain otherwise: who is dry passes no urine, shock has cold hands, glucose thins the sodium. */
const otherwise = new Map<string, readonly string[]>([
  ['urinary-retention', ['vomiting', 'persistent-vomiting', 'dehydration', 'anuria', 'oliguria', 'shock']],
  ['hyponatraemia', ['hyperglycaemia', 'extreme-hyperglycaemia', 'ketones']],
  ['limb-ischaemia-signs', ['shock', 'hypotension']],
]);

/** Whether a finding is nothing but the name of a drug that is not taken: "methotrexate" of "methotrexate stopped in May". */
function isOfNoDrugTaken({ source, spans = [] }: Told['recognised'][number], { symptoms, history }: Told, notTaken: ReadonlySet<string>): boolean {
  const text = source === 'medicalHistory' ? history : symptoms;
  return spans.length > 0 && source !== 'answer' && spans.every(({ start, end }) => notTaken.has(text.slice(start, end).toLowerCase()));
}

/** Whether what is called recent is told of a time long enough ago: "an epidural eight days ago". */
function isLapsed({ findingId, source, spans = [] }: Told['recognised'][number], { symptoms, history }: Told): boolean {
  const limit = lapsesAfter.get(findingId);
  if (limit === undefined || spans.length === 0) return false;
  const text = source === 'medicalHistory' ? history : symptoms;
  return spans.every(({ start, end }) => {
    const before =
      text
        .slice(Math.max(0, start - 24), start)
        .split(/[.;,\n]/)
        .at(-1) ?? '';
    const [, count = '', unit = ''] = dated.exec(`${before}${text.slice(start, end + 24).split(/[.;\n]/)[0]}`) ?? [];
    return (Number(count) || (numberWords[count.toLowerCase()] ?? 0)) * (daysIn[unit.toLowerCase()] ?? 0) > limit;
  });
}

/** @returns what is known of a patient that matters for drugs: from what the engine understood, and from the drugs that the texts name */
export function patientProfile(told: Told, book: DrugBook): PatientProfile {
  const { age, sex, symptoms, history } = told;
  const drugs = readDrugs(`${symptoms}\n${history}`, book);
  const allergic = drugs.flatMap(({ id, state }) => (state === 'allergic' ? [id] : []));
  const isTaken = ({ id, state }: DrugMention) => state === 'taken' && !allergic.includes(id);
  const taken = new Set(drugs.filter(isTaken).map(({ id }) => id));
  const notTaken = new Set(drugs.flatMap(({ id, text }) => (taken.has(id) ? [] : [text.toLowerCase()])));
  const recognised = told.recognised.filter((one) => !isOfNoDrugTaken(one, told, notTaken) && !isLapsed(one, told));
  const present = new Set(recognised.flatMap(({ findingId, state }) => (state === 'present' ? [findingId] : [])));
  const now = new Set([...present].filter((id) => !otherwise.get(id)?.some((other) => present.has(other))));
  const ever = new Set(recognised.flatMap(({ findingId, state }) => (state === 'present' || state === 'past' ? [findingId] : [])));
  const has = (ids: readonly string[]) => ids.some((id) => ever.has(id));
  const allergies = allergic.filter((id) => !isUnnamedClass(id));
  return {
    age,
    sex,
    pregnancy:
      (sex === 'male' && !isTransgender(`${symptoms}\n${history}`)) || !couldBePregnant(age) || isPregnancyOver(told)
        ? null
        : pregnancyOf(now, `${symptoms}\n${history}`),
    isBreastFeeding: now.has('breastfeeding'),
    refusesBlood: refusesBlood(`${symptoms}\n${history}`),
    hasRenalDisease: has(renal),
    hasHepaticDisease: has(hepatic),
    allergies,
    hasUnknownAllergy: allergies.length === 0 && (ever.has('drug-allergy') || allergic.length > 0),
    takes: drugs.filter(isTaken),
    planned: drugs.filter(({ id, state }) => state === 'planned' && !taken.has(id)),
    illBorne: drugs.flatMap(({ id, state }) => (state === 'harmed' || state === 'intolerant' ? [{ id, isGrave: state === 'harmed' }] : [])),
    findings: ever,
    told: `${symptoms}\n${history}`,
    now,
  };
}
