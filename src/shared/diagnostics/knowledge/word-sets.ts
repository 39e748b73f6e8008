/** Words that collocations share: `<name>` in a group stands for all of them. They are stemmed when they are read, so one form of a word is enough. */
export const wordSets: Readonly<Record<string, string>> = {
  not: 'not|no|never|dont|doesnt|didnt|isnt|wasnt|arent|hasnt|havent|hadnt|aint|cannot|cant|wont|unable|without|nothing|hardly|barely|stopped',
  swallow: 'swallow|ate|eat|gulp|drank|drink|sip|ingest|inhale|put in mouth|in his mouth|in her mouth|in their mouth|in its mouth|down the throat|down his throat|down her throat|guzzle|chew|suck|lick|mouthful of|gone down',
  pills: 'tablet|pill|capsule|tab|medicine|medication|meds|painkiller|paracetamol|panadol|tylenol|acetaminophen|calpol|crocin|dolo|aspirin|ibuprofen|brufen|antidepressant|sleeping pill|sleeping tablet|strip|blister pack|packet|bottle|box|dose',
};
