import type { RankedCondition } from '../../../content/knowledge.types.ts';
import type { RedFlagRule } from '../../../content/schema/red-flag.schema.ts';
import type { Urgency } from '../../../content/schema/safety.schema.ts';
import type { Analysis, Told } from '../../diagnostics.schema.ts';
import type { Case } from '../case/case.ts';
import { atTheBedside, isInHospital } from '../case/in-hospital.ts';
import { isRoutineContact } from '../case/routine-contact.ts';
import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import type { Ranked } from '../ranking/rank.ts';
import { withinSentence } from './explain.ts';
import type { Alarm } from './measured-alarms.ts';
import { demandsOf } from './must-not-miss.ts';
import { accountsFor, background, leftOpenBy } from './open-findings.ts';
import { isOutweighed, type Lead, leadOf } from './outweighed.ts';

/** What the analysis says of the case as a whole. */
export type CaseUrgency = Pick<Analysis, 'urgency' | 'urgencyReasons' | 'firstStep'>;

const levels: readonly Urgency[] = ['emergency', 'urgent', 'soon', 'routine', 'self-care'];
const reasonsShown = 4;

/**
 * The share of the posterior on conditions of a level or above from which the case has that level. Below a half for
 * emergencies, since waiting with one costs more than going in vain; chosen on the open half of the cases for urgency.
 */
const shareFrom: Readonly<Record<Urgency, number>> = { emergency: 0.4, urgent: 0.7, soon: 0.5, routine: 0.5, 'self-care': 0 };

const wordsFor: Readonly<Record<Urgency, string>> = {
  emergency: 'needs help now',
  urgent: 'must be seen today',
  soon: 'should be seen within days',
  routine: 'can wait for an ordinary appointment',
  'self-care': 'can mostly be looked after at home',
};

const firstSteps: Readonly<Record<Urgency, string>> = {
  emergency: 'Call an ambulance or go to an emergency department now.',
  urgent: 'Be seen by a doctor today.',
  soon: 'Arrange to be seen within days, and today if it gets worse.',
  routine: 'Make an ordinary appointment, and come sooner if it gets worse.',
  'self-care': 'Look after it at home, and be seen if it changes or does not settle.',
};

/**
 * Where no sentence sounds like danger, a ranking alone is believed from a greater share on: most who tell so calmly of what might be an emergency
 * have something else. Below these log odds of the words.
 */
const calmBelow = -0.5;
const shareFromWhereCalm = { emergency: 0.8, urgent: 0.97 } as const;

/** Below these the words are so calm that not even a red flag with a help line decides ("I'd rather die than do another night shift"), and a ranking only where it is all but certain. */
const plainlyCalmBelow = -2.5;
const shareFromWherePlainlyCalm = { emergency: 0.95, urgent: 0.99 } as const;

/** The share from which a level counts. */
function shareNeeded(level: Urgency, odds: number | null): number {
  if ((level !== 'emergency' && level !== 'urgent') || odds === null || odds >= calmBelow) return shareFrom[level];
  return (odds < plainlyCalmBelow ? shareFromWherePlainlyCalm : shareFromWhereCalm)[level];
}

const alarming: ReadonlySet<Urgency> = new Set(['emergency', 'urgent']);
/** Less of the posterior than this needs no second look. */
const leastShare = 0.01;

/** Who denies so much has been asked or examined all round. */
const leastDenied = 4;

/**
 * Whether something that is found now speaks for a condition: not only what is over; nor, where much is denied, only what has long been known. Who
 * denies little may tell of a pregnancy alone because the rest was not understood.
 */
function isSupportedNow(condition: number, { present, absent }: Case, kb: KnowledgeBase): boolean {
  const isExamined = absent.size >= leastDenied;
  for (const [id, strength] of present) {
    const posting = strength === 1 ? kb.profiles[condition]?.get(id) : undefined;
    const finding = posting && kb.lexicon.findings.get(id);
    if (finding && !(isExamined && background.has(finding.kind)) && (posting.sensitivity > finding.leak || posting.riskRatio > 1)) return true;
  }
  return false;
}

