import { adultDangers } from './adult-danger.rules.ts';
import { childSepsisSource, meowsSource, news2Source, pregnancySepsisSource } from './chart-sources.ts';
import { type Criterion, findTriggers, levelOf, sortTriggers, type Trigger } from './criteria.rules.ts';
import type { Source, UrgencyAssessment } from './levels.ts';
import { explainNews2, levelOfNews2, scoreNews2 } from './news2.rules.ts';
import { obstetricCriteria } from './obstetric-chart.rules.ts';
import { paediatricCriteria } from './paediatric-chart.rules.ts';
import { chartValue, describeConsciousness, listed, measuredSigns, sentence, type VitalSigns } from './vital-signs.ts';

export interface VitalSignsAssessment extends UrgencyAssessment {
  readonly chart: 'adult' | 'obstetric' | 'paediatric';
  /** Points of NEWS2; null on the charts that count triggers instead. */
  readonly score: number | null;
}

const firstSteps: Readonly<Record<VitalSignsAssessment['chart'], Readonly<Record<'emergency' | 'urgent', string>>>> = {
  adult: {
    emergency: 'Call for emergency help, assess airway, breathing and circulation in that order, and keep the vital signs under continuous watch.',
    urgent: 'Have a clinician who treats acute illness see the patient now, and repeat the vital signs at least every hour.',
  },
  obstetric: {
    emergency:
      'Call the obstetric emergency team or an ambulance, turn her onto her left side if she is far on in pregnancy, or sit her up if she cannot breathe lying, and assess airway, breathing and circulation.',
    urgent: 'Have an obstetric or maternity clinician see her now, and repeat the vital signs within half an hour.',
  },
  paediatric: {
    emergency: 'Call an ambulance or the paediatric emergency team, assess airway, breathing and circulation, and do not leave the child alone.',
    urgent: 'Have a clinician with paediatric experience see the child today within two hours, and repeat the vital signs meanwhile.',
  },
};

/** From here on a person is scored as an adult. */
const adultAge = 16;

/**
 * How urgent the vital signs alone make a case. Chosen by person: the obstetric chart in and just after pregnancy, the
 * paediatric one under 16 years, else NEWS2 with single signs that are dangerous whatever the score.
 * What was not measured counts nothing, so the level is the least there can be; calm vital signs give null, which lowers nothing.
 */
export function assessVitalSigns(vitals: VitalSigns): VitalSignsAssessment {
  if (vitals.isPregnant) return byTriggers('obstetric', obstetricCriteria, vitals, meowsSource);
  if (vitals.ageYears !== null && vitals.ageYears < adultAge) return byTriggers('paediatric', paediatricCriteria(vitals.ageYears), vitals, childSepsisSource);
  return assessAdult(vitals);
}

function assessAdult(vitals: VitalSigns): VitalSignsAssessment {
  const news2 = scoreNews2(vitals);
  const dangers = triggersOf(adultDangers, vitals).filter(({ weight }) => weight === 'emergency');
  const level = dangers.length > 0 ? 'emergency' : levelOfNews2(news2);
  const byItself = dangers.length > 0 && news2.total < 7 ? dangers[0] : undefined;
  return {
    chart: 'adult',
    level,
    score: news2.total,
    reason: byItself ? `${sentence(byItself.words)} is an emergency by itself. ${explainNews2(news2)}` : explainNews2(news2),
    firstStep: level === null ? '' : firstSteps.adult[level],
    source: byItself?.source ?? news2Source,
  };
}

/**
 * With what no range tells. Somebody who is not alert: in adults NEWS2 counts it, and an answer to pain only is a threatened
 * airway; in pregnancy and childhood any change is an emergency. Oxygen: NEWS2 counts it; NICE calls a new need high risk in
 * pregnancy and childhood, where a normal saturation would else hide it.
 * @param altered the source in pregnancy and childhood
 */
function triggersOf(criteria: readonly Criterion[], vitals: VitalSigns, altered?: Source): Trigger[] {
  const { consciousness = 'alert', onOxygen = false } = vitals;
  const found = findTriggers(criteria, vitals);
  const triggers = altered && onOxygen ? sortTriggers([...found, { words: 'the need for oxygen', weight: 'high', source: altered }]) : found;
  const isDanger = altered ? consciousness !== 'alert' : consciousness === 'pain' || consciousness === 'unresponsive';
  if (!isDanger) return triggers;
  return sortTriggers([{ words: describeConsciousness(consciousness), weight: 'emergency', source: altered ?? news2Source }, ...triggers]);
}

function byTriggers(chart: 'obstetric' | 'paediatric', criteria: readonly Criterion[], vitals: VitalSigns, source: Source): VitalSignsAssessment {
  const triggers = triggersOf(criteria, vitals, chart === 'obstetric' ? pregnancySepsisSource : childSepsisSource);
  const level = levelOf(triggers);
  return {
    chart,
    level,
    score: null,
    reason: explainTriggers(chart, triggers, level, vitals),
    firstStep: level === null ? '' : firstSteps[chart][level],
    source: level === null ? source : (triggers[0]?.source ?? source),
  };
}

const charts = { obstetric: 'in pregnancy or just after it', paediatric: 'for a child of this age' } as const;

function explainTriggers(chart: 'obstetric' | 'paediatric', triggers: readonly Trigger[], level: UrgencyAssessment['level'], vitals: VitalSigns): string {
  const known = measuredSigns.filter((sign) => chartValue(vitals, sign) !== undefined).length + (vitals.consciousness === undefined ? 0 : 1);
  const scope = `Known: ${known} of ${measuredSigns.length + 1} vital signs; what is missing counts nothing.`;
  if (level === null) {
    const mild = triggers[0] ? `Only ${triggers[0].words} is a little outside` : 'None of the known vital signs is outside';
    return `${mild} what is expected ${charts[chart]}. ${scope}`;
  }
  const counted = triggers.filter(({ weight }) => weight !== 'moderate' || level === 'urgent');
  const verb = counted.length > 1 ? 'are' : 'is';
  const meaning = level === 'emergency' ? 'a warning of life-threatening illness' : 'a reason to be seen today';
  return `${sentence(listed(counted.map(({ words }) => words)))} ${verb} ${meaning} ${charts[chart]}. ${scope}`;
}
