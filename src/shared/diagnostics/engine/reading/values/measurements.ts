import { numberWords } from '../../../duration.rules.ts';
import { lowSystolic } from '../../../urgency/paediatric-chart.rules.ts';
import type { QuantityIndex } from '../../lexicon/quantities.ts';
import { claimBeside } from './beside-value.ts';
import { inLikelyUnit } from './carbon-dioxide.ts';
import type { Measurement } from './measurement.ts';
import { withRetakes } from './retakes.ts';
import { otherReading, toUnit } from './units.ts';

const ecgBefore = /(?<!\p{L})(?:ecg|ekg)\W{0,3}$/iu;

function measured(quantity: string, value: number, match: RegExpMatchArray): Measurement {
  const start = match.index ?? 0;
  return { quantity, value, start, end: start + match[0].trimEnd().length };
}

/** Months, and what else says of a temperature that it is that of the day. */
const air =
  'weather|ambient|outside|outdoors?|room|shade|sun|heat ?wave|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const airBefore = new RegExp(String.raw`(?<!\p{L})(?:${air})(?: (?:temp\p{L}*|is|was|of|at|about|around))*[\s,:]*$`, 'iu');
const airBehind = new RegExp(String.raw`^[\s,]*(?:in (?:the )?)?(?:${air}|heat(?! ?stroke)|day)(?!\p{L})`, 'iu');

/** Whether a temperature is that of the air: "May, 44 deg C". */
function isOfTheAir(text: string, match: RegExpMatchArray): boolean {
  const [start, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length];
  return airBefore.test(text.slice(Math.max(0, start - 40), start)) || airBehind.test(text.slice(end, end + 20));
}