/** The level that the ranked conditions give together; a dangerous one for which nothing speaks now counts as one for days. */
function levelOf(ranked: readonly Ranked[], odds: number | null, kb: KnowledgeBase, isSupported: (condition: number) => boolean): Urgency {
  const shares = new Map<Urgency, number>();
  for (const { condition, posterior } of ranked) {
    const own = kb.conditions[condition]?.urgency ?? 'routine';
    const level = alarming.has(own) && posterior >= leastShare && !isSupported(condition) ? 'soon' : own;
    shares.set(level, (shares.get(level) ?? 0) + posterior);
  }
  let share = 0;
  return (
    levels.find((level) => {
      share += shares.get(level) ?? 0;
      return share >= shareNeeded(level, odds);
    }) ?? 'self-care'
  );
}

/** The highest level that a ranking gives by itself where a contact is routine: what is known and stable leads it, and says nothing of today. */
const highestOfRoutine: Urgency = 'soon';

/** From this posterior on a condition is not unlikely, and named among the reasons. */
const notUnlikelyFrom = 0.1;

/** What the likeliest condition of that level says. */
function alarmOfRanking(ranked: readonly Ranked[], odds: number | null, kb: KnowledgeBase, patient: Case | null): Alarm[] {
  if (ranked.length === 0) return [];
  const ofShares = levelOf(ranked, odds, kb, (condition) => patient === null || isSupportedNow(condition, patient, kb));
  const isRoutine = patient !== null && isRoutineContact(patient);
  const level = isRoutine && levels.indexOf(ofShares) < levels.indexOf(highestOfRoutine) ? highestOfRoutine : ofShares;
  const ofLevel = ranked.flatMap(({ condition, posterior }) =>
    posterior >= notUnlikelyFrom && kb.conditions[condition]?.urgency === level ? [kb.conditions[condition]] : [],
  );
  return [{ level, why: reasonOf(level, ofLevel, kb.conditions[ranked[0]?.condition ?? -1], kb), firstStep: firstSteps[level] }];
}

/** Why a ranking has a level: by what fits best where that has it, else by what has it. */
function reasonOf(level: Urgency, [first, second]: readonly RankedCondition[], leader: RankedCondition | undefined, kb: KnowledgeBase): string {
  if (first === undefined) return `What is possible here, taken together, ${wordsFor[level]}.`;
  if (first === leader) return `What fits best, ${withinSentence(first.name, kb)}, ${wordsFor[level]}.`;
  return `${first.name}${second ? ` or ${withinSentence(second.name, kb)}` : ''} is not unlikely, and ${wordsFor[level]}.`;
}

/** From this posterior on a leading condition that needs a doctor today says how soon, and what sounds graver says no more than that. */
const leadsFrom = 0.8;

/**
 * Whether a condition that needs a doctor today is all but certain, and no measured value alarms: then what sounds graver may be what that condition has led to (fever with neutrophils of 0.3
 * under methotrexate), and is not explained away by it.
 */
function isAllButToday([leader]: readonly Ranked[], measured: readonly Alarm[], kb: KnowledgeBase): boolean {
  return (
    leader !== undefined &&
    !measured.some(({ level }) => alarming.has(level)) &&
    leader.posterior >= leadsFrom &&
    kb.conditions[leader.condition]?.urgency === 'urgent'
  );
}

/** From these log odds on the words of a danger stand against any ranking. */
const plainFrom = 8;

/**
 * The dangers that the words tell of, none graver than a condition that is all but certain unless it is told that plainly.
 * @param open what that condition leaves unexplained
 */
function alarmsOfWords({ dangers }: Told, isToday: boolean, open: readonly string[], kb: KnowledgeBase): Alarm[] {
  return dangers.map(({ level, odds, why, firstStep, conditions }) => {
    const isExplained = isToday && odds < plainFrom && !accountsFor(conditions, open, kb);
    return { level: isExplained ? 'urgent' : level, why, firstStep: isExplained && level === 'emergency' ? firstSteps.urgent : firstStep };
  });
}

