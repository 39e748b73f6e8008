/** A measured value found in the text, in the lexicon's unit, with its place. */
export interface Measurement {
  readonly quantity: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

interface QuantityRule {
  readonly quantity: string;
  /** Names it goes by; the number follows within a few words. */
  readonly names: string;
  readonly low: number;
  readonly high: number;
  /** Unit spelled after the number -> factor to the lexicon's unit. */
  readonly units?: Readonly<Record<string, number>>;
}

const molar = (factor: number) => ({ 'mmol/l': factor, mmol: factor });
const micromolar = (factor: number) => ({ 'umol/l': factor, 'µmol/l': factor, 'μmol/l': factor, 'micromol/l': factor });
const perMicrolitre = { '/ul': 0.001, '/mm3': 0.001, '/cumm': 0.001, '/μl': 0.001, '/µl': 0.001, 'cells/ul': 0.001, 'cells/mm3': 0.001 };

/** Plausible limits keep a house number from becoming a pulse. Conversion factors: SI to conventional units of each analyte's molar mass. */
const rules: readonly QuantityRule[] = [
  { quantity: 'pulse', names: 'pulse(?: rate)?|heart rate|hr|pr|p', low: 20, high: 300 },
  { quantity: 'respiratory-rate', names: 'respiratory rate|resp(?:iratory)? rate|rr|respirations|breathing rate', low: 4, high: 120 },
  { quantity: 'spo2', names: 'spo2|o2 sat(?:uration)?s?|sats?|oxygen saturation|saturation|saturating|sao2|pulse ox(?:imetry)?', low: 30, high: 100 },
  { quantity: 'glucose', names: 'glucose|blood sugar|sugar|rbs|fbs|bsl|cbg|bm|grbs', low: 1, high: 1500, units: { ...molar(18.02) } },
  { quantity: 'hba1c', names: 'hba1c|a1c|glycated haemoglobin|glycated hemoglobin', low: 3, high: 20 },
  { quantity: 'haemoglobin', names: 'haemoglobin|hemoglobin|hb|hgb', low: 1, high: 250, units: { 'g/l': 0.1 } },
  { quantity: 'wbc', names: 'wbc|white (?:blood )?cell(?: count)?s?|leu[ck]ocyte(?: count)?s?|tlc|wcc', low: 0.01, high: 500_000, units: perMicrolitre },
  { quantity: 'platelets', names: 'platelets?(?: count)?|plt', low: 0.1, high: 3_000_000, units: { ...perMicrolitre, lakh: 100, lakhs: 100 } },
  { quantity: 'creatinine', names: 'creatinine|creat|cr', low: 0.1, high: 3000, units: micromolar(1 / 88.4) },
  { quantity: 'urea', names: 'urea|bun', low: 1, high: 400, units: { ...molar(6.006) } },
  { quantity: 'sodium', names: 'sodium|na\\+?', low: 90, high: 200 },
  { quantity: 'potassium', names: 'potassium|k\\+?', low: 1, high: 12 },
  { quantity: 'calcium', names: '(?:serum |corrected )?calcium', low: 0.5, high: 25, units: molar(4.008) },
  { quantity: 'bilirubin', names: '(?:total )?bilirubin', low: 0.1, high: 800, units: micromolar(1 / 17.1) },
  { quantity: 'alt', names: 'alt|sgpt', low: 1, high: 20_000 },
  { quantity: 'ast', names: 'ast|sgot', low: 1, high: 20_000 },
  { quantity: 'alp', names: 'alp|alkaline phosphatase', low: 5, high: 10_000 },
  { quantity: 'lipase', names: 'lipase', low: 1, high: 50_000 },
  { quantity: 'amylase', names: 'amylase', low: 1, high: 50_000 },
  { quantity: 'tsh', names: 'tsh', low: 0, high: 500 },
  { quantity: 'crp', names: 'crp|c.reactive protein', low: 0, high: 800 },
  { quantity: 'esr', names: 'esr|sed(?:imentation)? rate', low: 0, high: 200 },
  { quantity: 'troponin', names: '(?:hs-?)?troponin(?: ?[it])?', low: 0, high: 100_000, units: { 'ng/ml': 1000, 'ug/l': 1000, 'µg/l': 1000 } },
  { quantity: 'd-dimer', names: 'd-?\\s?dimer', low: 0, high: 100_000, units: { 'mg/l': 1000, 'ug/ml': 1000 } },
  { quantity: 'cholesterol', names: '(?:total )?cholesterol', low: 1, high: 1000, units: molar(38.67) },
  { quantity: 'inr', names: 'inr', low: 0.5, high: 20 },
  { quantity: 'ferritin', names: 'ferritin', low: 0, high: 100_000 },
  { quantity: 'mcv', names: 'mcv', low: 40, high: 160 },
  { quantity: 'lactate', names: 'lactate', low: 0.1, high: 40 },
  { quantity: 'ph', names: 'ph', low: 6.5, high: 7.9 },
  { quantity: 'bicarbonate', names: 'bicarbonate|hco3', low: 1, high: 60 },
  { quantity: 'albumin', names: 'albumin', low: 0.5, high: 70, units: { 'g/l': 0.1 } },
  { quantity: 'urate', names: 'uric acid|urate', low: 0.5, high: 1500, units: micromolar(1 / 59.48) },
  { quantity: 'psa', names: 'psa', low: 0, high: 10_000 },
  { quantity: 'bmi', names: 'bmi|body mass index', low: 8, high: 100 },
  { quantity: 'gcs', names: 'gcs|glasgow coma (?:scale|score)', low: 3, high: 15 },
  { quantity: 'ejection-fraction', names: 'ejection fraction|lvef|ef', low: 5, high: 90 },
  { quantity: 'ck', names: 'ck|cpk|creatine kinase', low: 5, high: 500_000 },
];

/** Between a quantity's name and its number: a few linking words or marks. */
const link = String.raw`(?:\s*(?:is|was|are|were|of|at|read|reads|reading|shows|showed|level|levels|count|=|:|-|~|[<>≤≥]|about|around|approximately|to|rate|measured|on room air|\())*\s*`;
const number = String.raw`(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)`;
const unitAfter = String.raw`\s*(%|[a-zµμ]+(?:\/[a-z0-9µμ]+)?|\/[a-z0-9µμ]+)?`;

const compiled = rules.map((rule) => ({
  rule,
  // The saturation of transferrin and the cells of other fluids are other quantities.
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d])(?<!(?:transferrin|csf|synovial|pleural|ascitic|fluid|urine|urinary) )(?:${rule.names})(?![\p{L}])${link}${number}${unitAfter}`,
    'giu',
  ),
}));

function measured(quantity: string, value: number, match: RegExpMatchArray): Measurement {
  const start = match.index ?? 0;
  return { quantity, value, start, end: start + match[0].trimEnd().length };
}

function toUnit(rule: QuantityRule, value: number, unit: string): number {
  const factor = rule.units?.[unit.toLowerCase()];
  if (factor !== undefined) return value * factor;
  // Cell counts are often given in full ("platelets 45,000"), haemoglobin in g/L ("Hb 95"), glucose in mmol/L ("glucose 22" never means mg/dL).
  if ((rule.quantity === 'wbc' || rule.quantity === 'platelets') && value >= 1500) return value / 1000;
  if (rule.quantity === 'haemoglobin' && value > 25) return value / 10;
  if (rule.quantity === 'glucose' && value < 35) return value * 18.02;
  if (rule.quantity === 'creatinine' && value > 25) return value / 88.4;
  // No living patient has these in the other unit.
  if (rule.quantity === 'calcium' && value < 5) return value * 4.008;
  if (rule.quantity === 'albumin' && value > 8) return value / 10;
  if (rule.quantity === 'cholesterol' && value < 20) return value * 38.67;
  if (rule.quantity === 'bilirubin' && value > 60) return value / 17.1;
  return value;
}

function temperatures(text: string): Measurement[] {
  const found: Measurement[] = [];
  const named =
    /(?<![\p{L}'’])(?:temp(?:erature)?|tmax|thermometer|fever|febrile|pyrexia|t)(?!\p{L})[^\d.;,]{0,25}(\d{2,3}(?:\.\d{1,2})?)\s*(?:°|º|degrees?|deg)?\s*(c|f)?(?![\p{L}\d/])(?![\s-]*(?:years?|yrs?|y\/?o|days?|hours?|hrs?|weeks?|wks?|months?|times|per|bpm|%))/giu;
  const bare = /(?<![\d/])(\d{2,3}(?:\.\d{1,2})?)\s*(?:°|º|degrees?\s*|deg\s*)?(c|f)(?:elsius|ahrenheit)?(?!\p{L})/giu;
  for (const match of [...text.matchAll(named), ...text.matchAll(bare)]) {
    const raw = Number(match[1]);
    const fahrenheit = (match[2] ?? '').toLowerCase() === 'f' || raw > 60;
    const celsius = fahrenheit ? ((raw - 32) * 5) / 9 : raw;
    // "80 F" is an old woman: without a name or a degree sign only what is feverish or nearly normal counts.
    const [low, high] = /[a-z]{3}|°|º/i.test(match[0]) ? [28, 45] : [34, 43];
    if (celsius >= low && celsius <= high) found.push(measured('temperature', celsius, match));
  }
  return found;
}

function bloodPressures(text: string): Measurement[] {
  const found: Measurement[] = [];
  for (const match of text.matchAll(/(?<![\d/])(\d{2,3})\s*(?:\/|over)\s*(\d{2,3})(?![\d/])\s*(?:mm\s?hg)?/giu)) {
    const [systolic, diastolic] = [Number(match[1]), Number(match[2])];
    if (systolic < 50 || systolic > 300 || diastolic < 20 || diastolic > 200 || systolic <= diastolic) continue;
    found.push(measured('systolic', systolic, match), measured('diastolic', diastolic, match));
  }
  for (const match of text.matchAll(/(?:systolic(?: (?:bp|blood pressure))?|sbp|bp systolic)\s*(?:is|was|of|:|=)?\s*(\d{2,3})(?!\d|\/)/giu))
    found.push(measured('systolic', Number(match[1]), match));
  return found;
}

function others(text: string): Measurement[] {
  const found: Measurement[] = [];
  for (const match of text.matchAll(/(?<!\d)(\d{2,3})\s*(?:bpm|beats per minute|beats\/min)/giu)) found.push(measured('pulse', Number(match[1]), match));
  for (const match of text.matchAll(
    /(?<!\d)(\d{1,2})(?:\s*\+\s*\d)?(?:\s*(?:-|to)\s*\d{1,2})?\s*-?\s*(?:weeks?|wks?)(?:['’]?\s*(?:of\s*)?(?:gestation(?:al age)?|pregnan\w*|gravid)|\s+pregnant)/giu,
  ))
    found.push(measured('gestation', Number(match[1]), match));
  // "In her 11th week of pregnancy".
  for (const match of text.matchAll(/(?<!\d)(\d{1,2})(?:st|nd|rd|th)\s+weeks?\s+(?:of|for)\s+(?:her\s+)?(?:gestation|pregnan)/giu))
    found.push(measured('gestation', Number(match[1]), match));
  for (const match of text.matchAll(/(?:gestation(?:al age)?|pregnant|pregnancy|ga)\s*(?:of|at|is|:|for|since)?\s*(\d{1,2})\s*(?:weeks?|wks?)/giu))
    found.push(measured('gestation', Number(match[1]), match));
  for (const match of text.matchAll(/(?<!\d)(\d{1,3})[\s-]*(?:pack)[\s-]*(?:years?|yrs?)/giu)) found.push(measured('pack-years', Number(match[1]), match));
  return found;
}

/** Finds vital signs and laboratory values with their units converted; values outside what a living person can have are ignored. */
export function findMeasurements(text: string): Measurement[] {
  if (!/\d/.test(text)) return [];
  const found = [...temperatures(text), ...bloodPressures(text), ...others(text)];
  for (const { rule, pattern } of compiled) {
    for (const match of text.matchAll(pattern)) {
      const value = Number((match[1] ?? '').replace(/,/g, ''));
      if (value < rule.low || value > rule.high) continue;
      found.push(measured(rule.quantity, toUnit(rule, value, match[2] ?? ''), match));
    }
  }
  return found;
}

/** How much faster than an adult's a child's normal pulse and breathing may be: upper limits by age after Fleming et al., Lancet 2011. */
export function childFactor(quantity: string, ageYears: number | null): number {
  if (ageYears === null || ageYears >= 12) return 1;
  if (quantity === 'pulse') return ageYears < 1 ? 1.65 : ageYears < 5 ? 1.4 : 1.2;
  if (quantity === 'respiratory-rate') return ageYears < 1 ? 2.5 : ageYears < 5 ? 1.9 : 1.35;
  return 1;
}