function temperatures(text: string): Measurement[] {
  const found: Measurement[] = [];
  // A number is read whole or not at all; "T 38.9 HR 118" tells the heart rate, not hours.
  const named =
    /(?<![\p{L}'’])(?:temp(?:[a-z]{0,4}t[a-z]{2,4})?s?|tmax|thermometer|fever|febrile|pyrexia|t)(?!\p{L})[^\d.;,]{0,25}(\d{2,3}(?:\.\d{1,2})?)(?!\.?\d)\s*(?:°|º|degrees?|deg)?\s*(c|f)?(?![\p{L}\d/])(?![\s-]*(?:years?|yrs?|y\/?o|days?|hours?|hrs?(?!\s*[:=]?\s*\d)|weeks?|wks?|months?|times|per|bpm(?!\s*[:=]?\s*\d)|%))/giu;
  const bare = /(?<![\d/])(\d{2,3}(?:\.\d{1,2})?)\s*(?:°|º|degrees?\s*|deg\s*)?(c|f)(?:elsius|ahrenheit)?(?!\p{L})/giu;
  // "38.6 last night": a bare number that can only be a temperature.
  const lone =
    /(?<=(?:^|[.,;(]|(?<!\p{L})(?:and|of|at|was|to|hit|reached|with|is))\s?)(3[7-9]\.\d|4[01]\.\d)(?=\s*(?:$|[.,;)]|last|this|today|yesterday|now|overnight|(?:on|at) (?!\d)))/giu;
  for (const match of [...text.matchAll(lone), ...text.matchAll(named), ...text.matchAll(bare)]) {
    const raw = Number(match[1]);
    const fahrenheit = (match[2] ?? '').toLowerCase() === 'f' || raw > 60;
    const celsius = fahrenheit ? ((raw - 32) * 5) / 9 : raw;
    // "80 F" and "95F" are old women: without a name or a degree sign only what is feverish or nearly normal counts.
    const [low, high] = /[a-z]{3}|°|º|^t/i.test(match[0]) ? [28, 45] : [fahrenheit ? 36.2 : 34, 43];
    if (celsius >= low && celsius <= high && !isOfTheAir(text, match)) found.push(measured('temperature', celsius, match));
  }
  return found;
}

function bloodPressures(text: string): Measurement[] {
  const found: Measurement[] = [];
  for (const match of text.matchAll(/(?<![\d/])(\d{2,3})\s*(?:\/|over)\s*(\d{2,3})(?![\d/])\s*(?:mm\s?hg)?/giu)) {
    const [systolic, diastolic] = [Number(match[1]), Number(match[2])];
    // A pressure below 50 is that of a baby in shock, and is believed only where it is called one.
    const lowest = /(?:bp|pressure|nibp|abp)[\s:=]*$/iu.test(text.slice(Math.max(0, match.index - 16), match.index)) ? 30 : 50;
    if (systolic < lowest || systolic > 300 || diastolic < lowest * 0.4 || diastolic > 200 || systolic <= diastolic) continue;
    found.push(measured('systolic', systolic, match), measured('diastolic', diastolic, match));
  }
  for (const match of text.matchAll(/(?:systolic(?: (?:bp|blood pressure))?|sbp|bp systolic)\s*(?:is|was|of|:|=)?\s*(\d{2,3})(?!\d|\/)/giu))
    found.push(measured('systolic', Number(match[1]), match));
  return found;
}

/** Of how many weeks somebody is: "34", "thirty-four". */
const weeksAsWords: Readonly<Record<string, number>> = { ten: 10, twenty: 20, thirty: 30, forty: 40 };
const weekFigure = String.raw`(\d{1,2}|(?:twenty|thirty|forty)(?:[\s-](?:one|two|three|four|five|six|seven|eight|nine))?|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)`;
const teens: readonly string[] = ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];

function weeksOf(figure: string): number {
  const [tens = '', ones = ''] = figure.toLowerCase().split(/[\s-]/);
  if (/^\d/.test(tens)) return Number(tens);
  const teen = teens.indexOf(tens);
  return teen >= 0 ? teen + 11 : (weeksAsWords[tens] ?? numberWords[tens] ?? Number.NaN) + (ones === '' ? 0 : (numberWords[ones] ?? 0));
}

/** What is only said of a pregnancy that goes on: who has so many weeks has them of it. */
const isPregnant =
  /(?<!\p{L})(?:pregnan\p{L}*|gravida?|primip?|primigravida|multigravida|multip|g\d{1,2}(?:\s?p\d{1,2})?|antenatal|midwife|f(?:o)?etal (?:movements?|heart)|f(?:o)?etus|baby['’]?s (?:head|heart(?:beat)?)|baby (?:is |has been |was )?(?:kicking|kicks|moving|moves|not moving|breech|lies|transverse)|movements? (?:felt|normal|reduced|less)|low[- ]lying placenta|placenta|afterbirth|praevia|(?:20|twenty)[\s-]*week scan|(?:anomaly|dating|booking|growth) scan|fundal height|fundus|contractions|waters (?:broke|gone|went)|liquor|with twins|ivf twins|unplanned|edd|ctg)(?!\p{L})/iu;
/** What says that it is over, or of somebody else: the weeks are since then, or the child's. */
const isOver =
  /(?<!\p{L})(?:post-?\s?(?:partum|natal)|gave birth|(?:was|were|been|she|i|who|wife) delivered|delivered (?:a|by|her|my|two|three|four|five|six|\d)|after (?:the )?(?:birth|delivery)|since (?:the )?(?:birth|delivery)|lochia|had (?:the|her|my|a) baby|weeks? (?:old|ago postpartum)|post lscs)(?!\p{L})/iu;

/** What says before its weeks that a pregnancy is not the one of now. */
const isEarlierOne =
  /(?<!\p{L})(?:miscarr\p{L}*|stillb\p{L}*|(?:lost|losing|loss of) (?:a|the|my|her|our|one|two)?\s?(?:bab\p{L}+|pregnanc\p{L}+|twins?)|abortion|terminated|previous\p{L}*(?! (?:scan|visit|check)))[^.,;]{0,30}$/iu;

/** How far the pregnancy of now has gone on: of several weeks that are told of it the latest. */
function gestations(text: string): Measurement[] {
  const found: Measurement[] = [];
  const add = (weeks: number, match: RegExpMatchArray) => {
    const before = text.slice(Math.max(0, (match.index ?? 0) - 50), match.index);
    if (weeks >= 4 && weeks <= 43 && !isEarlierOne.test(before)) found.push(measured('gestation', weeks, match));
  };
  for (const match of text.matchAll(
    new RegExp(
      String.raw`(?<![\d\p{L}])${weekFigure}(?:\s*\+\s*\d)?(?:\s*(?:-|to)\s*\d{1,2})?\s*-?\s*(?:weeks?|wks?)(?:['’]?\s*(?:of\s*)?(?:gestation(?:al age)?|pregnan\w*|gravid)|\s+(?:pregnant|gone|along|far along)(?!\p{L}))`,
      'giu',
    ),
  ))
    add(weeksOf(match[1] ?? ''), match);
  // "31/40", "I'm 34 weeks": but not how early somebody was born.
  for (const match of text.matchAll(
    /(?=\d)(?<!(?:ex|born|birth|deliver\p{L}{0,10}|prem\p{L}{0,10})[^.,;]{0,20})(?<![\d/.])(?:(?<=(?:^|[.;]\s)|(?<!\p{L})(?:i['’]?m|i am|she['’]?s|she is|currently|now|primi|primigravida|g\d\s?p\d(?:\+\d)?)(?: at| about| nearly| almost)? )(\d{2})(?:\s?\+\s?\d)?\s*(?:weeks?|wks?)(?!\p{L}|\s+(?:old|ago|post|into|since|after))|(\d{1,2})(?:\s?\+\s?\d)?\/40(?!\d))/giu,
  ))
    add(Number(match[1] ?? match[2]), match);
  // "G4 with three caesareans, 30 weeks, woke in blood": of somebody who is told to be pregnant.
  if (isPregnant.test(text) && !isOver.test(text))
    for (const match of text.matchAll(
      new RegExp(
        String.raw`(?<!(?:ex|born|birth|deliver\p{L}{0,10}|prem\p{L}{0,10}|miscarr\p{L}{0,8}|lost|loss|stillb\p{L}*|abort\p{L}{0,5}|caesar\p{L}{0,6}|section|last|previous\p{L}*)[^.,;]{0,25})(?<=(?:^|[.,;:(]\s?|(?<!\p{L})(?:at|about|nearly|almost|am|is|now|currently|wife|lady|woman|and|primi|primip|multip|g\d{1,2}(?:\s?p\d{1,2})?)\s))(?<![\d/.])${weekFigure}(?:\s?\+\s?\d)?(?:\s*(?:weeks?|wks?)|w)(?!\p{L}|[-\s]+(?:old|ago|post|into|since|after|later|scan|of (?!pregnan)|history|course|back|now|on)|['’])`,
        'giu',
      ),
    ))
      add(weeksOf(match[1] ?? ''), match);
  // "Waters trickling since 5 am at 29+1": weeks and days, which nobody writes of anything else; not of a child that was born then.
  for (const match of text.matchAll(
    /(?<!(?:ex|born|birth|baby|infant|deliver\p{L}{0,10}|prem\p{L}{0,10}|pre-?term|neonate|gravida|para|corrected)[^.;]{0,25})(?<=(?:^|[.,;:(]\s?|(?<!\p{L})(?:at|now|is|am|currently|about|approx)\s))(\d{1,2})\s?\+\s?[0-6](?=\s*(?:$|[.,;:)]|(?:with|and|by|today|now|for|she|he|i|c\/o|presents?|admitted|comes?|came)(?!\p{L})))/giu,
  ))
    add(Number(match[1]), match);
  // "8w2d": so does this; not of a baby's age.
  for (const match of text.matchAll(
    /(?<!(?:ex|born|birth|baby|infant|deliver\p{L}{0,10}|prem\p{L}{0,10}|neonate|corrected|aged?)[^.;]{0,25})(?<![\d\p{L}/.])(\d{1,2})\s?w(?:ks?|eeks?)?\s?[0-6]\s?d(?:ays?)?(?!\p{L}|\s+(?:old|ago|post|history|course|later|after|since))/giu,
  ))
    add(Number(match[1]), match);
  // "In her 11th week of pregnancy".
  for (const match of text.matchAll(/(?<!\d)(\d{1,2})(?:st|nd|rd|th)\s+weeks?\s+(?:of|for)\s+(?:her\s+)?(?:gestation|pregnan)/giu))
    add(Number(match[1]), match);
  for (const match of text.matchAll(/(?:gestation(?:al age)?|pregnant|pregnancy|ga)\s*(?:of|at|is|:|for|since)?\s*(\d{1,2})\s*(?:weeks?|wks?)/giu))
    add(Number(match[1]), match);
  // "LMP 6+4 weeks ago": days are counted of a pregnancy alone.
  for (const match of text.matchAll(/(?<!\p{L})(?:lmp|last (?:menstrual )?period)[^.;\d]{0,12}(\d{1,2})\s?\+\s?[0-6]\s*(?:weeks?|wks?) (?:ago|back)/giu))
    add(Number(match[1]), match);
  const latest = Math.max(...found.map(({ value }) => value));
  return found.filter(({ value }) => value === latest);
}

function others(text: string): Measurement[] {
  const found: Measurement[] = [];
  for (const match of text.matchAll(
    /(?<!\d)(\d{2,3})\s*(?:bpm|beats per minute|beats\/min)|(?<!\p{L})heart\s?beat(?:s|ing)?(?: (?:is|was|fast|slow|at|of|up to|around|about|now))*[\s:=]+(\d{2,3})(?![\d/]|\.\d)/giu,
  )) {
    // A fetal heart is not the mother's.
    const isFetal = /(?<!\p{L})(?:fhs|fhr|fhts?|fh|f(?:o)?etal|baby['’]?s)(?: heart)?[^.;,\n\d]{0,24}$/iu.test(
      text.slice(Math.max(0, match.index - 40), match.index),
    );
    if (!isFetal) found.push(measured('pulse', Number(match[1] ?? match[2]), match));
  }
  found.push(...gestations(text));
  // The stool test is written in capitals: whoever is fit is not.
  for (const match of text.matchAll(
    /(?<!\p{L})q?FIT(?: (?:test|result|stool|of|is|was))*\s*[:=>]?\s*(\d{1,4}(?:\.\d)?)(?![\d/]|[\s-]*(?:y|m(?!c)|f|day|week|hour))/gu,
  ))
    found.push(measured('fit', Number(match[1]), match));
  for (const match of text.matchAll(/(?<!\d)(\d{1,3})[\s-]*(?:pack)[\s-]*(?:years?|yrs?)/giu)) found.push(measured('pack-years', Number(match[1]), match));
  return found;
}

/** A number as a figure or a word, in what people say of the length of an attack or of their weight. */
const amount = String.raw`(\d+(?:\.\d+)?|an?|half(?: an?)?|(?:a )?(?:few|couple|several)(?: of)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)`;

function amountOf(text: string): number {
  const word = text.toLowerCase().replace(/^a (?=few|couple|several)| of$|(?<=half) an?$/g, '');
  return numberWords[word] ?? Number(word);
}

const minutesPer = { sec: 1 / 60, min: 1, hou: 60, hr: 60 } as const;
const attackPattern = new RegExp(
  String.raw`(?:(?<!\p{L})(?:last(?:s|ed|ing)?|(?:over|gone|goes(?: off| away)?|stops?|stopped|settles?|settled|passed|passes|better|normal|resolved|resolves|back|w(?:ears?|ore) off)(?: to normal)?\s+(?:within|in|after))(?: (?:for|about|around|up|to|maybe|roughly|approximately|approx|only|just|less|more|than|usually|each|all))*\s+(?:${amount}(?:\s*(?:-|–|to|or)\s*))?${amount}\s*(sec|min|hou|hr)[a-z]*|(?<!(?:walk|run|runn|exercis|stand|sit|rest|work|play|cycl)\p{L}* )(?<!\p{L})for(?: (?:about|around|up to|maybe|roughly|only|just|over|less than|more than|the last))*\s+${amount}\s*(sec|min)[a-z]*|(?<![\p{L}\d])${amount}\s*(sec|min|hou|hr)[a-z]*(?: or so)? (?:each|at a time|every time|per (?:attack|episode|bout)))`,
  'giu',
);
const weightUnits = String.raw`(stones?|st|kg|kgs|kilos?|kilograms?|lbs?|pounds?)(?!\p{L})`;
const weightPattern = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:do with|need to|want to|trying to|could|should) )(lost|lose|losing|dropped|shed|down|loss of|gained|gain of|put on|piled on|up)(?: (?:about|around|over|nearly|almost|roughly|another|more|than|at|least|some|maybe|by|like))*\s+(?:${amount}\s*(?:-|–|to|or)\s*)?${amount}[\s-]*${weightUnits}`,
  'giu',
);
const weightCourse =
  /(?:from|was)\s+(\d{2,3}(?:\.\d)?)\s*(?:kgs?|kilos?|lbs?|pounds?)?\s*(?:to|now|down to|up to)\s+(?:is\s+)?(\d{2,3}(?:\.\d)?)\s*(?:kgs?|kilos?|lbs?|pounds?)?/giu;

/** How long an attack lasts, in minutes, and by how much the weight has changed, as its sign (-1 lost, 1 gained). */
function inWords(text: string): Measurement[] {
  const found: Measurement[] = [];
  for (const match of text.matchAll(attackPattern)) {
    const [figure = '', unit = 'min'] = match
      .slice(1)
      .filter((part) => part !== undefined)
      .slice(-2);
    const minutes = amountOf(figure) * minutesPer[unit.toLowerCase() as keyof typeof minutesPer];
    // How long the stiffness of a morning lasts is a finding of its own.
    const isStiffness = /stiff[^.]{0,40}$/i.test(text.slice(Math.max(0, match.index - 60), match.index));
    if (Number.isFinite(minutes) && !isStiffness) found.push(measured('attack-minutes', minutes, match));
  }
  for (const match of text.matchAll(weightPattern)) found.push(measured('weight-change', /^(?:gain|put|piled|up)/i.test(match[1] ?? '') ? 1 : -1, match));
  // A baby's weight is told in grams.
  for (const match of text.matchAll(
    /(?<!\p{L})(lost|lose|losing|gained|gain of|put on)(?: (?:about|around|over|nearly|almost|only|just))*\s+\d{2,4}\s?(?:g|gms?|grams?)(?!\p{L})/giu,
  ))
    found.push(measured('weight-change', /^(?:gain|put)/i.test(match[1] ?? '') ? 1 : -1, match));
  for (const match of text.matchAll(weightCourse)) {
    const isWeight = /kg|kilo|lb|pound/i.test(match[0]) || /weigh|wt/i.test(text.slice(Math.max(0, match.index - 25), match.index));
    const change = Number(match[2]) - Number(match[1]);
    if (isWeight && change !== 0) found.push(measured('weight-change', Math.sign(change), match));
  }
  return found;
}

/** Values that stand behind the name of their quantity. */
function besideNames(text: string, quantities: QuantityIndex): Measurement[] {
  const found: Measurement[] = [];
  /** Pressures of carbon dioxide without a unit: their number, by where they start. */
  const guessed = new Map<number, number>();
  for (const match of text.matchAll(quantities.pattern)) {
    const { name = '', link = '', figure = '', unit } = match.groups ?? {};
    const quantity = quantities.named(name);
    const raw = Number(figure.replace(/,/g, ''));
    const [low, high] = quantity?.plausible ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    if (!quantity || raw < low || raw > high) continue;
    // "ECG PR 160" is an interval.
    if (/^pr$/i.test(name) && ecgBefore.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
    // "Ketones 2+" is a strip, which counts no millimoles.
    if (quantity.id === 'ketones' && text[match.index + match[0].length] === '+') continue;
    const value = toUnit(quantity, raw, unit === undefined ? undefined : quantities.unitOf(unit));
    if (Number.isNaN(value)) continue;
    const bound = /[<≤]/.test(link) ? 'below' : /[>≥]/.test(link) ? 'above' : null;
    const bare = measured(quantity.id, value, match);
    // "Trop <5" is the limit of an assay that counts in whole numbers.
    const isPlain = unit !== undefined || (bound === 'below' && Number.isInteger(raw));
    const claim = claimBeside(text, bare.start, bare.end, name + link, raw);
    found.push({ ...bare, other: isPlain ? null : otherReading(quantity, raw), claim, bound });
    if (quantity.id === 'pco2' && unit === undefined) guessed.set(bare.start, raw);
  }
  return found.map((one) => (one.quantity === 'pco2' ? inLikelyUnit(one, guessed.get(one.start), found) : one));
}

/** Finds vital signs and laboratory values with their units converted, of a test done again the last; values outside what a living person can have are ignored. */
export function findMeasurements(text: string, quantities: QuantityIndex): Measurement[] {
  return withRetakes(text, [...temperatures(text), ...bloodPressures(text), ...others(text), ...inWords(text), ...besideNames(text, quantities)]);
}

/** The highest systolic pressure that findings call low in an adult. */
const lowInAdult = 95;

/**
 * What the limits of adults are multiplied by for a child: normal pulse and breathing are faster (upper limits by age after Fleming et al., Lancet 2011),
 * pressure is lower.
 */
export function childFactor(quantity: string, ageYears: number | null): number {
  if (ageYears === null || ageYears >= 12) return 1;
  if (quantity === 'systolic') return lowSystolic(ageYears) / lowInAdult;
  if (quantity === 'pulse') return ageYears < 1 ? 1.65 : ageYears < 5 ? 1.4 : 1.2;
  if (quantity === 'respiratory-rate') return ageYears < 1 ? 2.5 : ageYears < 5 ? 1.9 : 1.35;
  return 1;
}