/** Below this share of the posterior the conditions of a red flag are all but excluded. */
const excludedBelow = 0.05;

/** A red flag that asks for so many things describes the patient: no ranking lowers it. */
const describingFrom = 4;

/** The level of a red flag: no graver than a condition that is all but certain where those that the flag warns of are all but excluded. */
function levelOfRule(rule: RedFlagRule, isToday: boolean, ranked: readonly Ranked[], open: readonly string[], kb: KnowledgeBase): Urgency {
  const { level, conditions, help } = rule;
  if (level !== 'emergency' || help !== undefined || conditions === undefined || !isToday) return level;
  if (demandsOf(rule) >= describingFrom || accountsFor(conditions, open, kb)) return level;
  const warned = ranked.reduce((sum, { condition, posterior }) => sum + (conditions.includes(kb.conditions[condition]?.id ?? '') ? posterior : 0), 0);
  return warned < excludedBelow ? 'urgent' : level;
}

/** The share of emergencies and same-day conditions that bears out a red flag where no sentence sounds like danger. */
const bearsOut = 0.7;

/**
 * Whether a red flag decides the urgency: one that neither the words nor the ranking nor a measured value bear out is shown and decides nothing, since it
 * mostly stands on words that were not meant so. What concerns violence, poison or one's own life does unless the words are plainly calm; it is shown with its help lines in any case.
 */
function decides({ help }: RedFlagRule, odds: number | null, measured: readonly Alarm[], ranked: readonly Ranked[], kb: KnowledgeBase): boolean {
  if (measured.length > 0 || odds === null || odds >= (help === undefined ? calmBelow : plainlyCalmBelow) || ranked.length === 0) return true;
  const dangerous = ranked.reduce((sum, { condition, posterior }) => sum + (alarming.has(kb.conditions[condition]?.urgency ?? 'routine') ? posterior : 0), 0);
  return dangerous >= (odds < plainlyCalmBelow ? shareFromWherePlainlyCalm.emergency : bearsOut);
}

/** From this posterior on what concerns the leading condition comes first among the reasons, with its first step. */
const fitsFrom = 0.5;

/** The leading condition where it is likely. */
function likelyLeader([leader]: readonly Ranked[], kb: KnowledgeBase): RankedCondition | null {
  return leader !== undefined && leader.posterior >= fitsFrom ? (kb.conditions[leader.condition] ?? null) : null;
}

interface Judging {
  readonly told: Told;
  readonly ranked: readonly Ranked[];
  readonly kb: KnowledgeBase;
  readonly leader: RankedCondition | null;
  readonly lead: Lead;
  readonly isToday: boolean;
  readonly open: readonly string[];
}

interface Weighed extends Alarm {
  readonly isFitting: boolean;
}

/** How long it has lasted: the weeks of a pregnancy are not those of a complaint. */
const hoursOf = (patient: Case | null) => (patient === null || patient.present.has('pregnancy') ? null : patient.durationHours);

const isAbout = (conditions: readonly string[], { leader }: Judging) => leader !== null && conditions.includes(leader.id);

function flagsOf(fired: readonly RedFlagRule[], judging: Judging) {
  const { ranked, kb, leader, lead, isToday, open } = judging;
  return fired.flatMap((rule) => {
    const { text, firstStep, conditions = [], help } = rule;
    const doubt = { level: rule.level, isPlain: help !== undefined || demandsOf(rule) >= describingFrom };
    if (isOutweighed(lead, conditions, doubt, accountsFor(conditions, open, kb))) return [];
    const level = levelOfRule(rule, isToday, ranked, isToday ? open : [], kb);
    const isFitting = isAbout(conditions, judging);
    return [
      {
        isFitting,
        // An emergency that fits best is treated first, not what a flag fears that is about something else.
        isBehind: leader?.urgency === 'emergency' && rule.conditions !== undefined && !isFitting,
        isGeneral: conditions.length === 0 && help === undefined,
        level,
        why: text,
        firstStep: level === rule.level ? firstStep : firstSteps[level],
      },
    ];
  });
}

