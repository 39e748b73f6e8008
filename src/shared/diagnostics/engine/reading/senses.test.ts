import { describe, expect, it } from 'vitest';
import { engine } from '../../../../../tests/setup/product.ts';
import { readCase } from '../case/case.ts';

const stateOf = (finding: string, symptoms: string, patientAge = 40) => {
  const { recognised } = readCase({ symptoms, patientAge, severity: 5 }, engine.kb, 0.4);
  return recognised.find(({ findingId }) => findingId === finding)?.state ?? 'unsaid';
};

describe('words of more than one sense', () => {
  it.each([
    ['A faint pink rash on the trunk.', 'syncope'],
    ['A faint murmur.', 'syncope'],
    ['Shoulders knotted and tight.', 'subcutaneous-lump'],
    ['A small tear in the skin of the heel.', 'tearfulness'],
    ['Ankle jerks slow.', 'tremor'],
    ['A scaly rash behind the ears.', 'ear-vesicles'],
    ['Blisters behind the ears.', 'ear-vesicles'],
    ["I can't get air.", 'noisy-throat-inspiration'],
    ['Phlegm with blood in it for two weeks.', 'prolonged-menses'],
    ['Did not gain weight.', 'faltering-growth'],
    ['Has passed no stool since the day before yesterday.', 'delayed-meconium'],
    ['Drooling froth from the mouth.', 'tonic-clonic-seizure'],
    ['Muscle twitching over chest and eyelids.', 'overheated-agitated'],
    ['Worms medicine taken twice.', 'worms-in-stool'],
    ['He keeps pulling his drip out.', 'withdrawal-horrors'],
    ['Like stepping on a nail.', 'wound'],
    ['Piriton knocks me out.', 'head-injury'],
    ['Sneezing fits, itchy eyes and roof of mouth.', 'focal-seizure'],
    ['Her parents thought it was food poisoning.', 'odd-beliefs-told'],
    ['Neck movements full.', 'tight-collar'],
    ['I keep checking my pulse.', 'compulsions'],
    ['An itchy rash from head to toe.', 'scalp-scaling'],
    ['Hives on the chest, belly cramps.', 'chest-pain'],
    ['Hives on the legs, belly pain.', 'leg-pain'],
    ['Woke up deaf in one ear, like someone hit mute.', 'thunderclap-headache'],
    ['CTA M1 occlusion.', 'arterial-narrowing'],
    ['Late-night salivary cortisol 5 nmol/L.', 'low-cortisol'],
    ['Ceftriaxone for four days, no response.', 'cannot-be-woken'],
    ['Egg allergy as a toddler, grown out of it.', 'confusion'],
    ['He choked, then was fine, so we forgot about it.', 'memory-loss'],
    ['Blood and urine cultures no growth.', 'haematuria'],
    ['Urine and blood tests normal.', 'haematuria'],
    ['HIV exposed, result awaited.', 'hiv'],
    ['Clots the size of plums since the birth.', 'menstrual-clots'],
    ['Pooling of liquor on speculum.', 'alcohol-use'],
    ['Vaginal birth 12 days ago.', 'multiparity'],
    ['Pale patches on the back.', 'fine-branny-scale'],
    ['36 weeks, abdomen hard like wood.', 'abdominal-distension'],
    ['Tried a chiropractor and a bite guard.', 'guarding'],
    ['Two doses of steroid, which has confused everybody.', 'confusion'],
    ['Sometimes she stares.', 'overheated-agitated'],
    ['Now blood running.', 'bloody-diarrhoea'],
    ['First baby with shoulder dystocia.', 'prolonged-labour-rupture'],
    ["Hasn't felt the need to pee since last night.", 'decreased-need-for-sleep'],
    ['Belly pain. Pupils wide, disc pink swollen.', 'abdominal-distension'],
    ['MUAC 11.9 cm.', 'severe-malnutrition-signs'],
    ['Visible peristalsis L to R.', 'hyperactive-bowel-sounds'],
    ['Metoprolol for post MI.', 'recent-myocardial-infarction'],
    ['Fit and well, 45.', 'occult-blood-positive'],
    ['Soft spot at the back of her head is large.', 'macrocephaly'],
    ['Brother bowel cancer 48, mother womb cancer 51.', 'colorectal-cancer'],
  ])('"%s" is no %s', (text, finding) => {
    expect(stateOf(finding, text)).toBe('unsaid');
  });

  it.each([
    ['CXR widened mediastinum? rad says no.', 'wide-mediastinum'],
    ['Uterus soft non tender.', 'uterine-tenderness'],
    ['tTG-IgA NEGATIVE (2 U/mL).', 'coeliac-serology'],
    ["Low platelets? don't think so, never had them checked.", 'thrombocytopenia'],
  ])('"%s" denies %s', (text, finding) => {
    expect(stateOf(finding, text)).toBe('absent');
  });

  it.each([
    ['She fainted at work.', 'syncope'],
    ['Soft spot at the back of her head is large.', 'large-open-fontanelle'],
    ['MUAC 109 mm.', 'severe-malnutrition-signs'],
    ['FIT 212.', 'occult-blood-positive'],
    ['Mass ?? RIF, firm.', 'abdominal-mass'],
    ['Bowels looser than before.', 'change-in-bowel-habit'],
    ['AM cortisol 0.9 mcg/dL.', 'low-cortisol'],
    ['Li 2.9 mmol/L.', 'drug-level-raised'],
    ['Troponin 18 -> 47, pain at rest.', 'raised-troponin'],
    ['R arm and leg dead.', 'hemiparesis'],
    ['Pain like glass cutting at time of motion.', 'pain-on-defaecation'],
    ['A small cut at 6 o clock.', 'anal-fissure-seen'],
    ['anti-tTG >200.', 'coeliac-serology'],
    ['Gram stain: intracellular gram neg diplococci.', 'gonococcus-found'],
    ['A knot in the neck.', 'neck-lump'],
    ['Tearful and low.', 'tearfulness'],
    ['She is in tears every day.', 'tearfulness'],
    ['Blisters in the ear.', 'ear-vesicles'],
    ["I can't get air.", 'dyspnoea'],
    ['Ankle jerks absent.', 'areflexia'],
    ['Delayed ankle jerks.', 'slow-relaxing-reflexes'],
    ['He foamed at the mouth.', 'frothing-mouth'],
    ['Muscle twitching over chest and eyelids.', 'fasciculations'],
    ['She has worms in her stool.', 'worms-in-stool'],
    ['Pulling his drip out, up all night.', 'agitation'],
    ['Like stepping on a nail with the first step.', 'first-step-heel-pain'],
    ['Knocked out in a rugby tackle.', 'head-injury'],
    ['She thinks they are poisoning her food.', 'odd-beliefs-told'],
    ['Both eyelids down.', 'ptosis'],
    ['Voice weak, now neck falling.', 'head-drop'],
    ['Voice weak, now neck falling.', 'bulbar-weakness'],
    ['Sleeping on the floor of a mud house.', 'floor-sleeping'],
    ['Was spraying the cotton field since morning.', 'organophosphate-exposure'],
    ['Right arm & leg flaccid, not speaking.', 'hemiparesis'],
    ['Right arm & leg flaccid, not speaking.', 'aphasia'],
    ['CT no bleed, dense left MCA.', 'cerebral-artery-occlusion'],
    ['Numb where I wipe.', 'saddle-anaesthesia'],
    ['AChR+ MG, thymectomy 2019.', 'myasthenia-gravis-known'],
    ['Morning cortisol <28 nmol/L.', 'low-cortisol'],
    ['BHB 6.4 mmol/L.', 'ketones'],
    ['She is screaming but the doctor says her belly is soft.', 'pain-out-of-proportion'],
    ['The pain is wild, far more than it looks.', 'pain-out-of-proportion-limb'],
    ['A bang headache, max in seconds.', 'maximal-at-onset'],
    ['Like someone hit me with a bat.', 'thunderclap-headache'],
    ['Shoe size went 9 to 10.', 'acral-enlargement'],
    ['After I go it relieves.', 'relieved-by-defecation'],
    ['I was sure I would die.', 'fear-of-dying'],
    ['No response to voice.', 'cannot-be-woken'],
    ['She seems out of it.', 'confusion'],
    ['He keeps forgetting his own address.', 'memory-loss'],
    ['Very forgetful of late.', 'memory-loss'],
    ['Blood in the urine.', 'haematuria'],
    ['Periods with clots the size of plums.', 'menstrual-clots'],
    ['Pale patches on the back.', 'hypopigmented-patches'],
  ])('"%s" is %s', (text, finding) => {
    expect(stateOf(finding, text)).toBe('present');
  });

  it('is failure to thrive in a child', () => {
    expect(stateOf('faltering-growth', 'Did not gain weight.', 1)).toBe('present');
  });
});

