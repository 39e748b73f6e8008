/** Whom a finding can be true of. Years, both ends included. */
interface Limits {
  readonly sex?: 'male' | 'female';
  readonly from?: number;
  readonly to?: number;
}

const ofBearing = { sex: 'female', from: 16, to: 46 } as const;
const ofInfants = { to: 1.5 } as const;
const ofNewborns = { to: 0.15 } as const;

/** By the beginning of a topic's path, the more special one last. */
const limitsOfTopics: readonly (readonly [string, Limits])[] = [
  ['gynaecological/', { sex: 'female', from: 12 }],
  ['obstetric/', ofBearing],
  ['male-genital/', { sex: 'male' }],
  ['male-genital/sexual-function', { sex: 'male', from: 17 }],
  ['male-genital/prostate', { sex: 'male', from: 18 }],
  ['breast/', { from: 12 }],
  ['paediatric/', { to: 12 }],
  ['paediatric/newborn', ofNewborns],
  ['paediatric/feeding-crying-behaviour', { to: 3 }],
  ['paediatric/breathing', { to: 6 }],
  ['psychiatric/', { from: 5 }],
  ['psychiatric/substance-use-behaviour', { from: 16 }],
  ['sexual-health/', { from: 16 }],
  ['exposures/sexual-and-blood-borne', { from: 16 }],
  ['exposures/tobacco-alcohol-and-drugs', { from: 16 }],
  ['exposures/occupation', { from: 18, to: 72 }],
  ['history/reproductive-state', { sex: 'female', from: 16 }],
  ['character/relief', { from: 5 }],
  ['character/quality', { from: 5 }],
  ['neurological/sensation', { from: 5 }],
  ['eye/vision', { from: 4 }],
];

const adult = { from: 18 } as const;
const woman = { sex: 'female', from: 16 } as const;
const man = { sex: 'male' } as const;

function alike(limits: Limits, ids: string): (readonly [string, Limits])[] {
  return ids.split(/\s+/).map((id) => [id, limits] as const);
}

