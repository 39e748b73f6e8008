import type { DiagnosticInput, RecognisedFinding } from '../../diagnostics.schema.ts';
import { numberWords, parseDuration } from '../../duration.rules.ts';
import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import type { Mention } from '../reading/naming/mention.ts';
import { type ReadSentence, readText } from '../reading/read-text.ts';
import type { Measurement } from '../reading/values/measurement.ts';
import { type Condensed, condenseWhitespace } from '../text/whitespace.ts';
import { type Demographics, readDemographics } from './demographics.ts';
import { isExplainedAway, isHidden } from './explained-away.ts';
import { withBirth } from './given-birth.ts';

/** The patient as understood: what the ranking works from. */
export interface Case {
  /** What is complained of now, with its whitespace condensed. */
  readonly complaint: string;
  readonly demographics: Demographics;
  /** Finding id -> how strongly it is stated (1 present, less for the past); implied general findings are included. */
  readonly present: ReadonlyMap<string, number>;
  /** The findings the text or the answers name themselves, without what they imply. */
  readonly stated: ReadonlySet<string>;
  readonly absent: ReadonlySet<string>;
  /** Asked, and the answer was "don't know", or denied where it could not be seen: not to be asked again. */
  readonly unknown: ReadonlySet<string>;
  readonly durationHours: number | null;
  /** The shortest of all courses that are told: what has begun by then is no older. Null where none is. */
  readonly latestHours: number | null;
  readonly severity: number | null;
  readonly recognised: readonly RecognisedFinding[];
  /** The sentences of the complaint, and what is measured in it. */
  readonly sentences: readonly ReadSentence[];
  readonly measurements: readonly Measurement[];
}

