import type { Caution, Drug } from '../../content/schema/drug.schema.ts';
import { stemsIn } from '../../references/fold.ts';
import { cautionsFor, type PatientCaution } from '../../treatment/cautions.rules.ts';
import { classesOf, type DrugBook, nameOfDrug } from '../../treatment/drug-book.ts';
import { isOtherForm } from '../../treatment/drug-forms.rules.ts';
import type { PatientProfile, Trimester } from '../../treatment/patient.rules.ts';
import { type NamedInText, namesInText, readDrugs } from '../../treatment/read-drugs.ts';
import { isOrdinary, silentWords } from '../support/ordinary.ts';
import type { Known } from './known.ts';
import { isForAdults } from './plan-lines.ts';
import { isTooYoung } from './telling-sentences.ts';
import { cautionSentence } from './treatment-note.ts';

/** A sentence of the data of a drug. */
export interface DrugSaid {
  readonly drug: string;
  readonly text: string;
  /** Id of the source that says so. */
  readonly source: string;
}

/** What the data of the drugs that a question names say to it. */
export interface DrugAnswers {
  /** What two of them do to each other, and what is to be minded in the state that is asked about: the answer itself, the gravest first. */
  readonly cautions: readonly DrugSaid[];
  /** Whether the cautions say what two of them do to each other. */
  readonly areTogether: boolean;
  /** Doses, where they are asked for. */
  readonly doses: readonly DrugSaid[];
  /** Whether the doses are those for what the question names. */
  readonly areDosesMeant: boolean;
}

/** What of a drug a question asks about. */
const asks = {
  dose: /\b(?:dos(?:e|es|age|ing)|how much|how many (?:mg|tablets|vials)|mg|taper)\b/i,
  pregnancy: /\bpregnan|\bgestation|\btrimester\b|\bantenatal\b|\bconceiv|\bconception\b/i,
  breastFeeding: /\bbreast[\s-]?feed|\blactat|\bbreast milk\b|\bnursing mother/i,
  renal: /\b(?:kidneys?(?! (?:infection|stones?))|renal(?! colic)|e?gfr|creatinine|ckd|(?:on|under) dialysis|dialysis patients?)\b/i,
  hepatic: /\bliver\b|\bcirrho|\bhepatic (?:impairment|disease|failure)/i,
  children: /\b(?:child|children|infants?|bab(?:y|ies)|neonat\w*|newborns?|toddlers?|p(?:a)?ediatric|\d+[\s-](?:month|year)s?[\s-]old)\b/i,
  harms: /\bside[\s-]?effects?\b|\badverse\b|\bharms?\b/i,
} as const;

/** One is chosen or the other: two that are never together do nothing to each other. */
const isChoice = /^\W*(?:(?:or|vs|versus|rather than|instead of)\b)/i;

const trimesterIn = (query: string): Trimester | null => {
  const [, said = ''] = /\b(first|second|third|1st|2nd|3rd|early|late)\b[^.;]{0,12}\b(?:trimester|pregnan)/i.exec(query) ?? [];
  const known: Readonly<Record<string, Trimester>> = {
    '1st': 'first',
    early: 'first',
    first: 'first',
    '2nd': 'second',
    second: 'second',
    '3rd': 'third',
    late: 'third',
    third: 'third',
  };
  return known[said.toLowerCase()] ?? null;
};

const hasStems = (text: string, phrase: string) => {
  const there = new Set(stemsIn(text).map(({ stem }) => stem));
  return stemsIn(phrase).every(({ stem }) => there.has(stem));
};

