import { stemmer } from 'stemmer';

/** Irregular forms, and words whose stem would collide with another word, as form:base. */
const irregular = new Map(
  `
  swollen:swell bled:bleed threw:throw thrown:throw fell:fall fallen:fall broke:break broken:break lost:loss lose:loss losing:loss feet:foot
  teeth:tooth testes:testicle testis:testicle vertebrae:vertebra children:child ate:eat eaten:eat drank:drink drunk:drunk bit:bite
  bitten:bite stung:sting woke:woke awoke:woke woken:wake spoke:speak stiffened:stiff shaky:shake shook:shake itchy:itch itchiness:itch puffy:puff sweaty:sweat
  feverish:fever febrile:febrile nauseous:nausea nauseated:nausea nauseating:nausea breathing:breath breathe:breath breathed:breath dyspneic:dyspnea
  anemic:anemia jaundiced:jaundice icteric:jaundice icterus:jaundice cyanosed:cyanosis cyanotic:cyanosis edematous:edema obese:obesity
  diabetic:diabetes hypertensive:hypertension asthmatic:asthma epileptic:epilepsy alcoholic:alcoholic constipated:constipation dehydrated:dehydration
  confused:confusion depressed:depression anxious:anxiety tonsillar:tonsil lymphadenopathies:lymphadenopathy bleeding:bleed vomitting:vomit pees:pee
  peeing:pee hot:hot hots:hots does:does organ:organ generalized:generalized general:general news:news arms:arm sores:sores died:died dying:dying lying:lie lies:lie lay:lie lain:lie stood:stand sat:sit bent:bend ran:run slept:sleep heard:hear
  saw:see seen:see sees:see took:take taken:take went:go gone:go goes:go came:come grew:grow grown:grow felt:felt burnt:burn stuck:stick shrunk:shrink tiredness:tired dryness:dry fit:fit drooling:drool worse:worsen worst:worst
  worsened:worsen cant:cannot couldnt:cannot unable:cannot wont:cannot gave:give given:give puffed:puff stiffen:stiff forgot:forget forgotten:forget ringing:ringing
  lactate:lactate lasts:lasts lasted:lasts lasting:lasts medical:medical stroking:stroking stroked:stroking cheerful:cheerful pcos:pcos opposite:opposite
  boiling:boiling whites:whites spotting:spotting ambulance:ambulance okay:ok acidity:acidity sobbing:sobbing boiled:boiling inhaler:inhaler inhalers:inhaler evening:evening evenings:evening positive:positive irritable:irritable irritability:irritable vegetation:vegetation vegetations:vegetation lateral:lateral laterally:lateral secretions:secretions secretion:secretions droppings:droppings bloods:bloods personality:personality organism:organism organisms:organism overeating:overeating productive:productive expression:expression conversation:conversation bumping:bumping combative:combative winded:winded chilli:chilli pants:pants recess:recess clubbing:clubbing clubbed:clubbing chillies:chilli spun:spin bullous:bullous bullae:bullae bulla:bullae nits:nits tearful:tearful tearfulness:tearfulness knotted:knotted eyes:eye ears:ear legs:leg toes:toe lips:lip gums:gum grey:gray greyish:gray forgetful:forgetful forgetfulness:forgetful
  `
    .trim()
    .split(/\s+/)
    .map((pair): readonly [string, string] => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
);

/** Folds case, accents, possessives and British/American spelling, so that both spellings compare equal. */
export function foldSpelling(raw: string): string {
  let word = raw
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/n['’]t$/, 'nt')
    .replace(/['’](?:ll|m|d|ve|re)$/, '')
    .replace(/['’]s?$/, '')
    .replace(/['’]/g, '');
  if (word.length > 4) {
    // The lookbehind spares "does", "goes", "shoes" and "toes".
    word = word
      .replace(/ae/g, 'e')
      .replace(/(?<!^d|^g|^sh|^t)oe/g, 'e')
      .replace(/(?<=.{3})our(s|ed|ing|less)?$/, 'or$1')
      .replace(/([bt])re$/, '$1er')
      .replace(/is(e|es|ed|ing|ations?)$/, 'iz$1')
      .replace(/ys(e|ed|es|ing)$/, 'yz$1');
  }
  return word;
}

const folded = new Map<string, string>();
const stems = new Map<string, string>();
/** Free text must not grow a cache without bound. */
const cacheLimit = 20_000;
/** A longer word, cut from a text, is a view of that and would keep all of it in memory: what is remembered of it is a copy. */
const longestCopied = 12;
/** No language of medicine has a longer word; what is longer is compared as it stands. */
const longestWord = 60;

const copyOf = (word: string) => (word.length > longestCopied ? Array.from(word).join('') : word);

function keep(cache: Map<string, string>, key: string, value: string): string {
  if (cache.size > cacheLimit) cache.clear();
  const kept = copyOf(value);
  cache.set(copyOf(key), kept);
  return kept;
}

/** `foldSpelling`, remembered. */
export function foldOnce(raw: string): string {
  const known = folded.get(raw);
  if (known !== undefined) return known;
  return raw.length > longestWord ? raw : keep(folded, raw, foldSpelling(raw));
}

/** The stem under which a folded word is compared (Porter, with irregular forms first). */
export function stemWord(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const base = irregular.get(word) ?? word;
  // A word that is its own base is kept whole: "alcoholic" is not "alcohol".
  // So is an inflammation: "tonsillitis" is more than the tonsil.
  const isKept = base.length <= 3 || base.length > longestWord || irregular.get(word) === word || base.endsWith('itis');
  return keep(stems, word, isKept ? base : stemmer(base));
}