const hoursPer = { hour: 1, hr: 1, day: 24, week: 168, wk: 168, month: 730, year: 8766 } as const;
const durationPattern =
  /(?<![\p{L}\d.])(\d{1,3}(?:\.\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|several|couple(?: of)?)\s*(?:(?:-|–|to|or)\s*(\d{1,3})\s*)?[\s-]*(hours?|hrs?|days?|weeks?|wks?|months?|years?)(?![\p{L}])(?![\s-]*(?:old|of age|(?:of )?(?:gestation|pregnan)|postpartum|smok|pack))/giu;
/** Durations of these are the patient's life, not the complaint. */
const lifelong = /(?:smok|pack|married|partner|since the age|menarche|diabet|hypertens|ago|pregnan|gestation|works?|working|alcohol|drink|last year|known)/i;
/** "Began 3 weeks ago" dates the complaint; "operated 3 weeks ago" does not. */
const dated = /(?:start|began|begun|onset|since|develop|notic|appear|presented|complain)[^.]{0,40}$/i;

/** Ward shorthand: 3/7 is three days, 2/52 two weeks, 6/12 six months; "7/12 M" is a baby's age. */
const shorthandPattern = /(?<![\d/.])(\d{1,2})\/(7|52|12|24)(?![\d/])(?!\s*(?:old|m\b|f\b|boy|girl|baby|male|female))/giu;
const shorthandHours: Readonly<Record<string, number>> = { 7: 24, 52: 168, 12: 730, 24: 1 };
const sincePattern = /(?<!\p{L})since (yesterday|last night|this morning|the morning|today)(?!\p{L})/giu;
const sinceHours: Readonly<Record<string, number>> = { yesterday: 24, 'last night': 14, 'this morning': 8, 'the morning': 8, today: 8 };

function spelledDuration(text: string, match: RegExpMatchArray): number | null {
  const at = match.index ?? 0;
  const before = text.slice(Math.max(0, at - 45), at);
  // "Every 10 days" and "several times a day" are how often, and not since when.
  if (/(?<!\p{L})(?:every|once in|(?:times|once|twice|thrice|x)(?: in)?)\s+$/iu.test(before)) return null;
  // So is "a litre a day".
  if (/^an?$/i.test(match[1] ?? '') && /(?<![\p{L}\d])(?:\d[\d.–-]*|an?|half|one|two|three|four|five|several|few)\s+\p{L}+\s+$/iu.test(before)) return null;
  const clause = /[^.,;]*$/.exec(before.slice(-25))?.[0] ?? '';
  const around = clause + text.slice(at, at + match[0].length + 12);
  const isOnset = /(?:hour|day)s?\s+ago/i.test(around) || dated.test(before);
  if (lifelong.test(isOnset ? around.replace(/\bago\b/i, '') : around)) return null;
  const word = (match[1] ?? '').toLowerCase().replace(/ of$/, '');
  const low = numberWords[word] ?? Number(word);
  const value = match[2] === undefined ? low : (low + Number(match[2])) / 2;
  const unit = (match[3] ?? 'days').toLowerCase().replace(/s$/, '') as keyof typeof hoursPer;
  return value * hoursPer[unit];
}

/** The durations that the text gives for the complaint, in hours, in its order. */
function durationsIn(text: string): number[] {
  const opening = text.slice(0, 1500);
  const given = [
    ...[...opening.matchAll(durationPattern)].map((match) => ({ at: match.index, hours: spelledDuration(text, match) })),
    ...[...opening.matchAll(shorthandPattern)].map((match) => ({ at: match.index, hours: Number(match[1]) * (shorthandHours[match[2] ?? ''] ?? 0) })),
    ...[...opening.matchAll(sincePattern)].map((match) => ({ at: match.index, hours: sinceHours[(match[1] ?? '').toLowerCase()] ?? 0 })),
  ];
  return given.sort((a, b) => a.at - b.at).flatMap(({ hours }) => (hours !== null && Number.isFinite(hours) && hours > 0 ? [hours] : []));
}

/** The first duration that the text gives for the complaint, in hours; null when it gives none. */
export const readDurationHours = (text: string): number | null => durationsIn(text)[0] ?? null;

interface Sourced extends Mention {
  readonly source: 'symptoms' | 'medicalHistory';
}

/** Mentions with their places in the text as it was written. */
function sourced(source: Sourced['source'], { originalAt }: Condensed, mentions: readonly Mention[]): Sourced[] {
  return mentions.map((mention) => ({ ...mention, source, start: originalAt(mention.start), end: originalAt(mention.end) }));
}

/** Kinds of what is measured, and holds while it is measured. */
const measuredKinds: ReadonlySet<string> = new Set(['laboratory', 'vital']);

const precedence = ['present', 'absent', 'past', 'family', 'unknown'] as const;

/** What only a woman of childbearing age can have: of a child or a man it is told of the mother or the wife. */
const ofChildbearing: ReadonlySet<string> = new Set(['pregnancy', 'postpartum']);

/** Whether a finding can be the patient's own by age and sex. */
function isPossibleFor(findingId: string, { age, sex }: Demographics, kb: KnowledgeBase): boolean {
  if ((age ?? 0) >= (childhoodOf.get(findingId) ?? Number.POSITIVE_INFINITY)) return false;
  if ((age ?? Number.POSITIVE_INFINITY) < (youngestOf.get(findingId) ?? 0)) return false;
  const mayBear = sex !== 'male' && (age === null || (age >= 9 && age <= 65));
  return mayBear || ![findingId, ...(kb.ancestors.get(findingId) ?? [])].some((id) => ofChildbearing.has(id));
}

/** Years below which alone a finding is what its words say: an adult who "did not gain weight" does not fail to thrive. */
const childhoodOf: ReadonlyMap<string, number> = new Map([
  ['faltering-growth', 18],
  ['delayed-meconium', 18],
  ['developmental-regression', 12],
  ['infantile-spasms', 5],
  ['spasms-on-waking', 5],
  ['infant-apnoea', 2],
  ['prolonged-neonatal-jaundice', 1],
  ['hiv-exposed', 5],
  ['lethargic-infant', 3],
  // Who gives an older age speaks of another child.
  ['child-spoken-of', 13],
]);
/** Years from which alone it is: a baby that goes limp does not limp, and one that has "forgotten" is somebody else. */
const youngestOf: ReadonlyMap<string, number> = new Map([
  ['limp', 1],
  ['toothache', 1],
  ['memory-loss', 4],
  ['witnessed-apnoea', 2],
  ['galactorrhoea', 10],
]);

/** Groups mentions by finding. Stated outright beats denied beats past: a denial elsewhere often means "not otherwise". */
function recognise(mentions: readonly Sourced[], input: DiagnosticInput, kb: KnowledgeBase): RecognisedFinding[] {
  const byFinding = new Map<string, Sourced[]>();
  for (const mention of mentions) {
    const list = byFinding.get(mention.findingId);
    if (list) list.push(mention);
    else byFinding.set(mention.findingId, [mention]);
  }
  const recognised = new Map<string, RecognisedFinding>();
  for (const [findingId, list] of byFinding) {
    const state = precedence.find((candidate) => list.some((mention) => mention.state === candidate)) ?? 'unknown';
    const telling = list.filter((mention) => mention.state === state);
    const source = telling[0]?.source ?? 'symptoms';
    const spans = telling.filter((mention) => mention.source === source).map(({ start, end }) => ({ start, end }));
    recognised.set(findingId, { findingId, name: kb.lexicon.findings.get(findingId)?.name ?? findingId, state, source, spans });
  }
  for (const answer of input.answers ?? []) {
    const finding = kb.lexicon.findings.get(answer.findingId);
    if (!finding) continue;
    const before = recognised.get(answer.findingId);
    recognised.set(answer.findingId, { findingId: finding.id, name: finding.name, state: answer.state, source: 'answer', spans: before?.spans ?? [] });
  }
  return [...recognised.values()];
}

/** Who has given birth is not pregnant, whatever was told of the pregnancy. */
function afterBirth(recognised: readonly RecognisedFinding[], { symptoms, medicalHistory }: DiagnosticInput, kb: KnowledgeBase): RecognisedFinding[] {
  const isOfPregnancy = (id: string) => id === 'pregnancy' || kb.ancestors.get(id)?.includes('pregnancy') === true;
  const nameOf = (id: string) => kb.lexicon.findings.get(id)?.name ?? id;
  return withBirth(recognised, { symptoms, history: medicalHistory ?? '' }, { nameOf, isOfPregnancy });
}

/**
 * Reads a request into a case.
 * @param pastWeight strength of a symptom of the past
 */
export function readCase(input: DiagnosticInput, kb: KnowledgeBase, pastWeight: number): Case {
  const symptoms = condenseWhitespace(input.symptoms);
  const history = condenseWhitespace(input.medicalHistory ?? '');
  const demographics = readDemographics(symptoms.text, { age: input.patientAge, gender: input.patientGender });
  const complaint = readText(symptoms.text, kb.lexicon, 'complaint', demographics.age);
  const past = readText(history.text, kb.lexicon, 'past', demographics.age);
  // "Urine positive at 16/40" in the history of somebody who comes at 29 weeks.
  const isDatedNow = complaint.measurements.some(({ quantity }) => quantity === 'gestation');
  const earlierWeeks = isDatedNow ? past.measurements.filter(({ quantity }) => quantity === 'gestation') : [];
  const mentions = [
    ...sourced('symptoms', symptoms, complaint.mentions),
    ...sourced(
      'medicalHistory',
      history,
      past.mentions.filter(({ start, end }) => !earlierWeeks.some((weeks) => weeks.start === start && weeks.end === end)),
    ),
  ].filter(({ findingId }) => isPossibleFor(findingId, demographics, kb));
  const understood = recognise(mentions, input, kb);
  // The ranking weighs what was told of the pregnancy as before; what the patient is, is told and planned by the birth.
  const recognised = isPossibleFor('postpartum', demographics, kb) && (demographics.age ?? 12) >= 12 ? afterBirth(understood, input, kb) : understood;
  const present = new Map<string, number>();
  const stated = new Set<string>();
  const raise = (id: string, strength: number) => present.set(id, Math.max(present.get(id) ?? 0, strength));
  const isStated = new Set(understood.filter(({ state }) => state === 'present').map(({ findingId }) => findingId));
  for (const { findingId, state, source, spans } of understood) {
    if (state !== 'present' && state !== 'past') continue;
    // A result or a vital sign of long ago says nothing of now.
    if (state === 'past' && measuredKinds.has(kb.lexicon.findings.get(findingId)?.kind ?? '')) continue;
    stated.add(findingId);
    const told = source === 'medicalHistory' ? (input.medicalHistory ?? '') : input.symptoms;
    const namings = spans.map(({ start, end }) => ({
      words: told.slice(start, end),
      behind: told.slice(end, end + 24),
      around: told.slice(Math.max(0, start - 60), end + 60),
    }));
    const isHarmless = source !== 'answer' && isExplainedAway(findingId, namings, (id) => isStated.has(id));
    const strength = state === 'present' && !isHarmless ? 1 : pastWeight;
    raise(findingId, strength);
    for (const general of kb.ancestors.get(findingId) ?? []) raise(general, strength);
  }
  const idsIn = (state: string) =>
    new Set(understood.filter((finding) => finding.state === state && !present.has(finding.findingId)).map((finding) => finding.findingId));
  const denied = idsIn('absent');
  const hidden = [...denied].filter((id) => isHidden(id, (other) => present.get(other) === 1));
  const ofForm = input.duration ? parseDuration(input.duration) : null;
  const courses = [...durationsIn(symptoms.text), ...(ofForm === null ? [] : [ofForm])];
  const durationHours = courses[0] ?? null;
  // 5 is the slider's resting place: it says nothing.
  const severity = input.severity === 5 ? null : input.severity;
  return {
    complaint: symptoms.text,
    demographics,
    present,
    stated,
    absent: new Set([...denied].filter((id) => !hidden.includes(id))),
    unknown: new Set([...idsIn('unknown'), ...hidden]),
    durationHours,
    latestHours: courses.length === 0 ? null : Math.min(...courses),
    severity,
    recognised,
    sentences: complaint.sentences,
    measurements: complaint.measurements,
  };
}