/** What of a drug's cautions a question speaks of: by what the engine read in it, and by the words of their findings. */
function findingsAsked({ cautions, doses }: Drug, query: string, recognised: ReadonlySet<string>, { findings }: Pick<Known, 'findings'>): string[] {
  const there = new Set(stemsIn(query).map(({ stem }) => stem));
  const isSaid = (phrase: string) => {
    const stems = stemsIn(phrase).map(({ stem }) => stem);
    return stems.length > 0 && stems.every((stem) => there.has(stem));
  };
  return cautions
    .flatMap(({ when }) => when)
    .filter((id) => {
      const said = [findings.get(id)?.name ?? '', ...(findings.get(id)?.phrases ?? [])].filter(isSaid);
      // The dose for a stroke is no dose for somebody who had one.
      const isMeant = asks.dose.test(query) && doses.some((dose) => said.some((phrase) => hasStems(dose.for, phrase)));
      return !isMeant && (said.length > 0 || recognised.has(id));
    });
}

/** A question says no age: what is not for every child is marked. */
const youngest = 0;

/** The patient whom a question is about, as far as drugs go. */
function askedPatient(query: string, takes: PatientProfile['takes'], allergies: readonly string[], findings: readonly string[]): PatientProfile {
  const known = new Set(findings);
  return {
    age: null,
    sex: null,
    pregnancy: asks.pregnancy.test(query) ? { trimester: trimesterIn(query), isCertain: true } : null,
    isBreastFeeding: asks.breastFeeding.test(query),
    refusesBlood: false,
    hasRenalDisease: asks.renal.test(query),
    hasHepaticDisease: asks.hepatic.test(query),
    allergies,
    hasUnknownAllergy: false,
    takes,
    planned: [],
    illBorne: [],
    findings: known,
    now: known,
  };
}

/** A question is about no patient whose weeks are not told. */
const stateAsked = (because: string, query: string) =>
  because.replace(/^Pregnant, trimester not told$/, /\bconcepti|\bconceiv/i.test(query) ? 'Before and in pregnancy' : 'In pregnancy');

/** What is said of a state in which a drug is given as to anybody. */
function usualIn(drug: Drug, query: string): string[] {
  const said = (isAsked: boolean, cautions: readonly Caution[], when: string): string[] =>
    isAsked && cautions.every(({ level }) => level === 'usual')
      ? [`**${drug.name}** may be given as to anybody ${when}.`, ...cautions.flatMap(({ text }) => text ?? []).slice(0, 1)]
      : [];
  const { first, second, third } = drug.pregnancy;
  const trimester = trimesterIn(query);
  return [
    ...said(
      asks.pregnancy.test(query),
      trimester ? [drug.pregnancy[trimester]] : [first, second, third],
      trimester ? `in the ${trimester} trimester of pregnancy` : 'in pregnancy',
    ),
    ...said(asks.breastFeeding.test(query), [drug.breastFeeding], 'while breast-feeding'),
    ...said(asks.renal.test(query), [drug.renal], 'with moderately impaired kidneys'),
    ...said(asks.hepatic.test(query), [drug.hepatic], 'with a moderately impaired liver'),
  ];
}

/** Pairs of named drugs that are not a choice between the two, each once. */
function together(query: string, named: readonly NamedInText[]): ReadonlyMap<string, readonly NamedInText[]> {
  let from = 0;
  const places = named.map(({ text }) => {
    const start = query.indexOf(text, from);
    from = start + text.length;
    return { start, end: from };
  });
  const pairs = new Map<string, NamedInText[]>();
  named.forEach((one, i) => {
    named.slice(i + 1).forEach((other, k) => {
      const between = query.slice(places[i]?.end ?? 0, places[i + 1 + k]?.start ?? 0);
      if (one.id === other.id || isChoice.test(between)) return;
      const [drug, taken] = one.kind === 'drug' ? [one, other] : [other, one];
      if (drug.kind === 'drug') pairs.set(drug.id, [...(pairs.get(drug.id) ?? []), taken]);
    });
  });
  return pairs;
}

/** Said of a drug that is not meant: "high potassium, not digoxin". */
const notMeant = /\b(?:not|except|other than|apart from|besides)\s+(?:with\s+|on\s+)?$/i;

