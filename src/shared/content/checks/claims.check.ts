import { stemsOf } from '../../diagnostics/engine/lexicon/denials.ts';
import { foldSpelling, stemWord } from '../../diagnostics/engine/text/stems.ts';
import { phraseKey } from '../../diagnostics/engine/text/text.ts';
import type { Knowledge } from '../knowledge.types.ts';
import type { Problem } from './problem.ts';

/** What an item claims: the words as they are written, and the key by which the reader looks them up. */
interface Claim {
  readonly owner: string;
  readonly says: string;
  readonly key: string;
}

const keyOf = (phrase: string) => phraseKey(stemsOf(phrase));

function phraseClaims(owner: string, what: string, phrases: readonly string[] = [], key: (phrase: string) => string = keyOf): Claim[] {
  return phrases.map((phrase) => ({ owner, says: `${what} "${phrase}"`, key: key(phrase) }));
}

/** What findings and groups claim: the reader looks all of it up in one index, so that the second to claim it never gets it. */
function claimsOfFindings({ findings, groups }: Pick<Knowledge, 'findings' | 'groups'>): Claim[] {
  const ofFindings = findings.flatMap(({ id, name, phrases }) => [
    ...phraseClaims(`finding ${id}`, 'the phrase', phrases),
    ...phraseClaims(`finding ${id}`, 'the name', [name]),
  ]);
  const ofGroups = groups.flatMap(({ id, phrases, normal, opposites }) => [
    ...phraseClaims(`group ${id}`, 'the phrase', phrases),
    ...phraseClaims(`group ${id}`, 'the normal', normal, (what) => keyOf(`normal ${what}`)),
    ...phraseClaims(`group ${id}`, 'the opposite', opposites),
  ]);
  return [...ofFindings, ...ofGroups];
}

function claimsOfTriggers({ triggers }: Pick<Knowledge, 'triggers'>): Claim[] {
  return triggers.flatMap(({ phrases, worse, better }) => phraseClaims(`trigger ${worse ?? better}`, 'the phrase', phrases));
}

/** The keys under which each table of the reader keeps what is claimed in it. */
function tables(knowledge: Knowledge): Claim[][] {
  const { findings, sites, sensations, effects, synonyms } = knowledge;
  return [
    claimsOfFindings(knowledge),
    findings.flatMap(({ id, frames }) => phraseClaims(`finding ${id}`, 'the frame', frames, (frame) => frame)),
    sites.flatMap(({ id, phrases }) => phraseClaims(`site ${id}`, 'the phrase', phrases)),
    sensations.flatMap(({ id, phrases }) => phraseClaims(`sensation ${id}`, 'the phrase', phrases)),
    effects.flatMap(({ id, phrases }) => phraseClaims(`effect ${id}`, 'the phrase', phrases)),
    claimsOfTriggers(knowledge),
    synonyms.flatMap((set) => phraseClaims(`synonyms of ${set.split(' ')[0]}`, 'the word', set.split(' '), (word) => stemWord(foldSpelling(word)))),
  ];
}

/** Sets of synonyms that fold nothing, since all their words have one stem. */
function idleSynonyms({ synonyms }: Knowledge): Problem[] {
  const stemsOf = (set: string) => new Set(set.split(' ').map((word) => stemWord(foldSpelling(word))));
  return synonyms.flatMap((set) =>
    stemsOf(set).size > 1 ? [] : [{ item: `synonyms of ${set.split(' ')[0]}`, problem: 'it folds nothing: its words have one stem' }],
  );
}

/** What is written twice in one list of phrases. */
function writtenTwice({ findings, sites, sensations, triggers }: Knowledge): Problem[] {
  const lists = [
    ...findings.map(({ id, phrases }) => ({ item: `finding ${id}`, phrases })),
    ...[...sites, ...sensations].map(({ id, phrases }) => ({ item: `site or sensation ${id}`, phrases })),
    ...triggers.map(({ phrases }) => ({ item: `trigger "${phrases[0]}"`, phrases })),
  ];
  return lists.flatMap(({ item, phrases }) =>
    phrases.filter((phrase, i) => phrases.indexOf(phrase) !== i).map((phrase) => ({ item, problem: `"${phrase}" stands there twice` })),
  );
}

/** Words that two items claim, in any of the reader's tables: it could only honour one of them; and words that claim nothing. */
export function checkClaims(knowledge: Knowledge): Problem[] {
  const claimed = tables(knowledge).flatMap((claims) => {
    const first = new Map<string, Claim>();
    return claims.flatMap((claim) => {
      const other = first.get(claim.key);
      if (other === undefined) first.set(claim.key, claim);
      const isForeign = other !== undefined && other.owner !== claim.owner;
      return isForeign ? [{ item: claim.owner, problem: `${claim.says} is already claimed by ${other.owner} (${other.says})` }] : [];
    });
  });
  return [...claimed, ...idleSynonyms(knowledge), ...writtenTwice(knowledge)];
}
