/** A quantity of vital signs and laboratory tests, and how it is written. */
export interface QuantityRule {
  readonly quantity: string;
  /** Names it goes by; the number follows within a few words. */
  readonly names: string;
  readonly low: number;
  readonly high: number;
  /** Unit spelled after the number -> factor to the lexicon's unit. */
  readonly units?: Readonly<Record<string, number>>;
  /** Values of this size are in the other usual unit: no living patient has them in this one. */
  readonly otherUnit?: { readonly from?: number; readonly below?: number; readonly factor: number };
  /** Values of this size may as well be in another unit when none is written. */
  readonly ambiguous?: { readonly from?: number; readonly below?: number; readonly factor: number };
  /** Says nothing without one of its units. */
  readonly needsUnit?: true;
}

/** A written mg/dL is believed: 30 mg/dL of glucose is no 30 mmol/L. Where no living patient has such a value, as 126 g/dL of haemoglobin, its size still tells. */
const molar = (factor: number) => ({ 'mmol/l': factor, mmol: factor, 'mg/dl': 1 });
const micromolar = (factor: number) => ({ 'umol/l': factor, 'µmol/l': factor, 'μmol/l': factor, 'micromol/l': factor });
const perMicrolitre = { '/ul': 0.001, '/mm3': 0.001, '/cumm': 0.001, '/μl': 0.001, '/µl': 0.001, 'cells/ul': 0.001, 'cells/mm3': 0.001 };