/** @returns the drugs and classes that a question is about: none that it leaves out, and none that it asks for as another preparation */
export function namesMeant(query: string, book: DrugBook): NamedInText[] {
  return namesInText(query, book).filter(
    ({ kind, id, before, after }) => !notMeant.test(before) && !(kind === 'drug' && isOtherForm({ classes: classesOf(id, book), before, after })),
  );
}

/** @returns the patient whom a question is about, as far as it tells of one */
export function patientAsked(query: string, book: DrugBook): PatientProfile {
  const allergies = readDrugs(query, book).flatMap(({ id, state }) => (state === 'allergic' ? [id] : []));
  return askedPatient(query, [], allergies, []);
}

/** What is said of a drug whose doses are for others. */
export const noneForChild = 'The doses in its data are for adults or older children; none is for this child.';

/** Figures, units, forms and ways of giving are nothing that a dose is for. */
const noUse =
  /^(?:\d[\w.]*|kg|mg|ml|tablets?|capsules?|syrup|drops?|injections?|infusions?|iv|im|oral|intravenous|starting|start|loading|maintenance|treatment|weight|adults?|boys?|girls?|maximum|max|daily|once|twice|elderly|frail|first|second|taper)$/i;

/** @returns whether a question names, beside drugs and what is asked of them, something that a dose may be for */
export function namesUse(typed: readonly string[], book: DrugBook): boolean {
  return typed.some((words) => !noUse.test(words) && namesInText(words, book).length === 0 && !Object.values(asks).some((asked) => asked.test(words)));
}

const mostCautions = 4;
const mostDoses = 4;

/** What a dose is not for: "who do not bleed", where bleeding is asked about. */
function isForOthers(whom: string, query: string): boolean {
  const not = /\b(?:who (?:do|does|did) not|without|not)\s+(\p{L}+)/iu;
  const [, denied = ''] = not.exec(whom) ?? [];
  return denied !== '' && hasStems(query, denied) && !/\b(?:no|not|without|non)\b/i.test(query);
}

/** The doses of a drug for what a question names; all of them where it names nothing that has one of its own. */
function dosesAsked(drug: Drug, query: string): { readonly doses: Drug['doses']; readonly isMeant: boolean } {
  const isTelling = (stem: string, word: string) => !isOrdinary(word, stem) && !silentWords.has(word);
  const stemsOf = (text: string) => stemsIn(text).flatMap(({ stem, start, end }) => (isTelling(stem, text.slice(start, end).toLowerCase()) ? [stem] : []));
  const own = new Set([drug.name, ...drug.aliases].flatMap(stemsOf));
  // That kidneys or a pregnancy are asked about chooses no dose.
  const about = Object.values(asks).reduce((text, asked) => text.replaceAll(new RegExp(asked, 'gi'), ' '), query);
  const wanted = new Set(stemsOf(about).filter((stem) => !own.has(stem)));
  const isChild = asks.children.test(query);
  const weighed = drug.doses
    .filter((dose) => !isForOthers(dose.for, query))
    .map((dose) => {
      const shared = new Set(stemsOf(`${dose.for} ${dose.id.replaceAll('-', ' ')}`).filter((stem) => wanted.has(stem))).size;
      // "Treatment dose" is what the dose is called, though everybody says so.
      const isCalled = dose.id.split('-').length === 1 && hasStems(query, dose.id) ? 1 : 0;
      return { dose, shared: Math.max(shared, isCalled) + (isChild && asks.children.test(dose.for) ? 0.5 : 0) };
    });
  const most = Math.max(0, ...weighed.map(({ shared }) => shared));
  return {
    doses: weighed
      .filter(({ shared }) => shared === most)
      .map(({ dose }) => dose)
      .slice(0, mostDoses),
    isMeant: most >= 1,
  };
}

const doseSentence = ({ name }: Drug, { for: whom, amount }: Drug['doses'][number]) =>
  `**${name}** (${whom.charAt(0).toLowerCase()}${whom.slice(1)}): ${amount}.`;

