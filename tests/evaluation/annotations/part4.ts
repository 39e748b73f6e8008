import type { AnnotatedText } from '../annotation.types.ts';

/** Lay texts: first person, parents and relatives. */
export const part4Annotations: readonly AnnotatedText[] = [
  {
    id: 'a091',
    text: "I {+wakes-from-sleep|worse-at-night:woke in the middle of the night} with {+chest-tightness:a tight chest} and {+wheeze|nocturnal-wheeze-dyspnoea:whistling when I breathe out}. {+inhaler-use&relieved-by-inhaler:My blue inhaler helps} for an hour or so. I've {-fever:not had a temperature} and {-productive-cough:I'm not bringing anything up}. I had {+eczema:eczema} when I was little.",
  },
  {
    id: 'a092',
    text: "My little boy is 18 months old and {+ear-pulling:keeps tugging at his left ear}. He's been {+irritable-child:really grizzly} and {+fever:38.3 on our thermometer}. {-vomiting:He hasn't been sick}, {-ear-discharge:nothing is coming out of the ear} and {-poor-oral-intake|poor-feeding:he's drinking fine}. {+sick-contact:His cousin gave him her cold} last week.{?+recent-respiratory-infection:}",
  },
  {
    id: 'a093',
    text: "For about six months I've been {+fatigue:exhausted all the time} and {+weight-gain:put on nearly two stone}, even though {-increased-appetite:I'm not hungrier than before}. {+cold-intolerance:I'm always freezing}, {+dry-skin:my skin is so dry} and {+constipation:I only go to the toilet twice a week}. {-low-mood:I'm not depressed}. I used to get {~palpitations:palpitations} but they stopped. {+family-hypothyroidism:Mum has an underactive thyroid}.{?+constant:}",
  },
  {
    id: 'a094',
    text: "I get {+unilateral-headache&pain-throbbing:a pounding headache on one side}, usually {+linked-to-periods:the day before my period}. Before it starts {+visual-aura:I see zigzag lines}. {+photophobia:Light hurts my eyes} and {+nausea:I feel sick}, but {-vomiting:I don't actually throw up}. {+relieved-by-sleep|relieved-by-rest|relieved-by-lying-flat:Lying in a dark room helps}. My sister gets {+family-migraine:migraines} too.",
  },
  {
    id: 'a095',
    text: "Since yesterday {+dysuria:it burns when I pee} and {+urinary-frequency:I'm running to the loo every half hour}. {+cloudy-urine&foul-smelling-urine:My wee is cloudy and smells awful}. {-haematuria:There's no blood in it}, {-back-pain|flank-pain|low-back-pain:my back doesn't hurt} and {-fever:I haven't got a temprature}. {+recurrent-uti:I've had three water infections this year}. {-pregnancy:I'm not pregnant}.",
  },
  {
    id: 'a096',
    text: "My daughter is six and has been {+scalp-scaling|pruritus|excoriations:scratching her scalp} all week. {+lice-nits:I found tiny eggs stuck to her hair} behind the ears. There's {-rash:no rash} anywhere else, {-fever:no temperature} and {-hair-loss:her hair isn't falling out}. {+itch-contact|sick-contact|daycare-exposure:Two girls in her class at school have the same}. What shampoo should I buy?",
  },
  {
    id: 'a097',
    text: '{+sudden-onset:Out of nowhere} {+vertigo:the room started spinning} when I {+positional-vertigo|worse-on-turning-head|changes-with-position:rolled over in bed}. {+lasts-seconds:It lasts maybe twenty seconds} and {+self-resolving:then stops by itself}. {-hearing-loss:My hearing is fine}, {-tinnitus:no ringing in the ears}, and {-headache:no headache}. {+previous-similar-episodes:I had the very same thing two years ago}.',
  },
  {
    id: 'a098',
    text: "My husband {+snoring:snores like a train} and {+witnessed-apnoea:stops breathing in his sleep}. {+daytime-sleepiness:He dozes off in front of the telly} and {+morning-headache|present-on-waking:wakes up with a headache}. He's {+obesity:very overweight} and {+antihypertensive&hypertension:takes tablets for high blood pressure}. He doesn't {-smoking:smoke} and {-alcohol-use:never drinks}. His dad died of {+family-previous-stroke:a stroke}.",
  },
  {
    id: 'a099',
    text: "I'm {+first-trimester|pregnancy:11 weeks pregnant} with {+multiple-pregnancy:twins} and {+persistent-vomiting|poor-oral-intake|vomiting:can't even keep water down}. {+weight-loss:I've lost half a stone}, {+oliguria:I'm hardly peeing} and {+postural-lightheadedness|presyncope:I feel faint whenever I stand up}. {-abdominal-pain:No tummy pain}, {-vaginal-bleeding|bleeding-in-pregnancy:no bleeding}, {-diarrhoea:no diahorrea}. The midwife said to ring if I start bleeding.{?+worse-on-standing:}",
  },
  {
    id: 'a100',
    text: "{+knee-pain&pain-dull:My right knee has been aching} for years, {+worse-on-stairs:worse going down stairs} or {+worse-on-walking:after a long walk}. It's {+short-morning-stiffness|joint-stiffness:stiff for about ten minutes in the morning} and {+joint-crepitus:it crunches}. It doesn't {-knee-locking:lock} or {-knee-giving-way:give way}, and it's {-joint-redness-warmth:not hot or red}. I had {~hip-pain:hip pain} years ago, which went. My dad had {+family-osteoarthritis-known:osteoarthritis}.{?+worse-in-morning:}",
  },
  {
    id: 'a101',
    text: "I've been {+low-mood:so down} since {+bereavement:my wife died} in March. {+tearfulness:I cry at the smallest thing}, {+insomnia:I lie awake half the night} and {+loss-of-appetite:food doesn't interest me}. {+social-withdrawal:I've stopped seeing friends}. I've had no {-suicidal-ideation:thoughts of ending my life}. I had {~panic-attacks:panic attacks} in my thirties but got over them.",
  },
  {
    id: 'a102',
    text: "Our baby is ten days old and {+neonatal-jaundice|jaundice:his skin has gone yellow}. He's {+poor-feeding:hardly feeding} and {+lethargic-infant|drowsiness:so sleepy we can't wake him}. {+pale-stools:His poo is nearly white}. {-vomiting:He isn't vomiting} and {-fever&hypothermia|cold-newborn:his temperature is 36.8}. He's {+exclusively-breastfed:only breastfed} and {+premature-birth:came five weeks early}. Is this normal for newborns?{?+coma:}",
  },
  {
    id: 'a103',
    text: "I noticed {+breast-lump-painless|breast-lump:a lump in my left breast that doesn't hurt}, and {+breast-skin-dimpling:the skin over it looks puckered}. {-nipple-discharge:Nothing comes out of the nipple}. There is {+armpit-lump|axillary-lymphadenopathy:a small lump under my arm} as well. I'm {+menopause:past the menopause} and {+hormone-replacement:on HRT}. {+family-breast-cancer:My aunt had breast cancer}. I'm terrified it might be that.{?-breast-lump-tender:}",
  },
  {
    id: 'a104',
    text: "{+sore-throat:My throat is killing me} and {+odynophagia|worse-on-swallowing:swallowing is agony}. {+tonsillar-exudate:There are white spots on my tonsils} and {+tender-lymph-nodes&cervical-lymphadenopathy|neck-lump:the glands in my neck are big and sore}. {-cough:No cough}, {-rhinorrhoea:no runny nose}. {+fever:My temperture was 38.9 last night}. I'm {+drug-allergy:allergic to penicilin}.{?+neck-pain:}",
  },
  {
    id: 'a105',
    text: "{+watery-diarrhoea:I've had the runs since Sunday, pure water}, with {+abdominal-cramps:tummy cramps}, and I {+vomiting:threw up twice}. {-bloody-diarrhoea|rectal-bleeding:There's no blood in it}. I think it was {+suspect-food:a dodgy chicken takeaway} because {+shared-meal-illness|sick-contact:my flatmate who ate the same is ill too}. {-fever&hypothermia:My temperature is 36.9}. I haven't been {-travel:abroad}.",
  },
  {
    id: 'a106',
    text: "I've got {+annular-scaly:a round flaky patch on my arm, clear in the middle}. It's {+pruritus:itchy} and {+progressive-course|slowly-growing:gets a bit bigger every week}, but {-skin-pain:it isn't sore}. {+topical-steroid:Hydrocortisone cream} didn't help. We've had {+cat-contact:a new kitten} since last month. I don't remember any {-tick-bite:tick bite} and {-malaise|toxic-appearance|flu-like-illness:I feel well}, {-fever:no fever}.{?-pain:}",
  },
  {
    id: 'a107',
    text: 'My two-year-old {+febrile-seizure:had a fit while he was burning up}. {+tonic-clonic-seizure:His whole body was jerking} {+lasts-minutes:for about two minutes} and he was {+postictal-state|drowsiness:sleepy afterwards}. {+high-fever:His temperature was 39.7}. {-rash|petechiae|non-blanching-rash:No spots}, and {-neck-stiffness:he can put his chin on his chest}. {+first-episode:It has never happened before}, but {+family-febrile-seizure:I had these as a toddler}.',
  },
  {
    id: 'a108',
    text: "Twice last week {+panic-attacks:I had a panic attack}: {+palpitations:my heart was hammering}, {+hand-numbness|paraesthesia:my fingers tingled} and {+fear-of-dying|sense-of-impending-doom:I was sure I was going to die}. {+self-resolving&lasts-minutes:It passed after ten minutes}. {-chest-pain:No chest pain} and {-syncope:I didn't pass out}. {+caffeine-excess:I drink about eight coffees a day}. {+excessive-worry|anxiety:I worry about everything}.",
  },
  {
    id: 'a109',
    text: "{+oedema-bilateral-leg|bilateral:Both my ankles swell up} {+worse-in-evening:by the evening}, I need {+orthopnoea:three pillows to breathe at night} and I'm {+exertional-dyspnoea:puffed walking to the shop}. {+rapid-weight-gain|weight-gain:I've put on four kilos in a week}. {+ischaemic-heart-disease:I had a heart attack in 2018} and I'm {+diuretic:on water tablets}. {-chest-pain:No chest pain}, {-cough:no cough}.",
  },
  {
    id: 'a110',
    text: "{+worse-after-spicy-food|worse-after-eating:After a curry} I get {+heartburn:burning behind my breastbone}, {+worse-lying-flat:worse when I lie down}, and {+regurgitation:sour stuff comes up into my mouth}. {+relieved-by-antacids:Gaviscon helps}. {-dysphagia|dysphagia-solids|food-bolus-impaction:Food doesn't get stuck}, {-weight-loss&weight-gain:my weight is steady} and {-melaena:my poo isn't black}. I used to {~nocturnal-cough:cough at night} with it but not any more.",
  },
  {
    id: 'a111',
    text: "I'm 19 and {+irregular-periods|amenorrhoea|missed-period:my periods are all over the place, sometimes ten weeks apart}. I've {+hirsutism:got hair growing on my chin}, {+comedones:loads of blackheads and pimples} and {+acanthosis-nigricans:dark velvety skin on my neck}. I've {+weight-gain:put on weight}. {-galactorrhoea|nipple-discharge:No milk from my breasts}, {-headache:no headaches}. {+family-pcos:My older sister has PCOS}.",
  },
  {
    id: 'a112',
    text: "I {+twisting-injury:went over on my ankle} playing netball and {+pop-heard:heard a pop}. {+ankle-pain:It really hurts} and {+joint-swelling|oedema-unilateral-leg|oedema-leg:has blown up like a balloon}, and it's {+muscle-tear-bruise:black and blue}. {-unable-to-bear-weight:I can just about put weight on it}. {-foot-numbness:My toes aren't numb}. I've {-previous-dislocation|previous-similar-episodes:never had a problem with that ankle} before.{?+jumping-sport:}{?+pain:}",
  },
  {
    id: 'a113',
    text: "My baby girl has {+satellite-lesions-nappy|nappy-rash:a bright red nappy rash with little spots around the edge}. It started {+recent-antibiotics:after she had antibiotics} for her chest, which also gave her {~diarrhoea:diarrhoea, now settled}. {+oral-thrush:Her tongue has white stuff that wipes off}. {-fever:No fever}, {-poor-feeding:she's feeding well}, and {-bullae|vesicular-rash:there are no blisters}.{?+maculopapular-rash:}{?+coated-tongue:}",
  },
  {
    id: 'a114',
    text: "Mum {+memory-loss:forgets what I told her five minutes ago} and last week she {+getting-lost:got lost walking home from church}. {+functional-decline:She can't manage her bills any more}. {+gradual-onset|progressive-course:It crept up over two years}. {-tremor:She doesn't shake}, {-visual-hallucinations|hallucinations:doesn't see things that aren't there} and {-falls|fall|recurrent-falls:hasn't fallen}. {+family-dementia:Gran had Alzeimer's}.",
  },
  {
    id: 'a115',
    text: "{+median-nerve-numbness|hand-numbness:My thumb and first two fingers go numb}, {+worse-at-night:mostly at night}, and {+wakes-from-sleep:it wakes me up}. {+relieved-by-movement:Shaking my hand helps}. I've started {+hand-weakness:dropping cups}. {+overuse:I type all day at work}. {-neck-pain:My neck doesn't hurt} and {-ulnar-nerve-numbness:the little finger is normal}. No {-diabetes:diabetes} as far as I know.",
  },
  {
    id: 'a116',
    text: "{+dermatomal-rash|dermatomal|trunk-rash|unilateral&grouped-vesicles|vesicular-rash:A band of little blisters has come up round one side of my chest}. The {+skin-pain|pain-burning:skin burns} and {+allodynia|worse-on-touch:I can't bear my shirt touching it}. I take {+immunosuppression:azathioprine}. {-eyelid-vesicles:There's nothing near my eye}, {-headache:no headache}, and {-fever:I don't feel feverish}. I had {~cough:a cough} last month but that's gone.",
  },
  {
    id: 'a117',
    text: "I'm 24 and found {+painless-testicular-lump|testicular-lump|painless:a hard lump on my right testicle. It doesn't hurt} but {+testicular-heaviness:that side feels heavy}. {-trauma|direct-blow:I haven't been kicked or anything}. {-dysuria:Peeing doesn't sting} and {-penile-discharge:there's no discharge}. {+undescended-testis:I had an operation as a baby for one that hadn't come down}. {-weight-loss:I've not lost weight}.{?-testicular-pain:}",
  },
  {
    id: 'a118',
    text: "{+seasonal:Every spring} I'm {+sneezing:sneezing nonstop}, with {+itchy-eyes:itchy eyes} and {+clear-rhinorrhoea:a nose running like water}. {+worse-with-allergens|allergen-exposure:Mowing the lawn sets it off}. {+relieved-by-antihistamine&sedating-antihistamine:Zyrtec takes care of most of it}. {-fever:No fever}, {-facial-pain|sinus-pressure:no pain in my face}, and {-wheeze:I don't wheeze}. I used to get {~epistaxis|recurrent-epistaxis:nosebleeds} but grew out of them. My kids have {+family-atopy:hay fever} too.",
  },
  {
    id: 'a119',
    text: "{+bright-red-blood-on-wiping|rectal-bleeding:There's bright red blood on the toilet paper} and {+anal-itch:it itches back there}. {+prolapsing-anal-lump|anal-lump:A lump pops out and I push it back in}. {+hard-stools-straining|constipation:I have to strain a lot}. {-abdominal-pain:No belly pain}, {-weight-loss:no weight loss}, {-melaena:stools aren't black}. {+family-colorectal-cancer:Dad had bowel cancer}, so I'm worried.{?+pruritus:}",
  },
  {
    id: 'a120',
    text: "I'm {+breastfeeding&postpartum:nursing my three-week-old} and {+breast-redness&breast-warmth:part of my right breast is red and hot}. It's {+breast-pain:really painful}, {+nipple-cracked:the nipple is cracked} and I {+flu-like-illness:feel like I've got the flu}. {+fever:My temp is 38.8}. {-breast-lump:I can't feel a lump}, and {-nipple-discharge-pus|nipple-discharge:no pus comes out}.",
  },
];
