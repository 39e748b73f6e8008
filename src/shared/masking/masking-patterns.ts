/** What tells who somebody is. */
export const personalKinds = ['name', 'phone', 'email', 'address', 'record', 'birthday'] as const;
export type PersonalKind = (typeof personalKinds)[number];

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Rule {
  readonly kind: Exclude<PersonalKind, 'name'>;
  readonly find: (text: string) => Place[];
}

/** The places of a pattern: of its group "it" where it has one. */
const places =
  (pattern: RegExp, isMeant: (found: string) => boolean = () => true) =>
  (text: string): Place[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [start, end] = match.indices?.groups?.it ?? [match.index, match.index + match[0].length];
      return isMeant(text.slice(start, end)) ? [{ start, end }] : [];
    });

const digits = (text: string) => text.replaceAll(/\D/g, '').length;

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

/** Groups of at least three digits, as numbers are called, or any after the code of a country; clinical values have units, slashes or fewer digits. */
const longNumber =
  /(?<![\d./,+])(?:(?:\+|00)\d{1,3}[ -]?(?:\(0\)[ -]?)?\d{1,5}(?:[ -]?\d{2,6}){1,4}|(?:\(\d{2,5}\)[ -]?)?\d{3,6}(?:[ -]?\d{3,6}){1,3})(?![\d./,]*\d|\s?(?:mg|ml|\/|cells|per))/gu;
const calledNumber =
  /\b(?:phone|ph|mobile|mob|tel(?:ephone)?|cell|call(?:ed)?(?: (?:me|him|her|us))?(?: (?:on|at))?|contact|whatsapp|fax)(?:\s*(?:no|number|num))?\.?\s*(?:is|:|-|#|on|at)?\s*(?<it>\+?\(?\d[\d ()-]{4,18}\d)/dgiu;

const record =
  /\b(?:mrn?|uhid|m\.?r\.?|mr|hospital|hosp|record|patient|file|case|reg(?:istration|n)?|ip|ipd|op|opd|cr|nhs|aadhaar|aadhar|abha|ssn|social security|passport|insurance|policy|medicare|chart|lab|sample|bed)\s*(?:id|no|num|number|#)\.?\s*(?:is|:|#|-|=)?\s*(?<it>[A-Z]{0,5}[-/ ]?\d[\dA-Z/-]{2,}(?:\s\d{3,})*)/dgiu;
const bareRecord = /\b(?:mrn|uhid|aadhaar|aadhar|abha|ssn)\b\s*(?:is|:|#|-|=)?\s*(?<it>[A-Z]{0,5}[-/]?\d[\dA-Z/-]{3,}(?:[ -]\d{3,})*)/dgiu;
/** Aadhaar, four digits three times; American social security numbers. */
const groupedRecord = /(?<!\d)(?:\d{4}[ -]\d{4}[ -]\d{4}|\d{3}-\d{2}-\d{4})(?!\d)/gu;

const birthday =
  /\b(?:d\.?o\.?b\.?|date of birth|born(?: on)?|birth ?date)\s*(?:is|:|-)?\s*(?<it>\d{1,2}[/. -](?:\d{1,2}|[a-z]{3,9})[/. -]\d{2,4}|\d{4}-\d{2}-\d{2}|[a-z]{3,9} \d{1,2},? \d{4})/dgiu;

const streets =
  '[Ss]treet|[Ss]t|[Rr]oad|[Rr]d|[Aa]venue|[Aa]ve|[Ll]ane|[Ll]n|[Dd]rive|[Cc]lose|[Cc]rescent|[Cc]ourt|[Bb]oulevard|[Bb]lvd|[Ss]quare|[Tt]errace|[Gg]ardens|[Mm]arg|[Nn]agar|[Cc]olony|[Ss]ector|[Bb]lock|[Vv]ihar|[Ee]nclave|[Ll]ayout|[Cc]howk|[Bb]aza+r|[Mm]ohalla|[Gg]ali|[Pp]uram|[Pp]eth|[Aa]partments?|[Aa]pts?|[Rr]esidency|[Tt]owers?|[Hh]eights|[Ss]ociety|[Ee]xtension';
const house =
  '(?:(?:[Ff]lat|[Hh]ouse|[Hh]\\.?\\s?[Nn]o|[Dd]oor|[Pp]lot|[Rr]oom|[Aa]pt|[Aa]partment|[Uu]nit|[Ss]hop|[Qq]uarter)\\.?\\s*(?:[Nn]o\\.?)?\\s*)?#?\\d{1,5}[A-Z]?(?:[/-]\\d{1,4}[A-Z]?)?,?\\s+';
const town = '(?:,?\\s+(?:\\p{Lu}[\\p{L}]+|\\d{5,6}\\b|[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}\\b))*';
/** "12 Park Street", "221B, Baker Street", "Flat 4, Sai Apartments, MG Road". */
const numbered = new RegExp(`\\b${house}(?:\\p{Lu}[\\p{L}\\d.'’]*,?\\s+){1,5}(?:${streets})\\b\\.?${town}`, 'gu');
/** The same without capitals, where the word for the way is no word of anything else. */
const uncapitalised =
  /\b\d{1,5}[a-z]?,? (?:(?!(?:on|the|of|in|a|an|at|to|and|or|after|times|weeks?|days?|hours?|months?|years?|minutes?|episodes?)\b)\p{Ll}+ ){1,3}(?:street|avenue|nagar|colony|marg|vihar|enclave|chowk|apartments?)\b(?:,? \d{5,6}\b)?/gu;
const housed =
  /\b(?:flat|house|h\.?\s?no|door|plot|quarter)\.?\s*(?:no\.?)?\s*[:#]?\s*\d{1,5}[A-Z]?(?:[/-]\d{1,4}[A-Z]?)?(?:,\s*[\p{Lu}][\p{L}.'’ ]+)*(?:[ ,-]+\d{6})?/gu;
const told =
  /\b(?:address|addr|residing at|resides at|lives at|living at|resident of|r\/o)\s*(?:is|:|-)?\s*(?<it>[^\n;.]{4,90}?)(?=[\n;.]|\s+(?:with|has|presents|presented|complain\w*|came|who|and (?:has|is)|for the)\b|$)/dgiu;
const postcode = /\b(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:pin|pincode|zip)(?:\s*code)?\s*[:#-]?\s*\d{5,6})\b/giu;

/** What is known by its form or by the word before it; the case of letters means nothing unless it is written out. */
export const addressRules: readonly Rule[] = [
  { kind: 'email', find: places(email) },
  { kind: 'record', find: places(record) },
  { kind: 'record', find: places(bareRecord) },
  { kind: 'record', find: places(groupedRecord) },
  { kind: 'birthday', find: places(birthday) },
  { kind: 'phone', find: places(calledNumber, (found) => digits(found) >= 6) },
  { kind: 'phone', find: places(longNumber, (found) => digits(found) >= 10 && digits(found) <= 15) },
  { kind: 'address', find: places(told) },
  { kind: 'address', find: places(numbered) },
  { kind: 'address', find: places(uncapitalised) },
  { kind: 'address', find: places(housed) },
  { kind: 'address', find: places(postcode) },
];