/**
 * Answers a question from the data of the drugs that it names: what two of them do to each other, what is to be minded in pregnancy, with impaired kidneys and so on where the
 * question speaks of it, and doses where it asks for them.
 * @param recognised ids of the findings that the engine read in it
 */
export function drugAnswers(
  query: string,
  recognised: ReadonlySet<string>,
  known: Pick<Known, 'findings' | 'drugs'> & { readonly book: DrugBook },
): DrugAnswers {
  const { book, findings } = known;
  const named = namesMeant(query, book).filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i);
  const drugs = named.flatMap(({ kind, id }) => (kind === 'drug' ? (book.drugs.get(id) ?? []) : []));
  const allergies = readDrugs(query, book).flatMap(({ id, state }) => (state === 'allergic' ? [id] : []));
  const pairs = together(query, named);
  const found = drugs.flatMap((drug): (PatientCaution & { readonly source: string })[] => {
    const takes = (pairs.get(drug.id) ?? []).map(({ kind, id, text }) => ({ kind, id, text, state: 'taken' as const }));
    const patient = askedPatient(
      query,
      takes,
      allergies.filter((id) => id !== drug.id),
      findingsAsked(drug, query, recognised, known),
    );
    const cautions = cautionsFor(patient, [drug.id], book, findings).filter(({ kind }) => kind !== 'duplicate');
    const isChild = asks.children.test(query) && drug.children.level !== 'usual';
    const child: PatientCaution[] =
      isChild && drug.children.level !== 'usual'
        ? [{ drug: drug.id, level: drug.children.level, kind: 'children', because: 'A child', text: drug.children.text ?? '' }]
        : [];
    return [...cautions, ...child].map((caution) => ({ ...caution, because: stateAsked(caution.because, query), source: drug.sources[0] ?? '' }));
  });
  // What two do to each other is the answer; how each is given otherwise comes behind it.
  const ordered = [...found.filter(({ kind }) => kind === 'interaction'), ...found.filter(({ kind }) => kind !== 'interaction')].slice(0, mostCautions);
  const usual = drugs.flatMap((drug) => usualIn(drug, query).map((text): DrugSaid => ({ drug: drug.id, text, source: drug.sources[0] ?? '' })));
  const harms = asks.harms.test(query)
    ? drugs.map((drug): DrugSaid => ({ drug: drug.id, text: `**${drug.name}**: ${drug.harms}`, source: drug.sources[0] ?? '' }))
    : [];
  const asked = asks.dose.test(query) ? drugs.map((drug) => ({ drug, ...dosesAsked(drug, query) })) : [];
  const isChild = asks.children.test(query);
  return {
    cautions: [...ordered.map((caution) => ({ drug: caution.drug, text: cautionSentence(caution, known), source: caution.source })), ...usual, ...harms],
    areTogether: ordered.some(({ kind }) => kind === 'interaction'),
    doses: asked.flatMap(({ drug, doses }): DrugSaid[] => {
      const fit = doses.filter(({ id, amount }) => !isChild || !(isForAdults(`{${drug.id}:${id}}`, known, youngest) || isTooYoung(amount, query)));
      if (fit.length === 0 && doses.length > 0)
        return [
          {
            drug: drug.id,
            text: `**${drug.name}**: ${noneForChild}`,
            source: drug.sources[0] ?? '',
          },
        ];
      return fit.map((dose) => ({ drug: drug.id, text: doseSentence(drug, dose), source: dose.source }));
    }),
    areDosesMeant: asked.some(({ isMeant }) => isMeant),
  };
}

/** @returns the names of the drugs that some sentences are about, each once */
export function drugsOf(said: readonly DrugSaid[], book: DrugBook): string[] {
  return [...new Set(said.map(({ drug }) => nameOfDrug(drug, book)))];
}
