import { describe, expect, it } from 'vitest';
import { files } from '../../../../../tests/setup/content.ts';
import { dangerModel, engine } from '../../../../../tests/setup/product.ts';
import { dangersOf } from '../../../content/assemble.ts';
import { analyzeWith } from '../analyze.ts';
import { readText } from '../reading/read-text.ts';
import { toldDangers } from './told-dangers.ts';

const analyse = (symptoms: string) => analyzeWith(engine, { symptoms, severity: 5 });
const toldIn = (symptoms: string) => analyse(symptoms).told.dangers.map(({ dangerId }) => dangerId);

describe('a danger that needs its condition', () => {
  it.each([
    ['viral-haemorrhagic-fever', 'I am 30, moved here from another state a week ago, fever, vomiting and a nosebleed.'],
    ['chemical-or-hydrofluoric-skin-burn', 'Toddler of 2 years, playing, fever since yesterday and blisters in the mouth, little spots on hands and feet.'],
    ['marrow-failure-from-medicine', 'Toddler of 2 years, playing, fever and blisters and ulcers in the mouth, sore throat.'],
    ['pre-eclampsia', '25 year old woman, 7 weeks pregnant, now vomiting and headache.'],
    ['pre-eclampsia', '30 year old woman, pregnant 34 weeks, BP 74/40, faint, vomiting, headache, flashing lights.'],
    ['eclampsia-seizure', 'Woman of 30, headache and BP 150/100, shaking with cold, legs swollen.'],
    ['anaphylaxis', '45 year old, allergic to penicillin since childhood, breathless for two weeks with a cough.'],
    ['late-pregnancy-bleeding', '33 year old pregnant woman, 30 weeks, cough with blood in the phlegm for three days.'],
    ['heart-failure-worsening', '6 year old girl, puffy legs, weight up 2 kg, more pillows at night.'],
    ['lithium-toxicity', '57 year old woman, tremor of the hands, unsteady, twitching muscles, takes no medicines.'],
    ['near-drowning', 'Baby of 9 months with a hole in the heart, turned dark blue, breathing fast and deep, then limp.'],
    ['child-abuse', 'I am 27, 10 weeks with twins, seeing double since yesterday, I keep asking the same question and my neck twisted.'],
    ['aaa-rupture', '30 year old, 31 weeks pregnant, sudden belly and back pain, faint and grey.'],
    ['angle-closure', '52 year old woman with restless legs in the evening and headache, being sick.'],
    ['alcohol-withdrawal', 'Trembling, drenched in sweat, seeing rats after the anaesthetic.'],
    ['respiratory-failure-copd', 'Sats 76 on air, drowsy, lips blue, breathing tiny.'],
    ['guillain-barre', 'Myasthenia since 2019, both eyelids down, voice gone nasal, food sticks, legs weak.'],
    ['heat-stroke', '78 yr lady, confused 3 days, unsteady, one short fit in ED. Not dry clinically, no oedema.'],
  ])('is not %s in "%s"', (id, text) => {
    expect(toldIn(text)).not.toContain(id);
  });

  it.each([
    ['viral-haemorrhagic-fever', 'I washed my aunt’s body for burial in Congo ten days ago, now fever, vomiting and bleeding gums.'],
    ['eclampsia-seizure', '38 weeks pregnant, having a fit now, shaking all over.'],
    ['anaphylaxis', '6 year old with peanut allergy, sudden wheeze, hives and throat tightness after a biscuit.'],
    ['alcohol-withdrawal', 'Dad stopped the whisky three days ago, now he is shaking, sweating and seeing rats on the wall.'],
    ['respiratory-failure-copd', 'Dad has COPD, drowsy and muddled, blue lips, too breathless to talk.'],
    ['guillain-barre', 'Tingling feet on Monday, now both legs are weak and it climbs, she cannot stand.'],
    ['lithium-toxicity', 'On lithium, runs all week, now coarse shaking, slurring and staggering.'],
    ['near-drowning', 'My toddler fell in the pond and was blue when I got her out, she is breathing fast now.'],
    ['child-abuse', 'Boy of 4 with belt marks on his back, says daddy gets mad.'],
    ['marrow-failure-from-medicine', 'On carbimazole for six weeks, sore throat like razor blades and a fever, mouth ulcers.'],
  ])('is %s in "%s"', (id, text) => {
    expect(toldIn(text)).toContain(id);
  });

  it('leaves no other in the place of one that lacks what it needs', () => {
    const text =
      "I am 10 weeks with twins. Weeing once a day, very dark. Since yesterday I'm seeing double and I wobble when I walk to the loo, my husband says I keep asking the same question.";
    expect(toldIn(text).filter((id) => /suicide|abuse/.test(id))).toEqual([]);
  });

  it('is let through by nine in ten of its own sentences', () => {
    const { lexicon, ancestors } = engine.kb;
    const model = { ...dangerModel, biases: dangerModel.biases.map(() => 0), weights: {} };
    for (const { id, says, onlyWith, neverWith } of dangersOf(files)) {
      if (onlyWith === undefined && neverWith === undefined) continue;
      const index = model.dangers.findIndex((one) => one.id === id);
      const biased = { ...model, biases: model.biases.map((_, i) => (i === index ? 20 : 0)) };
      const passing = says.filter((text) =>
        toldDangers(readText(text, lexicon).sentences, { age: null, sex: null }, biased, ancestors).dangers.some(({ dangerId }) => dangerId === id),
      );
      expect([id, passing.length / says.length > 0.85]).toEqual([id, true]);
    }
  });
});

