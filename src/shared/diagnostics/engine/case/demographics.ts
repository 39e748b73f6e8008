export interface Demographics {
  /** Years, with fractions for infants; null when unknown. */
  readonly age: number | null;
  readonly sex: 'male' | 'female' | null;
}

const yearsPerUnit: Readonly<Record<string, number>> = { year: 1, yr: 1, y: 1, month: 1 / 12, mo: 1 / 12, week: 1 / 52, wk: 1 / 52, day: 1 / 365 };

const agePatterns = [
  /(?<!\d)(\d{1,3}(?:\.\d)?)\s*-?\s*(year|yr|y|month|mo|week|wk|day)s?\s*-?\s*(?:old|\/?o(?!\p{L})|of age|aged)/iu,
  // "A baby of 3 weeks".
  /(?<!\p{L})(?:baby|infant|newborn|neonate|child|son|daughter|boy|girl)\s+of\s+(\d{1,2}(?:\.\d)?)\s*(year|yr|month|mo|week|wk|day)s?(?!\p{L})/iu,
  /(?<!\p{L})aged?\s*:?\s*(\d{1,3})(?:\s*(year|month|week|day)s?)?/iu,
  /^\s*(\d{1,3})\s*(y|yr|year)?s?\s*\/?\s*(?:male|female|man|woman|boy|girl|m|f)(?!\p{L})/iu,
  // "Nurse triage note: 3F".
  /^(?!\s*(?:t|temp\p{L}*|tmax)\s*:)[^.;\n\d]{0,40}:\s*(\d{1,3})(y|yr|year)?s?\s?(?:male|female|m|f)(?!\p{L})(?=[\s,.]+(?!\d))/iu,
  /(?<!\p{L})(?:m|f)\s*\/\s*(\d{1,3})(?!\d)/iu,
  /(?<!\d)(\d{1,3})\s*(y|yr|year)s?\s*(?:male|female|man|woman|boy|girl)/iu,
];

const male = /(?<!\p{L})(?:male|man|boy|gentleman|he|his|him|father of|son)(?!\p{L})/giu;
const female = /(?<!\p{L})(?:female|woman|girl|lady|she|her|hers|daughter|pregnant|primigravida|multigravida)(?!\p{L})/giu;

function ageIn(text: string): number | null {
  for (const pattern of agePatterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const age = Number(match[1]) * (yearsPerUnit[(match[2] ?? 'year').toLowerCase()] ?? 1);
    if (age <= 125) return age;
  }
  if (/(?<!\p{L})(?:newborn|neonate)(?!\p{L})/iu.test(text)) return 0.02;
  if (/(?<!\p{L})(?:infant|baby boy|baby girl)(?!\p{L})/iu.test(text)) return 0.5;
  if (/^\s*(?:my|our) (?:little |new )?baby(?!\p{L})(?! bump)/iu.test(text)) return 0.5;
  if (/(?<!\p{L})toddler(?!\p{L})/iu.test(text)) return 2;
  return null;
}

function sexIn(text: string): 'male' | 'female' | null {
  const opening = text.slice(0, 400);
  const [men, women] = [opening.match(male)?.length ?? 0, opening.match(female)?.length ?? 0];
  const shorthand = /^\s*\d{1,3}\s*(?:y(?:r|ear)?s?\s*)?(?:\/?o\s*)?([mf])(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase();
  if (shorthand) return shorthand === 'm' ? 'male' : 'female';
  if (men === women) return null;
  return men > women ? 'male' : 'female';
}

/** Whose body the form does not tell: a trans man can be pregnant. */
const transgender =
  /(?<!\p{L})(?:trans[\s-]?(?:man|woman|masc(?:uline)?|fem(?:me|inine)?|male|female|gender(?:ed)?)|ftm|mtf|afab|amab|assigned (?:fe)?male)(?!\p{L})/iu;

/** @returns whether a text tells of somebody whose body may be another than the sex in a form says */
export const isTransgender = (text: string): boolean => transgender.test(text);

/**
 * Age and sex: what the form says, else what the text says. An age in the text refines a form's 0 (months and days of an infant).
 * @param form whole years and gender, each optional
 */
export function readDemographics(text: string, form: { readonly age?: number | null; readonly gender?: string | null }): Demographics {
  const written = ageIn(text);
  const age = form.age == null ? written : form.age === 0 && written !== null && written < 1 ? written : form.age;
  if (isTransgender(text)) return { age, sex: null };
  const sex = form.gender === 'male' || form.gender === 'female' ? form.gender : form.gender === 'other' ? null : sexIn(text);
  return { age, sex };
}