/** Plausible limits keep a house number from becoming a pulse. Conversion factors: SI to conventional units of each analyte's molar mass. */
export const quantities: readonly QuantityRule[] = [
  // The PR interval of an ECG is in milliseconds.
  { quantity: 'pulse', names: 'pulse(?: rate)?|heart rate|hr|pr(?!\\s*[:=]?\\s*\\d{2,3}\\s*m(?:s|sec)\\b)|p', low: 20, high: 300 },
  { quantity: 'respiratory-rate', names: 'respiratory rate|resp(?:iratory)? rate|rr|respirations|breathing rate', low: 4, high: 120 },
  { quantity: 'spo2', names: 'spo2|o2 sat(?:uration)?s?|sats?|oxygen saturation|saturation|saturating|sao2|pulse ox(?:imetry)?', low: 30, high: 100 },
  {
    quantity: 'glucose',
    names: 'glucose|blood sugars?|sugars?|rbs|fbs|bsl|cbg|bm|grbs',
    low: 1,
    high: 1500,
    units: molar(18.02),
    otherUnit: { below: 35, factor: 18.02 },
  },
  { quantity: 'hba1c', names: 'hba1c|a1c|glycated haemoglobin|glycated hemoglobin', low: 3, high: 200, otherUnit: { from: 20, factor: 6.5 / 48 } },
  { quantity: 'haemoglobin', names: 'haemoglobin|hemoglobin|hb|hgb', low: 1, high: 250, units: { 'g/l': 0.1 }, otherUnit: { from: 25, factor: 0.1 } },
  {
    quantity: 'wbc',
    names: 'wbc|white (?:blood )?cell(?: count)?s?|leu[ck]ocyte(?: count)?s?|tlc|wcc',
    low: 0.01,
    high: 500_000,
    units: perMicrolitre,
    otherUnit: { from: 1500, factor: 0.001 },
  },
  {
    quantity: 'platelets',
    names: 'platelets?(?: count)?|plts?',
    low: 0.1,
    high: 3_000_000,
    units: { ...perMicrolitre, lakh: 100, lakhs: 100 },
    otherUnit: { from: 1500, factor: 0.001 },
  },
  { quantity: 'creatinine', names: 'creatinine|creat|cr', low: 0.1, high: 3000, units: micromolar(1 / 88.4), otherUnit: { from: 25, factor: 1 / 88.4 } },
  { quantity: 'urea', names: 'urea|bun', low: 1, high: 400, units: { ...molar(6.006) } },
  { quantity: 'sodium', names: 'sodium|na\\+?', low: 90, high: 200 },
  { quantity: 'potassium', names: 'potassium|k\\+?', low: 1, high: 12 },
  // Before calcium: "CA 125" is none.
  { quantity: 'ca125', names: 'ca-? ?125', low: 0, high: 100_000 },
  { quantity: 'ca199', names: 'ca ?19[-.]9', low: 0, high: 1_000_000 },
  // The free part is half of the total: 1.15 mmol/L is normal. Before calcium, whose name it ends in.
  {
    quantity: 'ionised-calcium',
    names: '(?:ioni[sz]ed|free) (?:calcium|ca(?:2\\+|\\+\\+)?)|i-?ca(?:2\\+|\\+\\+)?',
    low: 0.3,
    high: 10,
    units: { 'mg/dl': 1 / 4.008 },
    otherUnit: { from: 2.5, factor: 1 / 4.008 },
  },
  {
    quantity: 'calcium',
    names: '(?:serum |corrected |adjusted )?calcium|(?:corr |adj )?ca(?:2\\+|\\+\\+)?',
    low: 0.5,
    high: 25,
    units: molar(4.008),
    otherUnit: { below: 5, factor: 4.008 },
  },
  {
    quantity: 'bilirubin',
    names: '(?:total |serum )?bilirubin|bili|sbr|tsb|tcb|transcutaneous|bilirubinometer',
    low: 0.1,
    high: 800,
    units: micromolar(1 / 17.1),
    otherUnit: { from: 60, factor: 1 / 17.1 },
    ambiguous: { from: 3, below: 60, factor: 1 / 17.1 },
  },
  { quantity: 'alt', names: 'alt|sgpt', low: 1, high: 20_000 },
  { quantity: 'ast', names: 'ast|sgot', low: 1, high: 20_000 },
  { quantity: 'alp', names: 'alp|alkaline phosphatase', low: 5, high: 10_000 },
  { quantity: 'lipase', names: 'lipase', low: 1, high: 50_000 },
  { quantity: 'amylase', names: 'amylase', low: 1, high: 50_000 },
  { quantity: 'tsh', names: 'tsh', low: 0, high: 500 },
  { quantity: 'crp', names: 'crp|c.reactive protein', low: 0, high: 800, units: { 'mg/dl': 10 } },
  { quantity: 'esr', names: 'esr|sed(?:imentation)? rate', low: 0, high: 200 },
  {
    quantity: 'troponin',
    names: '(?:hs-? ?)?trop(?:onin)?(?: ?[it])?',
    low: 0,
    high: 100_000,
    units: { 'ng/ml': 1000, 'ug/l': 1000, 'µg/l': 1000, 'mcg/l': 1000 },
    ambiguous: { below: 100, factor: 1000 },
  },
  {
    quantity: 'd-dimer',
    names: 'd-?\\s?dimer',
    low: 0,
    high: 100_000,
    units: { 'mg/l': 1000, 'ug/ml': 1000, 'mcg/ml': 1000 },
    ambiguous: { below: 20, factor: 1000 },
  },
  { quantity: 'cholesterol', names: '(?:total )?cholesterol', low: 1, high: 1000, units: molar(38.67), otherUnit: { below: 20, factor: 38.67 } },
  { quantity: 'inr', names: 'inr', low: 0.5, high: 20 },
  { quantity: 'ferritin', names: 'ferritin', low: 0, high: 100_000 },
  { quantity: 'mcv', names: 'mcv', low: 40, high: 160 },
  { quantity: 'lactate', names: 'lac(?:tate)?', low: 0.1, high: 200, units: { 'mg/dl': 0.111 } },
  { quantity: 'ph', names: 'ph', low: 6.5, high: 7.9 },
  { quantity: 'bicarbonate', names: 'bicarb(?:onate)?|hco3', low: 1, high: 60 },
  { quantity: 'albumin', names: 'alb(?:umin)?', low: 0.5, high: 70, units: { 'g/l': 0.1 }, otherUnit: { from: 8, factor: 0.1 } },
  { quantity: 'urate', names: 'uric acid|urate', low: 0.5, high: 1500, units: micromolar(1 / 59.48), otherUnit: { from: 30, factor: 1 / 59.48 } },
  { quantity: 'psa', names: 'psa', low: 0, high: 10_000 },
  { quantity: 'bmi', names: 'bmi|body mass index', low: 8, high: 100 },
  { quantity: 'gcs', names: 'gcs|glasgow coma (?:scale|score)', low: 3, high: 15 },
  { quantity: 'ejection-fraction', names: 'ejection fraction|lvef|ef', low: 5, high: 90 },
  { quantity: 'ck', names: 'ck|cpk|creatine kinase', low: 5, high: 500_000 },
  { quantity: 'haematocrit', names: 'haematocrit|hematocrit|hct|pcv', low: 5, high: 80 },
  {
    quantity: 'neutrophils',
    names: 'anc|absolute neutrophil count|neutrophils?|neuts?',
    low: 0,
    high: 100_000,
    units: { ...perMicrolitre, '%': Number.NaN },
    otherUnit: { from: 100, factor: 0.001 },
  },
  {
    quantity: 'eosinophils',
    names: 'aec|absolute eosinophil count|eosinophils?',
    low: 0,
    high: 100_000,
    units: { '%': Number.NaN },
    otherUnit: { below: 30, factor: 1000 },
  },
  { quantity: 'cd4', names: 'cd4(?: count)?', low: 0, high: 3000, units: { '%': Number.NaN } },
  { quantity: 'gfr', names: 'e?gfr', low: 1, high: 150 },
  { quantity: 'ldh', names: 'ldh|lactate dehydrogenase', low: 50, high: 20_000 },
  { quantity: 'anion-gap', names: 'anion gap', low: 1, high: 60 },
  { quantity: 'pco2', names: 'pa?co2', low: 1, high: 150, units: { kpa: 7.5, mmhg: 1, 'mm hg': 1 }, otherUnit: { below: 20, factor: 7.5 } },
  { quantity: 'ammonia', names: 'ammonia', low: 5, high: 2000, units: { 'ug/dl': 0.587, 'µg/dl': 0.587, 'μg/dl': 0.587, 'mcg/dl': 0.587 } },
  { quantity: 'calprotectin', names: '(?:fa?ecal )?calprotectin|fcp', low: 1, high: 20_000 },
  { quantity: 'bnp', names: '(?:nt-? ?pro-? ?)?bnp', low: 1, high: 100_000 },
  {
    quantity: 'prolactin',
    names: 'prolactin',
    low: 1,
    high: 200_000,
    units: { 'ng/ml': 21, 'ug/l': 21 },
    otherUnit: { below: 200, factor: 21 },
    ambiguous: { below: 200, factor: 1 },
  },
  { quantity: 'pth', names: 'i?pth|parathyroid hormone', low: 0.1, high: 5000, units: { 'pmol/l': 9.4 }, ambiguous: { factor: 9.4 } },
  { quantity: 'vitamin-d', names: 'vit(?:amin)? d|25-?oh-? ?d', low: 1, high: 400, units: { 'nmol/l': 0.4 }, ambiguous: { factor: 0.4 } },
  { quantity: 'b12', names: '(?:vit(?:amin)? )?b12', low: 10, high: 5000 },
  { quantity: 'fsh', names: 'fsh', low: 0.1, high: 300 },
  { quantity: 'hcg', names: '(?:beta-? ?|b-? ?|β-? ?)?hcg', low: 0, high: 2_000_000 },
  { quantity: 'triglycerides', names: 'triglycerides?|tgs?', low: 0.1, high: 10_000, units: molar(88.6), otherUnit: { below: 40, factor: 88.6 } },
  { quantity: 'ldl', names: 'ldl(?:-c)?', low: 0.5, high: 800, units: molar(38.67), otherUnit: { below: 15, factor: 38.67 } },
  { quantity: 'afp', names: 'afp|alpha-?fetoprotein', low: 0, high: 1_000_000 },
  { quantity: 'cea', names: 'cea', low: 0, high: 100_000 },
  { quantity: 'abpi', names: 'abpi|abi|ankle[- ]brachial (?:pressure )?index', low: 0.1, high: 2 },
  { quantity: 'fev1-fvc', names: 'fev1 ?/ ?fvc(?: ratio)?', low: 0.1, high: 100, otherUnit: { from: 1.5, factor: 0.01 } },
  { quantity: 'residual-urine', names: 'post-?\\s?void residual|pvr|bladder scan', low: 0, high: 5000 },
  { quantity: 'urine-output', names: 'u/?o|urine output', low: 0, high: 500, units: { 'ml/hr': 1, 'ml/h': 1, 'mls/hr': 1, 'ml/hour': 1 }, needsUnit: true },
  {
    quantity: 'urine-protein',
    names: 'proteinuria|24.?h(?:ou)?r? (?:urine|urinary) protein',
    low: 0,
    high: 50_000,
    units: { mg: 0.001, 'mg/day': 0.001, 'mg/d': 0.001 },
    otherUnit: { from: 50, factor: 0.001 },
  },
  { quantity: 'protein-creatinine-ratio', names: '(?:urine )?u?pcr|(?:urine )?protein.creatinine ratio', low: 1, high: 5000 },
  { quantity: 'eye-pressure', names: 'iops?|intra-?ocular pressures?', low: 1, high: 90 },
  { quantity: 'capillary-refill', names: 'crt|cap(?:illary)? refill(?: time)?', low: 0.5, high: 20 },
  { quantity: 'ketones', names: '(?:blood |serum )?(?:ketones?|ket)', low: 0, high: 20 },
  { quantity: 'qtc', names: 'qtc', low: 200, high: 800 },
  { quantity: 'opening-pressure', names: 'opening pressure', low: 1, high: 100 },
  { quantity: 'lithium', names: '(?:serum )?lithium level|serum lithium', low: 0.1, high: 10 },
  { quantity: 'lead', names: 'blood lead(?: level)?|lead level', low: 0.5, high: 300 },
];

/**
 * A value in the lexicon's unit.
 * @param unit as written behind the number; '' where none is: then the size tells which of two units it is in
 * @returns NaN for a unit that measures something else (neutrophils in per cent)
 */
export function toUnit(rule: QuantityRule, value: number, unit: string): number {
  const factor = rule.units?.[unit.toLowerCase()];
  if (factor !== undefined) return value * factor;
  if (rule.needsUnit) return Number.NaN;
  return rule.otherUnit !== undefined && isOfSize(value, rule.otherUnit) ? value * rule.otherUnit.factor : value;
}

function isOfSize(value: number, { from, below }: { readonly from?: number; readonly below?: number }): boolean {
  return value >= (from ?? Number.NEGATIVE_INFINITY) && value < (below ?? Number.POSITIVE_INFINITY);
}

/** What a number without a unit may be besides, in the lexicon's unit; null where its unit is written or plain. */
export function otherReading({ ambiguous }: QuantityRule, value: number, unit: string): number | null {
  return unit === '' && ambiguous !== undefined && isOfSize(value, ambiguous) ? value * ambiguous.factor : null;
}