/** What single findings demand, whatever their topic does. */
const limitsOfFindings: ReadonlyMap<string, Limits> = new Map([
  ...alike(
    ofBearing,
    `pregnancy first-trimester second-trimester third-trimester term-pregnancy pregnancy-after-20-weeks possible-pregnancy multiple-pregnancy postpartum breastfeeding
    assisted-conception gestational-diabetes recent-abortion recent-caesarean prolonged-labour-rupture abo-incompatibility milk-bleb milk-coming-in poor-latch breast-engorgement
    flat-nipples breast-lump-postpartum breast-lump-milk-filled breast-pain-after-feeding breast-pain-relieved-by-feeding pregnancy-test-positive very-high-hcg hcg-slow-rise empty-uterus
    intrauterine-pregnancy-scan live-pregnancy-scan no-cardiac-activity-scan placenta-low-on-scan retained-products-scan snowstorm-uterus fetal-growth-liquor-abnormal
    itching-in-pregnancy missed-contraceptive combined-contraceptive progestogen-contraceptive harm-to-baby-thoughts poor-bonding intrauterine-infection-scars breast-lump-cyclical
    breast-pain-cyclical linked-to-periods previous-preterm-birth previous-stillbirth uterine-curettage premenstrual-mood`,
  ),
  ...alike(
    woman,
    `cervical-surgery missed-cervical-smears uti-after-sex vaginal-douching adenomyosis-imaging ovarian-cyst-mass ovary-no-flow polycystic-ovaries-imaging thick-endometrium
    intrauterine-adhesions abnormal-cervical-smear vaginal-microscopy raised-ca125 low-oestradiol family-menopause family-pcos family-endometriosis family-fibroids
    family-previous-preeclampsia family-ovarian-cancer vulval-itch iud`,
  ),
  ['advanced-maternal-age', { sex: 'female', from: 36, to: 46 }],
  ['menopause', { sex: 'female', from: 50 }],
  ['perimenopause', { sex: 'female', from: 44, to: 54 }],
  ['early-menopause', { sex: 'female', from: 40 }],
  ['postmenopausal-bleeding', { sex: 'female', from: 52 }],
  ['hormone-replacement', { sex: 'female', from: 45 }],
  ['childhood-vaginal-bleeding', { sex: 'female', to: 10 }],
  ['primary-amenorrhoea', { sex: 'female', from: 14, to: 19 }],
  ['hysterectomy', { sex: 'female', from: 38 }],
  ['hot-flushes', { sex: 'female', from: 38 }],
  ['vulval-redness', { sex: 'female' }],
  ['vulval-pain', { sex: 'female' }],
  ['vaginal-discharge', { sex: 'female', from: 4 }],
  ['vaginal-bleeding', { sex: 'female', from: 4 }],
  ['tamoxifen', { sex: 'female', from: 35 }],
  ...alike(
    { sex: 'female', from: 14, to: 50 },
    'amenorrhoea missed-period dysmenorrhoea heavy-menstrual-bleeding irregular-periods light-periods short-cycles prolonged-menses menstrual-clots intermenstrual-bleeding mid-cycle-pain cyclical-pelvic-pain pcos endometriosis premenstrual-physical',
  ),
  ...alike(
    man,
    'uncircumcised undescended-testis family-undescended-testis epididymis-hyperaemia testicular-mass-scan testis-no-flow hypospadias prostate-pelvic-surgery family-prostate-cancer',
  ),
  ...alike({ sex: 'male', from: 45 }, 'enlarged-prostate prostate-cancer raised-psa five-alpha-reductase-inhibitor alpha-blocker'),
  ['msm', { sex: 'male', from: 17 }],
  ['male-breast-enlargement', { sex: 'male', from: 0 }],
  ['nipple-pain', { from: 12 }],
  ...alike(
    { from: 40 },
    'ischaemic-heart-disease peripheral-artery-disease previous-stroke heart-failure copd coronary-intervention aortic-aneurysm recent-myocardial-infarction known-atrial-fibrillation diverticular-disease same-as-last-heart-attack osteoarthritis-known previous-perianal-abscess',
  ),
  ...alike(
    { from: 30 },
    'hypertension type-2-diabetes high-cholesterol statin gout cirrhosis heavy-smoking raised-psa osteoporosis cancer metastatic-cancer lung-cancer breast-cancer colorectal-cancer antihypertensive antiplatelet allopurinol bisphosphonate pde5-inhibitor nitrate',
  ),
  ...alike({ from: 60 }, 'frailty dementia hearing-aid-use parkinson-disease dependent-mistreated dependent-neglected turns-up-television'),
  ...alike(
    adult,
    'healthcare-worker shift-work heavy-alcohol-use recent-alcohol-binge polypharmacy tobacco-chewing bariatric-surgery dialysis levodopa methadone low-libido arousal-orgasm-difficulty high-libido much-drink-now stopped-drinking weight-fluctuation eye-opener-drinking',
  ),
  ...alike(
    ofInfants,
    'infant-apnoea infantile-spasms spasms-on-waking bulging-fontanelle sunken-fontanelle large-open-fontanelle exclusively-breastfed formula-fed posseting',
  ),
  ...alike(
    ofNewborns,
    'delayed-meconium meconium-at-birth umbilical-redness newborn-eye-discharge home-birth-unclean-cord caesarean-newborn diabetic-mother maternal-infection-in-pregnancy',
  ),
  ...alike(
    { to: 3 },
    'premature-birth low-birth-weight birth-asphyxia large-birth-weight breech-birth hiv-exposed hip-instability-infant nappy-rash teething daycare-exposure',
  ),
  ['fever-under-3-months', { to: 0.25 }],
  ['prolonged-neonatal-jaundice', { to: 0.3 }],
  ['bedwetting', { from: 5, to: 15 }],
  ['secondary-enuresis', { from: 5, to: 15 }],
  ['daytime-wetting', { from: 4, to: 15 }],
  ['school-problems', { from: 6, to: 17 }],
  ['delayed-puberty', { from: 13, to: 18 }],
  ['precocious-puberty', { from: 3, to: 9 }],
  ['faltering-growth', { to: 5 }],
  ['night-growing-pains', { from: 3, to: 12 }],
  ['recurrent-tummy-ache-child', { from: 4, to: 15 }],
  ['refuses-to-walk', { from: 1, to: 8 }],
  ['developmental-regression', { from: 0.5, to: 10 }],
  ['stool-withholding', { from: 1.5, to: 12 }],
  ['arm-pulled', { to: 6 }],
  ['child-not-using-arm', { to: 8 }],
  ['contact-lens-wear', { from: 14 }],
  ['confusion', { from: 3 }],
  ['thirst', { from: 2 }],
  ['asthma', { from: 3 }],
  ['fewer-wet-nappies', { to: 2.5 }],
  // Its name speaks of sex, too.
  ['onset-during-exertion', { from: 14 }],
  ['screen-use', { from: 6 }],
  ['young-hypertension', { from: 12, to: 40 }],
  ['memory-loss', { from: 16 }],
  ['witnessed-apnoea', { from: 2 }],
  ['galactorrhoea', { from: 12 }],
  ['limp', { from: 1.5 }],
  ['nulliparity', { sex: 'female', from: 30 }],
  ['multiparity', { sex: 'female', from: 26 }],
]);

