/** Words that collocations share: `<name>` in a group stands for all of them. They are stemmed when they are read, so one form of a word is enough. */
export const wordSets: Readonly<Record<string, string>> = {
  not: 'not|no|never|dont|doesnt|didnt|isnt|wasnt|arent|hasnt|havent|hadnt|aint|cannot|cant|wont|unable|without|nothing|hardly|barely|stopped',
  swallow: 'swallow|ate|eat|gulp|drank|drink|sip|ingest|inhale|put in mouth|in his mouth|in her mouth|in their mouth|in its mouth|down the throat|down his throat|down her throat|guzzle|chew|suck|lick|mouthful of|gone down',
  took: 'took|take|taking|taken|swallow|down|ate|eat|neck|pop|gobble|consume|drank|had|given|overdose',
  pills: 'tablet|pill|capsule|tab|medicine|medication|meds|painkiller|paracetamol|panadol|tylenol|acetaminophen|calpol|crocin|dolo|aspirin|ibuprofen|brufen|antidepressant|sleeping pill|sleeping tablet|strip|blister pack|packet|bottle|box|dose',
  person: 'he|she|they|him|her|them|man|woman|boy|girl|husband|wife|partner|mum|mom|mother|dad|father|gran|nan|grandma|grandad|grandpa|grandfather|grandmother|son|daughter|brother|sister|uncle|aunt|friend|flatmate|neighbour|patient|lady|bloke|guy|baby|child|kid|toddler|infant|little one|bub|newborn',
  child: 'baby|child|kid|toddler|infant|little one|bub|bairn|son|daughter|grandson|granddaughter|boy|girl|nephew|niece|lad|bacha|bachcha|newborn|year old|yr old|month old|week old',
  baby: 'baby|infant|newborn|bub|little one|week old|month old|day old|days old|weeks old|months old',
};
