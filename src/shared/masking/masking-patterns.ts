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
      const [start, end] = match.indices?.groups?.it ?? match.indices?.groups?.at ?? [match.index, match.index + match[0].length];
      return isMeant(text.slice(start, end)) ? [{ start, end }] : [];
    });

const digits = (text: string) => text.replaceAll(/\D/g, '').length;

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

/** Groups of at least three digits, as numbers are called, or any after the code of a country; clinical values have units, slashes or fewer digits. */
const longNumber =
  /(?<![\d./,+])(?:(?:\+|00)\d{1,3}[ -]?(?:\(\d{1,5}\)[ -]?)?\d{1,5}(?:[ -]?\d{2,6}){1,4}|(?:\(\d{2,5}\)[ -]?)?\d{3,6}(?:[ -]?\d{3,6}){1,3})(?![\d./,]*\d|\s?(?:mg|ml|\/|cells|per))/gu;
const calledNumber =
  /\b(?:phone|ph|mobile|mob|tel(?:ephone)?|cell|call(?:ed|back)?(?: (?:me|him|her|us))?(?: (?:on|at))?|contact|whatsapp|fax|rung on|ring(?: (?:me|him|her|us))?(?: on)?|texted on|text|number is|no is)(?:\s*(?:no|number|num))?\.?\s*(?:is|:|-|#|on|at)?\s*(?<it>\+?\(?\d[\d ()-]{4,18}\d)/dgiu;

/** Capitals, digits and what joins them: "MH/BLR/2026/77120", "RX 55-01-93", "1234 5678 9012". */
const recordValue = '(?<it>[A-Z]{0,5}(?:[-/ ]?[A-Z]{1,4})?[-/ ]?\\d[\\dA-Z]*(?:[-/][\\dA-Z]+)*(?: \\d[\\d-]+)*(?:-[A-Z])?)';
const called = '(?:\\s*(?:[Ii][Dd]|[Nn][Oo]|[Nn]um|[Nn]umber|[Cc]ard|[Rr]ef|[Rr]eference|[Cc]ode|#)\\b)*\\.?\\s*(?:is|was|:|#|-|=)?\\s*';
const recordWords =
  '[Mm][Rr][Nn]?|[Uu][Hh][Ii][Dd]|[Uu][Mm][Ii][Dd]|[Hh]osp(?:ital)?|[Uu]nit|[Pp]rison|[Rr]ecord|[Pp]atient|[Ff]ile|[Cc]ase|[Rr]eg(?:istration|n)?|I\\.?P|ip|IPD|ipd|O\\.?P|op|OPD|opd|CR|cr|Cr|NHS|nhs|CHI|chi|IC|NRIC|[Aa]adh?aar|ABHA|abha|SSN|ssn|[Ss]ocial [Ss]ecurity|[Pp]assport|[Ii]nsurance|[Pp]olicy|[Mm]edicare|[Mm]edicaid|[Mm]ember|[Cc]hart|[Ll]ab|[Ss]ample|[Aa]ccount|[Ee]mp(?:loyee)?|[Ii][Dd]|[Rr]ef|[Pp]an|PAN|[Ll]icen[cs]e|[Vv]oter';
const record = new RegExp(`\\b(?:${recordWords})${called}${recordValue}`, 'dgu');
/** Capitals and at least seven digits, or capitals, a hyphen and four: nothing that is measured has so many without a unit. Trials and papers have theirs. */
const longRecord =
  /(?<![\p{L}\d./+-])(?!NCT|ISRCTN|PMID|PMC|CTRI|EudraCT)(?:[A-Za-z]{0,4}-?\d{7,14}[A-Z]?|[A-Z]{2,5}[-/]\d{4,}(?:[-/][\dA-Z]+)*|\d{3,6}-\d{2,4}-\d{1,6})(?![\p{L}\d.,/-]*\d|\s?(?:mg|ml|\/|cells|per|copies|iu|units|platelets))/giu;
/** Aadhaar, four digits three times; American social security numbers. */
const groupedRecord = /(?<!\d)(?:\d{4}[ -]\d{4}[ -]\d{4}|\d{3}-\d{2}-\d{4})(?!\d)/gu;

const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const date = `(?:\\d{1,2}(?:st|nd|rd|th)? of ${monthName},? +\\d{4}|\\d{1,2}[/. -](?:\\d{1,2})[/. -]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}(?:st|nd|rd|th)?[ .-]${monthName},?[ .-]+['’]?\\d{2,4}|${monthName} \\d{1,2}(?:st|nd|rd|th)?,? +\\d{4})`;
const birthday = new RegExp(
  `\\b(?:d\\.?o\\.?b\\.?|date of birth|born(?: on)?|birth ?date|birthday|dobs?|ur\\.|b\\.|b)\\s*(?:is|was|:|-)?\\s*(?:the\\s+)?(?<it>${date})`,
  'dgiu',
);
/** A date in brackets or between commas behind an age, a class at school or a name, as lists and letters have it. */
const datedPerson = new RegExp(
  `(?:\\b\\d{1,3}\\s?(?:y|yo|yrs?|years?)\\.?\\s*|\\bY\\d{1,2},\\s*|[\\p{L}]\\s*)\\((?<it>${date})[^)]{0,40}\\)|\\bY\\d{1,2},\\s*(?<at>${date})`,
  'dgiu',
);
/** What is long ago, by itself between a name and what is told: dates of care have a word for what happened. */
const oldDate = /(?<=[\p{Lu}][\p{L}'’-]+,?\s\(?)(?<it>\d{1,2}[/.-]\d{1,2}[/.-](?:19\d{2}|200\d|201[0-5]))/dgu;

const streets =
  '[Ss]treet|[Ss]t|[Rr]oad|[Rr]d|[Aa]venue|[Aa]ve|[Ll]ane|[Ll]n|[Dd]rive|[Cc]lose|[Cc]rescent|[Cc]ourt|[Bb]oulevard|[Bb]lvd|[Ss]quare|[Tt]errace|[Gg]ardens|[Mm]arg|[Nn]agar|[Cc]olony|[Ss]ector|[Bb]lock|[Vv]ihar|[Ee]nclave|[Ll]ayout|[Cc]howk|[Bb]aza+r|[Mm]ohalla|[Gg]ali|[Pp]uram|[Pp]eth|[Aa]partments?|[Aa]pts?|[Rr]esidency|[Tt]owers?|[Hh]eights|[Ss]ociety|[Ee]xtension';
const abroad = 'Main|Cross|Beedi|Way|Hill|Walk|Row|Mews|Heol|[Rr]ue|[Cc]alle|Via|[Đđ]ường|[Jj]alan|[Ll]orong|[Ss]tra(?:ss|ß|at)e?';
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
/** What ends in a stop within an address. */
const addressStop = 'vill|dist|distt|tal|teh|st|rd|ave|apt|no|opp|po|p\\.o|w|e|n|s|ln|dr|blvd|nr|mt|ft|ste';
const told = new RegExp(
  `\\b(?:address(?: for[^:.;]{0,30})?|addr|residing at|resides at|residence|lives at|living at|resident of|r/o|letters to|home visits at|(?:our|my|his|her) house|commode to|deliver(?:ed)? to)\\s*(?:is|:|-|if needed)?\\s*(?<it>(?:\\b(?:${addressStop})\\.|[^\\n;.]){4,110}?)(?=[\\n;.,](?:\\s|$)(?!\\s*(?:\\p{Lu}|\\d))|\\.\\s|\\n|;|,\\s+not\\b|\\s+(?:with|has|presents|presented|complain\\w*|came|who|and (?:has|is)|for the)\\b|$)`,
  'dgiu',
);
const postcode = /\b(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:pin|pincode|zip)(?:\s*code)?\s*[:#-]?\s*\d{5,6})\b/giu;

/** A postal code, or a way with the number of a house, shows that what stands around it between commas is an address. */
const anchor = new RegExp(
  `\\b[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}\\b|\\b[AC-FHKNPRTV-Y]\\d[\\dW] [A-Z\\d]{4}\\b|\\b[Pp]\\.?\\s?[Oo]\\.?\\s?[Bb]ox \\d[\\d-]*|\\b(?:ul|vul|ulica|Calle|Carrera|RUA|Rua|Avenida|Av|Jl)\\.? \\p{Lu}[\\p{L}]+|\\b[A-Z]{2} \\d{5}(?:-\\d{4})?\\b|(?<!(?:platelets?|plts?|counts?|wbc|tlc|cells|hcg|ferritin|copies|load|units|dimer|bnp|ck)\\s)(?<=\\p{Lu}[\\p{L}.]+(?:\\s|\\s?-\\s?))[1-8]\\d{5}\\b(?!,? \\p{Lu}\\p{L}* \\d)|\\b\\d{4} ?[A-Z]{2}(?= \\p{Lu}\\p{Ll})|(?<![\\d.])#?\\d{1,5}[A-Za-z]?(?:[/-]\\d{1,4}[A-Za-z]?)?,? (?:\\p{Lu}[\\p{L}.'’]*,? ){0,4}(?:${streets}|${abroad})\\b`,
  'gu',
);
/** A part of an address between commas: a number, a name, or where it is. */
const addressPart =
  /^\s*(?:(?:near|behind|opp(?:osite)?\.?|next to|c\/o|above|below|off|flat|door|plot|house|vill(?:age)?\.?|post|p\.?o\.?|dist(?:rict)?\.?|tal(?:uk)?\.?|upper|lower|ground|first|second)\b[\p{L}\d .'’/#-]{0,40}|#?\d[\p{L}\d/#. -]{0,40}|\p{Lu}[\p{L}'’.-]*(?:\s+(?:[\p{Lu}\d#-][\p{L}\d'’./-]*|y|of|the|de|la|del|van|der|den|upon|on|in|le)){0,5})\s*$/u;

/** Where the line or sentence of an address begins and ends. */
function chunkAround(text: string, at: number): Place {
  const isStop = (i: number) =>
    /[\n;:()]/.test(text.charAt(i)) ||
    (text.charAt(i) === '.' && /\s/.test(text.charAt(i + 1)) && !new RegExp(`\\b(?:${addressStop})$`, 'i').test(text.slice(Math.max(0, i - 6), i)));
  let [start, end] = [at, at];
  while (start > 0 && at - start < 90 && !isStop(start - 1)) start -= 1;
  while (end < text.length && end - at < 110 && !isStop(end)) end += 1;
  return { start, end };
}

/** @returns addresses by their postal codes and ways, with the parts before and behind that belong to them */
function addressesIn(text: string): Place[] {
  return Array.from(text.matchAll(anchor), ({ index, 0: found }) => {
    const chunk = chunkAround(text, index);
    const parts: Place[] = [];
    let start = chunk.start;
    for (const { index: comma } of [...text.slice(chunk.start, chunk.end).matchAll(/,/g), { index: chunk.end - chunk.start }]) {
      parts.push({ start, end: chunk.start + comma });
      start = chunk.start + comma + 1;
    }
    const holds = (part: Place) => part.start < index + found.length && index < part.end;
    const isPart = (part: Place | undefined) => part !== undefined && addressPart.test(text.slice(part.start, part.end));
    let [from, to] = [parts.findIndex(holds), parts.findLastIndex(holds)];
    if (from < 0) return { start: index, end: index + found.length };
    const first = parts[from];
    // A sentence may lead to the first part: only what stands from its number on belongs to it.
    const begins = isPart(first) ? (first?.start ?? index) : index;
    if (begins !== index) while (isPart(parts[from - 1])) from -= 1;
    while (isPart(parts[to + 1])) to += 1;
    const place = {
      start: Math.min(begins, begins === index ? index : (parts[from]?.start ?? begins)),
      end: Math.max(isPart(parts[to]) ? (parts[to]?.end ?? 0) : 0, index + found.length),
    };
    const lead = /^\s*/.exec(text.slice(place.start, place.end))?.[0].length ?? 0;
    return { start: place.start + lead, end: place.start + text.slice(place.start, place.end).replace(/[\s.,]+$/, '').length };
  });
}

/** What is known by its form or by the word before it; the case of letters means nothing unless it is written out. */
export const addressRules: readonly Rule[] = [
  { kind: 'email', find: places(email) },
  { kind: 'record', find: places(record, (found) => digits(found) >= 4) },
  { kind: 'record', find: places(groupedRecord) },
  { kind: 'birthday', find: places(birthday) },
  { kind: 'birthday', find: places(datedPerson) },
  { kind: 'birthday', find: places(oldDate) },
  { kind: 'phone', find: places(calledNumber, (found) => digits(found) >= 6) },
  { kind: 'phone', find: places(longNumber, (found) => digits(found) >= 10 && digits(found) <= 15) },
  { kind: 'address', find: (text) => addressesIn(text) },
  { kind: 'address', find: places(told, (found) => /\d|\p{Lu}/u.test(found)) },
  { kind: 'address', find: places(numbered) },
  { kind: 'address', find: places(uncapitalised) },
  { kind: 'address', find: places(housed) },
  { kind: 'address', find: places(postcode) },
  { kind: 'record', find: places(longRecord) },
];
