import { foldOnce, stemWord } from '../../diagnostics/engine/text/stems.ts';

const stemsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => stemWord(foldOnce(word)));

/** Words that say nothing by themselves. Those that deny or compare are looked at by the guards. */
export const silentWords: ReadonlySet<string> = new Set(
  `a an the and or but if then than that this these those which who whom whose what when where while how why as at by for from in into of off on onto out over to under up with within without about
  around between through during after before until since because so such very too also only just even still already yet again ever once is are was were be been being am do does did done doing have has had
  having can could may might must shall should will would need needs let lets it its they them their theirs there here he him his she her hers you your we our us i me my one ones other others another each every any some
  all both either neither no not nor never none own same more most less least much many few several enough rather quite almost nearly mostly mainly usually often sometimes rarely always generally commonly
  typically particularly especially however therefore thus hence well like per via etc eg ie vs whereas although though unless whether whatever whichever whenever wherever
  myself yourself himself herself itself themselves everyone everybody anyone anybody someone somebody nobody nothing something anything everything`
    .trim()
    .split(/\s+/),
);

/**
 * Words of everyday English that hold a statement together: another may stand in their place without changing what is said of medicine. What turns a statement round
 * (more, after, stop) is looked at by the guards, whether it stands here or not.
 */
const ordinary = new Set(
  stemsOf(`
  patient patients people person persons individual individuals adult adults man woman men women someone give gives given giving take takes taken taking took use uses used using useful offer offers offered start starts
  started starting begin begins begun beginning treat treats treated treating treatment treatments manage manages managed managing management include includes included including consider considers considered considering
  recommend recommends recommended recommendation advise advises advised advice cause causes caused causing show shows shown showing make makes made making help helps helped helping helpful occur occurs occurred occurring
  come comes coming become becomes lead leads leading led result results resulting suggest suggests suggested suggesting indicate indicates indicated indication condition conditions disease diseases disorder disorders
  illness problem problems sign signs symptom symptoms finding findings case cases feature features present presents presenting presentation first second third main common important possible possibly likely unlikely
  risk risks type types kind kinds form forms part parts way ways thing things time times day days week weeks month months year years hour hours minute minutes daily weekly monthly yearly annual decade level levels value values amount amounts
  number numbers high low early late new old older young younger good better best bad worse worst severe severity mild moderate known know knows see sees seen seeing look looks looked looking find finds found finding check checks
  checked checking ask asks asked asking need needs needed require requires required remain remains keep keeps kept keeping picture typical told tell tells denied expected expect speak speaks belong belongs record recorded fit
  fits settle settles unexplained step steps next further doctor doctors clinician clinicians specialist hospital guideline guidelines guidance evidence least against among together
  follow follows followed following receive receives received receiving provide provides provided providing perform performs performed performing carry carries carried carrying undergo undergoes obtain obtains obtained
  ensure ensures establish established determine determines determined identify identifies identified identifying allow allows allowed permit support supports supported aim aims aimed target avoid avoids avoided avoiding prefer prefers preferred preferable
  choose chooses chosen choice option options alternative alternatives instead add adds added adding addition additional remove removed stop stops stopped stopping discontinue discontinued continue continues continued hold
  held withhold withheld wait waits waiting delay delayed postpone postponed rush prompt promptly soon immediately immediate urgent urgently quick quickly fast faster slow slowly rapid rapidly gradual gradually sudden suddenly abrupt
  abruptly increase increases increased increasing decrease decreases decreased decreasing reduce reduces reduced reducing raise raises raised raising lower lowers lowered rise rises rising fall falls drop drops dropped dropping improve
  improves improved improvement worsen worsens worsened change changes changed changing affect affects affected develop develops developed developing arise arises appear appears appeared happen happens happened
  experience experiences experienced involve involves involved associate associated association relate related relation link linked due owing depend depends depending dependent based according regard regarding concern concerning
  large larger small smaller great greater big bigger long longer short shorter full fully whole half entire complete completely partial total single double several various different differ differs similar alike equal same special specific
  general certain sure clear clearly clearest obvious simple simply mere merely alone single only further sufficient adequate suitable appropriate proper properly correct right wrong reasonable safe safely effective effectively
  able unable capable ability possible impossible easy easily hard difficult difficulty common commonest frequent frequently rare unusual usual regular regularly routine routinely normal normally abnormal
  essential necessary unnecessary mandatory vital key crucial critical prime primary initial initially final finally eventual eventually later latest recent recently current currently previous previously prior beforehand afterwards
  subsequent subsequently ongoing persist persists persistent persisting last lasts lasting stay stays stayed return returns returned repeat repeats repeated repeatedly again
  reason reasons point points mean means meant meaning fact matter matters question answer word words term terms name names called call calls described describe describes description define defined definition refer refers
  referred referral send sends sent bring brings brought put puts set sets turn turns turned move moves get gets getting got leave leaves left let go goes going gone work works working serve serves act acts play plays run runs open close
  place places placed area areas site sites side sides region spot end ends ended middle top bottom front behind back within across along around near nearby away apart toward towards
  group groups population proportion share majority minority percent percentage rate rates chance chances probability odds estimate estimated measure measures measured measurement assess assesses assessed assessment
  evaluate evaluated evaluation examine examines examined examination test tests tested testing investigate investigated investigation investigations confirm confirms confirmed exclude excludes excluded rule rules ruled detect
  detected distinguish distinguishes reveal reveals prove proves proved proven demonstrate demonstrates suspect suspected suspicion think thought consider believe understand understood remember note noted notice noticed
  review reviewed monitor monitors monitored monitoring watch watched observe observed observation report reports reported warn warns warned warning caution careful carefully attention aware awareness mind eye
  want wants wanted wish try tries tried attempt attempts plan plans planned planning decide decides decided decision judge agree agreed
  protect protects protected protection prevent prevents prevented preventing prevention control controls controlled relieve relieves relieved relief ease eases eased resolve resolves resolved clear clears cure cures cured recover recovery heal
  heals healed tolerate tolerated tolerable respond responds response fail fails failed failure succeed success
  threaten threatens threatening dangerous danger harm harms harmful harmless serious seriously grave fatal deadly life lives living live death deaths die dies kill kills
  home bed room water hand hands food eat meal meals drink night morning evening today tomorrow sleep work school family mother father parent parents relative relatives partner friend staff nurse nurses team service services care
  carer community clinic ward centre center unit programme program practice professional professionals country countries world worldwide local national international
  contain contains consist consists comprise comprises make-up share range ranges varies vary varied variable basis principle approach approaches strategy strategies method methods process procedure course courses goal goals
  truly really actually indeed simply largely chiefly partly somewhat slightly markedly considerably strongly highly extremely solely exclusively directly indirectly
  introduce introduced introducing apply applies applied applying administer administered administering administration prescribe prescribed prescription prescribing dose doses dosage dosing drug drugs medicine medicines medication medications agent agents
  therapy therapies regimen regimens standard conventional classic classical traditional modern
  struggle feel feels feeling felt sense suffer suffers suffering complain complains trouble bother bothers notice reach reaches reached pass passed exceed exceeds hold stand stands sit fall
  cover covers covered combine combined combination switch switched replace replaced replacement substitute convert
  ongoing throughout overall above below upper lower inside outside outward inward
  nurse nursed dedicated separate own wear worn exchange
  likelihood tendency predispose predisposes contribute contributes trigger triggers triggered provoke provokes provoked produce produces produced prompt
  available access accessible licensed approved authorised guideline body bodies authority society organisation panel consensus statement task force
  exposed exposure susceptible playing plays contains initially route routes fallback fall-back plus instance example acceptable accept accepts accepted dietary diet contain appliance permanently permanent once truly feature stage phase
  lets letting lasting shows happening occurring carrying getting putting passing handle handles handled manageable people's whoever others anybody self themselves sided one-sided either-sided kept due
  widely closely nearby readily freely heavily poorly slightly largely frequently
  feature characteristic characteristically hallmark striking marked pronounced notable notably prominent
  `),
);

