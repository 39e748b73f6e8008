import type { UrgencyAssessment } from '../levels.ts';
import { newbornJaundice } from './sources.ts';

/** µmol/L above which a baby of 38 weeks or more needs phototherapy or an exchange transfusion, from an age in hours on: NICE CG98, threshold table. */
export const bilirubinThresholds: readonly { readonly fromHours: number; readonly phototherapy: number; readonly exchange: number }[] = [
  { fromHours: 0, phototherapy: 100, exchange: 100 },
  { fromHours: 6, phototherapy: 125, exchange: 150 },
  { fromHours: 12, phototherapy: 150, exchange: 200 },
  { fromHours: 18, phototherapy: 175, exchange: 250 },
  { fromHours: 24, phototherapy: 200, exchange: 300 },
  { fromHours: 30, phototherapy: 212, exchange: 350 },
  { fromHours: 36, phototherapy: 225, exchange: 400 },
  { fromHours: 42, phototherapy: 237, exchange: 450 },
  { fromHours: 48, phototherapy: 250, exchange: 450 },
  { fromHours: 54, phototherapy: 262, exchange: 450 },
  { fromHours: 60, phototherapy: 275, exchange: 450 },
  { fromHours: 66, phototherapy: 287, exchange: 450 },
  { fromHours: 72, phototherapy: 300, exchange: 450 },
  { fromHours: 78, phototherapy: 312, exchange: 450 },
  { fromHours: 84, phototherapy: 325, exchange: 450 },
  { fromHours: 90, phototherapy: 337, exchange: 450 },
  { fromHours: 96, phototherapy: 350, exchange: 450 },
];
const newbornDays = 28;
/** From here on jaundice is prolonged in a baby born at term. */
const prolongedFromDays = 14;

const emergencyStep = 'Send the baby to a neonatal unit as an emergency: bilirubin can damage the brain for life.';
const measureStep = 'Have the bilirubin measured within six hours: the eye cannot tell how high it is. Look for poor feeding, drowsiness and pale stools.';
const prolongedStep =
  'Have the bilirubin measured with its conjugated part within days, and look at the stools and urine: pale stools or dark urine need a paediatrician the same day.';
const urgentStep = 'Have the bilirubin plotted on the chart for this age and gestation and the baby seen by a neonatal team within hours.';

const result = (level: UrgencyAssessment['level'], reason: string, firstStep: string): UrgencyAssessment => ({
  level,
  reason,
  firstStep,
  source: newbornJaundice,
});

/** A baby who is yellow, or whose bilirubin was measured. */
export interface NewbornJaundice {
  readonly ageHours: number;
  readonly looksYellow: boolean;
  /** Total bilirubin in mg/dL, as the engine has it. */
  readonly bilirubin?: number;
}

/**
 * Jaundice in the first 28 days. A baby who looks yellow is measured within two hours on the first day and within six after it
 * (CG98, QS57): until that is done the level is the least there can be. The lines are those of a baby born at 38 weeks or later; before that they are lower still.
 * @returns null beyond the newborn age
 */
export function assessNewbornJaundice({ ageHours, looksYellow, bilirubin = Number.NaN }: NewbornJaundice): UrgencyAssessment | null {
  const limits = bilirubinThresholds.findLast(({ fromHours }) => ageHours >= fromHours);
  if (limits === undefined || ageHours >= newbornDays * 24) return null;
  const micromolar = Math.round(bilirubin * 17.1);
  const value = `A bilirubin of ${micromolar} µmol/L (${bilirubin.toFixed(1)} mg/dL)`;
  if (micromolar > limits.exchange) return result('emergency', `${value} at this age is above the line for an exchange transfusion.`, emergencyStep);
  if (looksYellow && ageHours < 24)
    return result('emergency', 'Jaundice in the first 24 hours of life is never normal: blood may be breaking down, or there is an infection.', emergencyStep);
  if (micromolar > limits.phototherapy) return result('urgent', `${value} at this age is above the line for phototherapy.`, urgentStep);
  if (looksYellow && Number.isNaN(micromolar)) return unmeasured(ageHours);
  return result(null, Number.isNaN(micromolar) ? 'The bilirubin is not known.' : `${value} is below the lines for treatment at this age.`, '');
}

function unmeasured(ageHours: number): UrgencyAssessment {
  if (ageHours < prolongedFromDays * 24) return result('urgent', 'A yellow newborn needs a bilirubin the same day, even one who seems well.', measureStep);
  return result('soon', 'Jaundice beyond two weeks is mostly harmless but can be the first sign of blocked bile ducts.', prolongedStep);
}