describe('what is told in plain words', () => {
  it.each([
    ['The whole left face does not move, forehead included.', 'facial-weakness-whole'],
    ['The left face does not move.', 'facial-weakness'],
    ['A shower of black dots in the right eye.', 'floaters'],
    ['Sees children and dogs that are not there.', 'visual-hallucinations'],
    ["He sees people who aren't there.", 'visual-hallucinations'],
    ['Earache, then a hole in the drum with pus.', 'perforated-eardrum'],
    ['Earache, then a hole in the drum with pus.', 'ear-discharge'],
    ['X-ray of the knee: medial narrowing and spurs.', 'osteoarthritis-xray'],
    ['Waters trickling since 5 am.', 'rupture-of-membranes'],
    ['Pooling on speculum.', 'rupture-of-membranes'],
    ['12 days post vaginal birth.', 'postpartum'],
    ['Three days after caesarean.', 'postpartum'],
    ['Lochia nearly stopped, then gushes with clots.', 'late-postpartum-bleeding'],
    ['Placenta came out ragged.', 'placenta-incomplete'],
    ['31 weeks, abdomen feels hard like wood.', 'tense-woody-uterus'],
    ['Belly hard like wood, pain since noon.', 'rigid-abdomen'],
    ['Echo: large VSD, overriding aorta.', 'fallot-anatomy'],
    ['After crying for a feed she turned dark blue.', 'blue-spells'],
    ['She became yellow yesterday.', 'jaundice'],
    ['Film P. falciparum 18,000/uL.', 'malaria-test-positive'],
    ['Since the flight back from Accra.', 'long-haul-travel'],
    ['Mother had a clot on HRT.', 'family-venous-thromboembolism'],
    ['Blood group A neg.', 'rhesus-negative'],
    ['I wobble when I walk.', 'unsteadiness'],
    ['Heart beat is fast 118.', 'tachycardia'],
    ['Dark red spots that dont go with the glass.', 'non-blanching-rash'],
    ['Less air going in on the right side.', 'reduced-breath-sounds'],
    ['Choked at a birthday party.', 'inhaled-foreign-body'],
  ])('"%s" is %s', (text, finding) => {
    expect(stateOf(finding, text)).toBe('present');
  });

  it('is denied as well', () => {
    expect(stateOf('ear-discharge', 'Earache, no pus.')).toBe('absent');
    expect(stateOf('facial-weakness-whole', 'Forehead and face move well.')).toBe('unsaid');
  });
});

