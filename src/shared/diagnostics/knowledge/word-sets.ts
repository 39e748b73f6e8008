/** Words that collocations share: `<name>` in a group stands for all of them. They are stemmed when they are read, so one form of a word is enough. */
export const wordSets: Readonly<Record<string, string>> = {
  not: 'not|no|never|dont|doesnt|didnt|isnt|wasnt|arent|hasnt|havent|hadnt|aint|cannot|cant|wont|unable|without|nothing|hardly|barely|stopped',
  swallow: 'swallow|ate|eat|gulp|drank|drink|sip|ingest|inhale|put in mouth|in his mouth|in her mouth|in their mouth|in its mouth|down the throat|down his throat|down her throat|guzzle|chew|suck|lick|mouthful of|gone down',
  took: 'took|take|taking|taken|swallow|down|ate|eat|neck|pop|gobble|consume|drank|had|given|overdose',
  pills: 'tablet|pill|capsule|tab|medicine|medication|meds|painkiller|paracetamol|panadol|tylenol|acetaminophen|calpol|crocin|dolo|aspirin|ibuprofen|brufen|antidepressant|sleeping pill|sleeping tablet|strip|blister pack|packet|bottle|box|dose',
  person: 'he|she|they|him|her|them|man|woman|boy|girl|husband|wife|partner|mum|mom|mother|dad|father|gran|nan|grandma|grandad|grandpa|grandfather|grandmother|son|daughter|brother|sister|uncle|aunt|friend|flatmate|neighbour|patient|lady|bloke|guy|baby|child|kid|toddler|infant|little one|bub|newborn',
  child: 'baby|child|kid|toddler|infant|little one|bub|bairn|son|daughter|grandson|granddaughter|boy|girl|nephew|niece|lad|bacha|bachcha|newborn|year old|yr old|month old|week old',
  baby: 'baby|infant|newborn|bub|little one|week old|month old|day old|days old|weeks old|months old',
  breathless:
    'short of breath|shortness of breath|out of breath|breathless|cannot breath|hard to breath|hardly breath|barely breath|harder to breath|struggle to breath|struggle for breath|struggle for air|trouble breath|difficulty breath|difficult to breath|difficulty in breath|fight for breath|fight for air|fight to breath|get breath|get my breath|get his breath|get her breath|catch my breath|catch breath|catch his breath|catch her breath|get air|enough air|no air|gasp|pant|puffed out|wheeze|wheezy|suffocate|smother|breath fast|breath hard|breath heavy|breath heavily|breath rapidly|breath quickly|fast breath|hard breath|saans|breath short|no breath|sob|breath quick|work to breath|breath laboured|run out of air|breath bad|not breath|winded',
  suddenly:
    'sudden|suddenly|instantly|abruptly|unexpectedly|from one second|out of nowhere|out of the blue|from nowhere|all at once|in an instant|in a second|instantly|one minute|one moment|bang|abrupt|without warning|in seconds|within seconds|within minutes|just like that|snap|in a flash|next thing|straight away|came on in|minutes ago|just now|just then',
  chest: 'chest|breastbone|breast bone|sternum|ribcage|seena|chhati|upper body|middle of me',
  'weight-on': 'crush|squeeze|tighten|clench|heavy|pressure|weight|vice|vise|clamp|elephant|brick|stone|boulder|anvil|concrete|sit on|stand on|kneel on|fist|belt|constrict|strangle|grip|truck|lorry|rope|band|press down|something press|wring|squash|strap|bear hug|cement',
  'side-of-chest': 'chest|lung|rib|shoulder blade|collarbone|left side|right side|one side|my side|his side|her side',
  windpipe: 'throat|airway|windpipe|gullet|voice box|air pipe|food pipe|foodpipe',
  'small-thing':
    'grape|sweet|candy|toffee|lolly|coin|bead|marble|lego|toy|sausage|meat|bone|hotdog|hot dog|popcorn|nut|peanut|almond|cashew|apple|carrot|steak|food|bread|chapati|roti|fufu|balloon|cap|lid|button|battery|chicken|beef|lamb|seed|stone|magnet|pin|tooth|mouthful|piece of|chunk|dumpling|egg|tomato|crayon|bolt|screw|earring|stud|raisin|kernel|gummy|gum|jelly|cracker|crisp|chip|berry|cherry|mochi|rice cake|supari|scone|kernel|lid|pen|wrapper|foil|denture|plate|filling|brace|dummy|sticker|screw top|rice|ball',
  'bad-colour': 'blue|bluish|purple|dusky|navy|violet|slate|mauve|lilac|grey|greyish|ashen',
  allergen: 'peanut|nut|cashew|almond|walnut|pistachio|hazelnut|pecan|prawn|shrimp|crab|lobster|shellfish|seafood|mussel|oyster|sesame|tahini|hummus|satay|kiwi|groundnut|fish|egg|latex|milk|dairy|mustard|korma|pesto|marzipan|praline|nutella',
  drug: 'antibiotic|penicillin|amoxicillin|augmentin|cefalexin|ceftriaxone|ibuprofen|diclofenac|injection|jab|shot|vaccine|drip|contrast|dye|anaesthetic|infusion|tablet|pill|medicine|capsule|nurofen|aspirin|iron',
  reliever: 'inhaler|puffer|asthma pump|ventolin|salbutamol|albuterol|asthalin|nebuliser|nebulizer|nebule|spacer|nebulisation|my reliever|her reliever|his reliever|reliever does|reliever pump|blue pump|blue one|puffs of|ten puffs|twenty puffs',
  collapse:
    'collapse|faint|pass out|black out|blackout|unconscious|keel over|crumple|out cold|conk out|lose consciousness|loss consciousness|lights out|drop to|just drop|drop like|sudden drop|drop down|go down like|fall to the ground|fall flat|go limp|going limp|keel|fold|woozy then|went limp|hit the deck|hit the ground|hit the floor|come round|come to on',
  'fail-of-mind':
    'confusion|muddle|rambling|delirious|nonsense|gibberish|drowsy|sleepy|slurring|not make sense|not making sense|disoriented|not know where|not with it|out of it|cannot wake|hard to wake|hard to rouse|hallucinate|see things|away with the fairies|mumble|barely respond|not himself|not herself|vague|incoherent|babble',
  infection: 'infection|infected|fever|temperature|shiver|shivery|rigor|chill|uti|water infection|urine infection|pneumonia|cellulitis|abscess|wound|catheter|burning up|flu|chest infection|kidney infection|septic|sepsis|boil|ulcer|bedsore',
  febrile: 'fever|temperature|temp|shiver|shivery|rigor|chill|burning up|hot|38|38.1|38.2|38.3|38.4|38.5|38.6|38.7|38.8|38.9|39|39.1|39.2|39.3|39.4|39.5|39.6|39.8|40|40.1|40.5|100.4|100.5|100.8|101|102|103|104|shake|pyrexia|bukhar|thirty eight|thirty nine',
  'blood-thinner': 'warfarin|blood thinner|thinner|coumadin|acitrom|anticoagulant|apixaban|eliquis|xarelto|rivaroxaban|acenocoumarol|clexane|edoxaban|dabigatran|marevan|heparin|sintrom|phenprocoumon|nicoumalone',
  effort:
    'run|race|sprint|swim|football|soccer|match|pitch|basketball|gym|treadmill|stairs|hill|uphill|climb|exercise|sport|workout|cycling|bike|jog|chase|practice|kabaddi|cricket|rugby|hockey|netball|squash|tennis|marathon|lap|drill|warm up|spin class|push up|lifting|badminton|volleyball|track|relay|cross country|dance|trampoline|beep test|bleep test|exert|effort|lawnmower|mow|shovel|dig|carry|shopping|flight|hurry|rush|bus|squat|garden|hoover|walk up|chop|wheelbarrow|plough|push|load|lunge|rowing|skate|ski|boxing|karate|playground|PE|work out|training|march|parade|hike',
  fails: 'not|cannot|dont|doesnt|didnt|isnt|wasnt|hasnt|havent|hardly|barely|stopped|refuse|nothing|little',
};