const limitsByTopic = new Map<string, Limits>();

function limitsOfTopic(topic: string): Limits {
  const known = limitsByTopic.get(topic);
  if (known) return known;
  const limits = limitsOfTopics.filter(([path]) => topic.startsWith(path)).at(-1)?.[1] ?? {};
  limitsByTopic.set(topic, limits);
  return limits;
}

/** What small children cannot tell. */
const told =
  /(?:^|-)(?:headache|nausea|dizziness|vertigo|palpitations|paraesthesia|numbness|photophobia|phonophobia|globus|taste|anosmia|tinnitus|heartburn|dyspepsia|fatigue|lightheadedness|presyncope|myalgia|chest-pain|pain|itchy-eyes|itch|anxiety|tingling|low-mood|toothache|fullness|urgency|early-satiety|bloating|malaise|arthralgia|hopelessness|fear)(?:-|$)/;
const tellsFrom = 4;

/** @returns whether a finding is known only because somebody tells of it */
export function isOnlyFelt(id: string): boolean {
  return told.test(id);
}

/** What a child who does not yet walk cannot show. */
const walking = /(?:^|-)(?:exertion|exertional|walking|stairs|standing|gait|unsteadiness|claudication|squatting|limp|running|orthopnoea)(?:-|$)/;
const walksFrom = 1.5;

/** What a child does not do. */
const grown = /(?:^|-)(?:smoking|smoker|alcohol|drug|work|occupational|sexual|sexually|sex|contraceptive|erectile|pregnan\w*|menopause|driving)(?:-|$)/;
const grownFrom = 15;

/**
 * @param topic `<system>/<topic>`
 * @returns whether somebody of an age and sex can have a finding, and tell of it
 */
export function isPossibleAt(id: string, topic: string, { age, sex }: { readonly age: number; readonly sex: 'male' | 'female' }): boolean {
  const limits = limitsOfFindings.get(id) ?? limitsOfTopic(topic);
  if (limits.sex !== undefined && limits.sex !== sex) return false;
  if (age < (limits.from ?? 0) || age > (limits.to ?? 200)) return false;
  if (age < tellsFrom && told.test(id) && !topic.startsWith('paediatric/') && !topic.startsWith('imaging/') && !topic.startsWith('laboratory/')) return false;
  if (age < walksFrom && walking.test(id)) return false;
  return age >= grownFrom || !grown.test(id) || topic.startsWith('paediatric/');
}