describe('an emergency that is told', () => {
  const urgent = [
    [
      /^Call an ambulance: intensive care/,
      '34 year old man, fever for six days after flood water, yellow eyes, no urine since yesterday, creatinine 4.2 mg/dl, platelets 48, coughing up blood.',
    ],
    [/creatinine/, '50 year old man, coughing blood, creatinine 420, puffy face, for a week.'],
    [/sugar/, '54 year old woman, drowsy and confused, glucose 1.9 mmol/L, on insulin.'],
    [/sugar/, 'Drowsy, blood sugar 34 mg/dl, shaking.'],
    [/children/, '8 year old girl, headache for a day, blood pressure 142/96.'],
    [/thiamine/, '27 year old woman, 10 weeks pregnant, vomiting for three weeks, lost 7 kg, seeing double and wobbling when I walk.'],
    [/maternity unit/, '26 year old woman, waters trickling since 5am at 29+1, pooling on speculum, os closed.'],
    [/legs down/, '28 year old woman, gave birth 3 weeks ago, cannot lie flat, wakes choking for air, legs swollen, sat 91%, EF 25%.'],
    [/knees/, 'Baby girl of 9 months, echo VSD with overriding aorta, turned dark blue after crying, sat 48%.'],
    [/dialysis|potassium/, '61 year old man on dialysis, missed two sessions, weak legs and tingling, unable to stand, K 7.8 with wide QRS.'],
  ] as const;
  it.each(urgent)('comes first, with %s, in "%s"', (step, text) => {
    const { urgency, firstStep } = analyse(text);
    expect([urgency, firstStep]).toEqual(['emergency', expect.stringMatching(step)]);
  });
});

describe('a red flag', () => {
  it.each([
    ['anaphylaxis', '45 year old, allergic to penicillin since childhood, breathless for two weeks with ankle swelling.'],
    ['climbs', '61 year old man with kidney failure, legs weak since this morning, tingling, can hardly stand, potassium 7.4.'],
    ['effort', '5 year old with a faint pink rash on the trunk after three days of fever, worse on exertion.'],
    ['pre-eclampsia', '30 year old woman, pregnant 34 weeks, BP 74/40, flashing lights.'],
    ['clouded mind', 'Baby boy of 8 months, screams every 20 min, pulls the legs up, then goes floppy. Had a cold last week. No fever.'],
    ['leaking aorta', '4 year old boy, tight belly, puffy face, BP 94/58.'],
    ['strip the skin', '7 month old girl, fever for six days, rash gone, red eyes, cracked lips, on ceftriaxone.'],
    ['dengue', '5 year old girl, fever, bruises she cannot explain, neutrophils 0.3.'],
  ])('does not speak of %s in "%s"', (word, text) => {
    expect(analyse(text).redFlags.filter((flag) => flag.includes(word))).toEqual([]);
  });

  it('fears no growth plate that slips at three years', () => {
    const lane = analyse('3 year old boy limping since yesterday after a cold, hip hurts, no fever.').mustNotMiss.map(({ conditionId }) => conditionId);
    expect(lane).not.toContain('slipped-capital-femoral-epiphysis');
  });
});
