import type { Measurement } from './measurement.ts';

/** mmHg in a kilopascal. */
const perKilopascal = 7.5;
/** From here up to where the size says kPa both units are heard: breathing hard has 8 to 20 mmHg, breathing too little as many kPa. */
const ambiguousFrom = 8;
const ambiguousUntil = 20;

/** The pressure that belongs to a pH and a bicarbonate (Henderson and Hasselbalch), in mmHg. */
const pressureOf = (ph: number, bicarbonate: number) => bicarbonate / (0.0307 * 10 ** (ph - 6.1));

/**
 * A pressure of carbon dioxide that is written without a unit, in the unit that agrees with pH and bicarbonate; where neither tells, it may be both, and alarms only as what both say.
 * @param raw the number as it is written without a unit; undefined where a unit is written
 * @param all what else was measured
 */
export function inLikelyUnit(one: Measurement, raw: number | undefined, all: readonly Measurement[]): Measurement {
  if (raw === undefined || raw < ambiguousFrom || raw >= ambiguousUntil) return one;
  const measuredOf = (quantity: string) => all.find((other) => other.quantity === quantity)?.value;
  const [ph, bicarbonate] = [measuredOf('ph'), measuredOf('bicarbonate')];
  const [inMmHg, inKilopascal] = [raw, raw * perKilopascal];
  if (ph !== undefined && bicarbonate !== undefined) {
    const expected = pressureOf(ph, bicarbonate);
    const isMmHg = Math.abs(Math.log(inMmHg / expected)) < Math.abs(Math.log(inKilopascal / expected));
    return { ...one, value: isMmHg ? inMmHg : inKilopascal };
  }
  if (bicarbonate !== undefined && bicarbonate < 14) return { ...one, value: inMmHg };
  return { ...one, other: one.value === inMmHg ? inKilopascal : inMmHg };
}
