/** How awake a patient is: ACVPU, with `confused` for confusion that is new. */
export const consciousnessLevels = ['alert', 'confused', 'voice', 'pain', 'unresponsive'] as const;
export type Consciousness = (typeof consciousnessLevels)[number];

/** Vital signs as measured at one time; what was not measured is left out. */
export interface VitalSigns {
  /** Years, months and days as fractions (0.25 is three months, 0 a newborn); null where unknown: then an adult's charts are used. */
  readonly ageYears: number | null;
  /** Pregnant, or within six weeks of the end of a pregnancy. */
  readonly isPregnant: boolean;
  /** Known chronic hypercapnic respiratory failure, for which 88-92 % is the target saturation. */
  readonly hasHypercapnicCopd: boolean;
  /** Breaths a minute. */
  readonly respiratoryRate?: number;
  /** Per cent. */
  readonly spo2?: number;
  readonly onOxygen?: boolean;
  /** mmHg. */
  readonly systolic?: number;
  /** mmHg. */
  readonly diastolic?: number;
  /** Beats a minute. */
  readonly pulse?: number;
  readonly consciousness?: Consciousness;
  /** Degrees Celsius. */
  readonly temperature?: number;
}

export const measuredSigns = ['respiratoryRate', 'spo2', 'systolic', 'diastolic', 'pulse', 'temperature'] as const;
export type MeasuredSign = (typeof measuredSigns)[number];

/** @returns the value as charts write it: temperatures to a tenth, all else whole; undefined where nothing usable was measured */
export function chartValue(vitals: VitalSigns, sign: MeasuredSign): number | undefined {
  const value = vitals[sign];
  if (value === undefined || !Number.isFinite(value)) return undefined;
  return sign === 'temperature' ? Math.round(value * 10) / 10 : Math.round(value);
}

const phrases: Readonly<Record<MeasuredSign, (value: number) => string>> = {
  respiratoryRate: (value) => `a respiratory rate of ${value}/min`,
  spo2: (value) => `an oxygen saturation of ${value} %`,
  systolic: (value) => `a systolic blood pressure of ${value} mmHg`,
  diastolic: (value) => `a diastolic blood pressure of ${value} mmHg`,
  pulse: (value) => `a pulse of ${value}/min`,
  temperature: (value) => `a temperature of ${value.toFixed(1)} °C`,
};

/** @returns "a pulse of 118/min" */
export const describeSign = (sign: MeasuredSign, value: number): string => phrases[sign](value);

const states: Readonly<Record<Consciousness, string>> = {
  alert: 'being alert',
  confused: 'new confusion',
  voice: 'a response to voice only',
  pain: 'a response to pain only',
  unresponsive: 'unresponsiveness',
};

/** @returns "a response to voice only" */
export const describeConsciousness = (state: Consciousness): string => states[state];

/** @returns "a, b and c" */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
