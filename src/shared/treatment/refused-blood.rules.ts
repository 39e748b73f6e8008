import { either, rx } from './drug-dates.rules.ts';

/** What of blood is given by vein. "Red cell count" and "plasma glucose" are none. */
const product = either(
  'red (?:blood )?cells?(?! (?:count|mass|distribution|indices|folate))',
  'packed cells',
  'whole blood',
  'blood (?:products?|transfusions?)',
  'transfus\\w+(?! reaction)',
  'plasma\\b(?! (?:glucose|exchange|osmol\\w*|level|renin|metanephrines))',
  'platelets',
  'cryoprecipitate',
  'O[ -](?:neg(?:ative)?|positive)',
);
/** It is refused as a whole: "no blood" beside a cough says nothing of it. */
const refuses = rx(
  `\\b(?:refus(?:e[sd]?|ing)|declin(?:e[sd]?|ing)|(?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t|would not|never) (?:want|accept|take|have|receive)|objects? to|against)\\b[^.;\\n]{0,40}?\\b(?:${product}|blood(?!\\s+(?:test|sample|draw|pressure|sugar|thinner|glucose|count|culture|in\\b)\\w*))`,
);
const witness = /\bjehovah\w*|\bJW\b/i;
/** Of somebody else, or left behind. */
const noWitness =
  /\b(?:not|no longer|former|ex-?|was|mother|father|mum|dad|wife|husband|partner|sister|brother|parents?|family)\b[^.;\n]{0,25}\b(?:jehovah\w*|JW\b)/i;
const acceptsBlood = rx(`\\baccepts?\\b(?:(?!\\bno\\b|\\bnot\\b)[^.;\\n]){0,20}\\b(?:${product}|blood\\b(?! (?:fractions|salvage)))`);

/** @returns whether a text tells that the patient refuses blood; a Witness is asked, and until then taken to */
export function refusesBlood(text: string): boolean {
  return refuses.test(text) || (witness.test(text) && !noWitness.test(text) && !acceptsBlood.test(text));
}

const gives = rx(
  `\\b(?:giv(?:e|es|en|ing)|transfus\\w+|replac\\w+|order|cross-?match|activate|at 1:1|early|need(?:s|ed)?|may get|gets?|receives?|massive|by)\\b`,
);
const denies = /\b(?:no|not|never|stop|avoid)\b[^.;]{0,25}$/i;

/** @returns whether a statement of a plan gives blood; to count platelets, or to give no plasma, is none */
export function givesBlood(statement: string): boolean {
  return statement.split(/(?<=[.;]) /).some((sentence) => {
    const at = sentence.search(rx(`\\b${product}`));
    return at >= 0 && gives.test(sentence) && !denies.test(sentence.slice(0, at));
  });
}