describe('a value by the age of the patient', () => {
  it.each([
    [4, 'BP 94/58', 'absent'],
    [4, 'BP 74/40', 'present'],
    [0.5, 'BP 80/45', 'absent'],
    [0.03, 'BP 48/26', 'present'],
    [11, 'BP 92/60', 'unsaid'],
    [30, 'BP 94/58', 'present'],
  ])('at %s years, %s: low pressure is %s', (age, text, state) => {
    expect(stateOf('hypotension', text, age)).toBe(state);
  });
});

describe('what another can have alone', () => {
  it.each([
    ['Loose stools, mother pregnant again.', 2, 'unsaid'],
    ['Baby of 3 weeks, mother had fever after delivery.', 0, 'unsaid'],
    ['She is pregnant.', 30, 'present'],
  ])('"%s" at %s years is a pregnancy of the patient: %s', (text, age, state) => {
    expect(stateOf('pregnancy', text, age)).toBe(state);
    if (state === 'unsaid') expect(stateOf('postpartum', text, age)).toBe(state);
  });
});

describe('a baby', () => {
  it.each([
    ['Turned blue, then limp for some minutes.', 'limp'],
    ['Grandmother said it is teeth, teething pain.', 'toothache'],
    ['One pause in breathing in the car.', 'witnessed-apnoea'],
    ['She is six months old. My husband has some bumps on the nose.', 'nasal-polyps'],
  ])('"%s" is no %s', (text, finding) => {
    expect(['unsaid', 'family']).toContain(stateOf(finding, text, 0));
  });

  it.each([
    ['She bends forward and throws both her arms out, then again, 15-20 times in a row.', 'infantile-spasms'],
    ['He nods in clusters on waking.', 'spasms-on-waking'],
    ['She stopped smiling and no longer reaches for the rattle.', 'developmental-regression'],
    ['One pause in breathing in the car.', 'infant-apnoea'],
    ['HIV exposed, result awaited.', 'hiv-exposed'],
  ])('"%s" is %s', (text, finding) => {
    expect(stateOf(finding, text, 0)).toBe('present');
    expect(stateOf(finding, text, 40)).toBe('unsaid');
  });
});

describe('a pregnancy test at home', () => {
  it.each([
    ['Negative home preg test this morning.', 'absent'],
    ['Home pregnancy test negative.', 'absent'],
    ['Positive home preg test.', 'present'],
    ['The home test says pregnant.', 'present'],
  ])('%s is %s', (symptoms, state) => {
    expect(stateOf('pregnancy-test-positive', symptoms, 24)).toBe(state);
    if (state === 'absent') expect(stateOf('pregnancy', symptoms, 24)).not.toBe('present');
  });
});