/** What the words say that nothing outweighs. */
function wordsOf(judging: Judging): Weighed[] {
  const { told, kb, lead, isToday, open } = judging;
  return alarmsOfWords(told, isToday, isToday ? open : [], kb).flatMap((alarm, i) => {
    const { conditions = [], odds = 0, level = alarm.level } = told.dangers[i] ?? {};
    const isNothing = isOutweighed(lead, conditions, { level, isPlain: odds >= plainFrom, odds }, accountsFor(conditions, open, kb));
    return isNothing ? [] : [{ ...alarm, isFitting: isAbout(conditions, judging) }];
  });
}

/** The weightiest first: what is about the leading condition, what is measured, then what is about something else or about nothing in particular. */
function inOrder(fired: readonly RedFlagRule[], measured: readonly Alarm[], ofRanking: readonly Alarm[], judging: Judging): Alarm[] {
  const { leader, lead } = judging;
  const [flags, words] = [flagsOf(fired, judging), wordsOf(judging)];
  const fitting = [...flags, ...words].filter(({ isFitting }) => isFitting);
  const ofLeader = leader?.urgency === 'emergency' ? ofRanking : [];
  // What is an emergency by itself needs no other reason, and least one that is about another disease.
  const isSettled = lead.isCertain && lead.urgency === 'emergency' && [...fitting, ...measured, ...ofLeader].some(({ level }) => level === 'emergency');
  if (isSettled) return [...fitting, ...measured, ...ofRanking];
  const besides = flags.filter((flag) => !(flag.isFitting || flag.isBehind));
  return [
    ...fitting,
    ...besides.filter(({ isGeneral }) => leader === null || !isGeneral),
    ...measured,
    ...besides.filter(({ isGeneral }) => leader !== null && isGeneral),
    ...ofLeader,
    ...flags.filter((flag) => flag.isBehind),
    ...words.filter(({ isFitting }) => !isFitting),
    ...(leader?.urgency === 'emergency' ? [] : ofRanking),
  ];
}

/**
 * The urgency of the case: the highest level that any red flag, measured value, told danger or the ranking gives.
 * @param measured what vital signs and test results call for
 * @param told what the words say of danger
 * @param ranked empty where there is too little to rank
 * @param patient what is told of now: the ranking alone alarms nobody at a routine contact, nor by what is over
 * @returns null for the urgency where nothing was found to judge it by
 */
export function caseUrgency(
  fired: readonly RedFlagRule[],
  measured: readonly Alarm[],
  told: Told,
  ranked: readonly Ranked[],
  kb: KnowledgeBase,
  patient: Case | null = null,
): CaseUrgency {
  const ofRanking = alarmOfRanking(ranked, told.odds, kb, patient);
  const isMeasured = measured.some(({ level }) => alarming.has(level));
  const judging: Judging = {
    told,
    ranked,
    kb,
    leader: likelyLeader(ranked, kb),
    lead: leadOf(ranked, kb, { hours: hoursOf(patient), isMeasured, level: ofRanking[0]?.level ?? null, findings: patient?.stated.size ?? null }),
    isToday: isAllButToday(ranked, measured, kb),
    open: leftOpenBy(ranked[0], patient, kb),
  };
  const deciding = fired.filter((rule) => decides(rule, told.odds, measured, ranked, kb));
  const alarms = inOrder(deciding, measured, ofRanking, judging);
  const urgency = levels.find((level) => alarms.some((alarm) => alarm.level === level)) ?? null;
  const reasons = alarms.filter((alarm) => alarm.level === urgency);
  const firstStep = reasons[0]?.firstStep ?? null;
  return {
    urgency,
    urgencyReasons: [...new Set(reasons.map(({ why }) => why))].slice(0, reasonsShown),
    firstStep: urgency === 'emergency' && firstStep !== null && patient !== null && isInHospital(patient.complaint) ? atTheBedside(firstStep) : firstStep,
  };
}