/** @returns whether a word holds a statement together rather than saying what it is about */
export const isOrdinary = (folded: string, stem: string): boolean => ordinary.has(stem) || (folded.length > 5 && folded.endsWith('ly'));

/** What says the same in everyday English, beside what the engine knows of medical words: each line one meaning. */
const paraphrases = `
begin start commence initiate introduce institute
stop discontinue cease withdraw halt
avoid withhold omit refrain
give administer offer prescribe provide receive
cause produce provoke trigger induce precipitate
suggest indicate imply point mean
show reveal demonstrate display
need require call
prevent stave avert protect prophylaxis
continue persist last
recur relapse return
rise increase raise elevate climb escalate
fall decrease reduce lower drop decline lessen
soon early promptly rapidly quickly immediately once urgently
child children paediatric pediatric boy girl toddler
infant baby neonate newborn
test check measure investigate assess examine
confirm prove establish
exclude rule
surgery operation operate surgical
doctor physician clinician
fatal lethal deadly death mortality die kill
often common commonly frequent frequently usual usually
rare rarely uncommon seldom
severe serious grave bad
treat manage treatment management therapy
isolate isolation
daily day
weekly week
monthly month
yearly annual annually year
oral mouth orally swallow
intravenous intravenously iv
intramuscular intramuscularly im
subcutaneous subcutaneously sc
both bilateral
remove excise resect
widen dilate
narrow stenosis constrict
likely probable
tiny small little
large big
about approximately roughly around
nearly almost
most majority
recommend advise suggest
choose prefer select
entire whole total full
breast-feeding breastfeeding lactation nursing
booster boost
drug medicine medication agent
lung pulmonary
heart cardiac myocardial
kidney renal nephro
liver hepatic
brain cerebral
stomach gastric
blood haematological
skin cutaneous dermal
bone osseous skeletal
muscle muscular
eye ocular ophthalmic
bladder vesical
bowel intestine intestinal gut
womb uterus uterine
infection infective infected
cancer malignancy malignant carcinoma
pain painful ache hurt sore
faint syncope collapse
swelling oedema swollen
tired fatigue exhausted
itch pruritus itchy
rash eruption
fever pyrexia febrile
breathless dyspnoea breathlessness
vomit vomiting emesis
weak weakness
thirst thirsty
cough coughing
seizure convulsion fit
stroke cva
clot thrombus thrombosis thrombotic
bleed haemorrhage bleeding
sugar glucose
salt sodium
acetaminophen paracetamol
epinephrine adrenaline
albuterol salbutamol
`;

/** The words of each meaning. */
export const everydayMeanings: readonly (readonly string[])[] = paraphrases
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Stem -> the stem that stands for all that mean the same. */
export const everydaySynonyms: ReadonlyMap<string, string> = new Map(
  everydayMeanings.flatMap((words) => {
    const [first = '', ...others] = stemsOf(words.join(' '));
    return others.map((other) => [other, first] as const);
  }),
);
