/** How a value in one unit is told in another: times, and plus what the scales are apart. */
export interface Factor {
  readonly from: string;
  readonly to: string;
  readonly times: number;
  readonly plus?: number;
  /** It follows from the units alone; others are rounded. */
  readonly isExact?: true;
}

/** Whatever is measured; a milliequivalent is one of an ion of a single charge, and a kilopascal is 7.50062 mmHg. */
const ofUnits = [
  { from: 'mEq/L', to: 'mmol/L', times: 1 },
  { from: 'mOsm/kg', to: 'mmol/kg', times: 1 },
  { from: 'ng/mL', to: 'µg/L', times: 1 },
  { from: 'pg/mL', to: 'ng/L', times: 1 },
  { from: 'µU/mL', to: 'mU/L', times: 1 },
  { from: 'mIU/mL', to: 'IU/L', times: 1 },
  { from: 'IU/mL', to: 'kIU/L', times: 1 },
  { from: 'million/µL', to: '× 10¹²/L', times: 1 },
  { from: '/µL', to: '× 10⁶/L', times: 1 },
  { from: '/µL', to: '× 10⁹/L', times: 0.001 },
  { from: '%', to: 'L/L', times: 0.01 },
  { from: 'g/dL', to: 'g/L', times: 10 },
  { from: 'mg/dL', to: 'g/L', times: 0.01 },
  { from: 'mg/dL', to: 'mg/L', times: 10 },
  { from: 'ng/mL', to: 'mg/L', times: 0.001 },
  { from: 'mg/24 h', to: 'g/24 h', times: 0.001 },
  { from: 'mmHg', to: 'kPa', times: 1 / 7.50062 },
].map((factor): Factor => ({ ...factor, isExact: true }));

/**
 * Of a substance, by a word of its name; the first that stands in a name is meant. A factor is the inverse of the molar mass (IUPAC 2021) as laboratories round it: the
 * tables of the AMA Manual of Style. Urea nitrogen counts its two atoms of nitrogen, phosphate its phosphorus, oxalate as oxalic acid; haemoglobin A1c by the master
 * equation of IFCC and NGSP (Hoelzel et al., Clin Chem 2004;50:166).
 */
const ofSubstances: readonly (Factor & { readonly of: string })[] = [
  { of: 'albumin-to-creatinine', from: 'mg/g', to: 'mg/mmol', times: 0.113 },
  { of: 'glucose', from: 'mg/dL', to: 'mmol/L', times: 1 / 18.0 },
  { of: 'cholesterol', from: 'mg/dL', to: 'mmol/L', times: 1 / 38.67 },
  { of: 'triglycerides', from: 'mg/dL', to: 'mmol/L', times: 1 / 88.57 },
  { of: 'creatinine', from: 'mg/dL', to: 'µmol/L', times: 88.4 },
  { of: 'urea nitrogen', from: 'mg/dL', to: 'mmol/L', times: 1 / 2.8 },
  { of: 'calcium', from: 'mg/dL', to: 'mmol/L', times: 0.25 },
  { of: 'calcium', from: 'mg/24 h', to: 'mmol/24 h', times: 0.025 },
  { of: 'phosphate', from: 'mg/dL', to: 'mmol/L', times: 0.323 },
  { of: 'magnesium', from: 'mg/dL', to: 'mmol/L', times: 0.411 },
  { of: 'bilirubin', from: 'mg/dL', to: 'µmol/L', times: 17.1 },
  { of: 'uric acid', from: 'mg/dL', to: 'µmol/L', times: 59.48 },
  { of: 'lactate', from: 'mg/dL', to: 'mmol/L', times: 0.111 },
  { of: 'ammonia', from: 'µg/dL', to: 'µmol/L', times: 0.587 },
  { of: 'iron', from: 'µg/dL', to: 'µmol/L', times: 0.179 },
  { of: 'oxalate', from: 'µg/mL', to: 'µmol/L', times: 11.1 },
  { of: 'vitamin b12', from: 'pg/mL', to: 'pmol/L', times: 0.738 },
  { of: 'folate', from: 'ng/mL', to: 'nmol/L', times: 2.266 },
  { of: 'hydroxyvitamin d', from: 'ng/mL', to: 'nmol/L', times: 2.496 },
  { of: 'triiodothyronine', from: 'pg/mL', to: 'pmol/L', times: 1.536 },
  { of: 'triiodothyronine', from: 'ng/dL', to: 'nmol/L', times: 0.0154 },
  { of: 'thyroxine', from: 'ng/dL', to: 'pmol/L', times: 12.87 },
  { of: 'thyroxine', from: 'µg/dL', to: 'nmol/L', times: 12.87 },
  { of: 'parathyroid', from: 'pg/mL', to: 'pmol/L', times: 0.106 },
  { of: 'cortisol', from: 'µg/dL', to: 'nmol/L', times: 27.59 },
  { of: 'adrenocorticotropic', from: 'pg/mL', to: 'pmol/L', times: 0.22 },
  { of: 'hydroxyprogesterone', from: 'ng/dL', to: 'nmol/L', times: 0.0303 },
  { of: 'testosterone', from: 'ng/dL', to: 'nmol/L', times: 0.0347 },
  { of: 'oestradiol', from: 'pg/mL', to: 'pmol/L', times: 3.671 },
  { of: 'c-peptide', from: 'ng/mL', to: 'nmol/L', times: 0.331 },
  { of: 'a1c', from: '%', to: 'mmol/mol', times: 10.93, plus: -23.5 },
];

/** @returns how a value of this name is converted; undefined where nobody has written it down */
export function factorOf(name: string, from: string, to: string): Factor | undefined {
  const fits = (factor: Factor) => factor.from === from && factor.to === to;
  return ofSubstances.find((factor) => name.toLowerCase().includes(factor.of) && fits(factor)) ?? ofUnits.find(fits);
}
