import { expect, it } from 'vitest';
import { analyze } from '../../../../../../tests/setup/product.ts';
import { otherSenses } from './other-senses.ts';

const presentIn = (symptoms: string, patientAge = 40) =>
  analyze({ symptoms, severity: 5, patientAge }).recognised.flatMap(({ findingId, state }) => (state === 'present' ? [findingId] : []));

it.each<[string, string]>([
  ['Fever, one bottle DNS running, BP 88/72', 'deviated-septum'],
  ['Face droopy, wrong words come out, FAST positive', 'free-fluid'],
  ['Echo: doming mitral valve, MVA 0.9 cm2', 'road-traffic-accident'],
  ['Fever, R CVA tenderness', 'previous-stroke'],
  ["Belly distended, can't hear bowel sounds", 'hearing-loss'],
  ["Pale, drinks a litre of cow's milk a day", 'livestock-exposure'],
  ['Tremor, warm hands, goitre', 'spreading-erythema'],
  ['Left leg swollen to the knee. Pulses present, foot warm', 'leg-redness'],
  ['Collapsed in the heat, skin hot flushed', 'hot-flushes'],
  ['Yellow eyes, blood spot all normal', 'generalised-rash'],
  ['Killer pain in my left ball', 'nsaid'],
  ['Zigzag lines then a banging headache on one side', 'thunderclap-headache'],
  ['Back pain down the leg, big toe a little weak', 'foot-drop'],
  ['Fever, his hands are cool', 'limb-ischaemia-signs'],
  ["Headache after an epidural, can't sit up", 'cannot-be-woken'],
  ['The headache totally goes away when I lay flat', 'worse-lying-flat'],
  ["Legs ache like I've run a marathon", 'strenuous-exercise'],
  ['Weak since yesterday, Bactrim, taking w/ all home meds', 'large-amount-at-once'],
  ['Weak and achy, still taking all my usual tablets', 'whole-pack-swallowed'],
  ['Pain L leg, no femoral pulse palpable on L? faint, no popliteal', 'syncope'],
  ['Vague and wobbly. They thought she might have dementia', 'dementia'],
  ['Uterus hard. Not in pain relief yet', 'painless'],
  ['Weight gain and tired. Bipolar affective disorder type 1, on lithium', 'type-1-diabetes'],
  ['Weak and dizzy. Took all his medicines this morning as usual', 'large-amount-at-once'],
])('takes nothing else for a finding: %s is no %s', (text, id) => {
  expect(presentIn(text)).not.toContain(id);
});

it.each<[string, string]>([
  ['Blocked nose, DNS to the left', 'deviated-septum'],
  ['Hit by a car, belly tender, FAST positive', 'free-fluid'],
  ['MVA yesterday, neck pain', 'road-traffic-accident'],
  ['Weak arm, CVA in 2019', 'previous-stroke'],
  ["Can't hear in the left ear", 'hearing-loss'],
  ['Sudden headache like a bang', 'thunderclap-headache'],
  ['Back pain, worse when lying flat', 'worse-lying-flat'],
  ['She took all my pills at once', 'large-amount-at-once'],
  ['He has known dementia', 'dementia'],
])('and leaves it where it is meant: %s is %s', (text, id) => {
  const read = analyze({ symptoms: text, severity: 5, patientAge: 40 }).recognised.map(({ findingId }) => findingId);
  expect(read).toContain(id);
});

it('has an example for each', () => {
  expect(otherSenses.every(({ example, of }) => example.length > 0 && (of?.length ?? 0) > 0)).toBe(true);
});

it('reads what is measured in the air, in urine or of a child that is not the patient for no value of the patient', () => {
  const { recognised } = analyze({ symptoms: 'May, 44 deg C. Collapsed at work, core temp 41.9 C', severity: 9, patientAge: 35 });
  expect(recognised.find(({ findingId }) => findingId === 'extreme-hyperthermia')?.spans.length).toBeGreaterThan(0);
  expect(presentIn('Nausea, glucose 172. UA glucose >1000, ketones 3+', 58)).not.toContain('extreme-hyperglycaemia');
  expect(presentIn('Toddler at home has scarlet fever. On co-codamol, fever', 29)).not.toContain('child-spoken-of');
});

it('what is told behind something that runs in the family is theirs, too', () => {
  const found = presentIn('Breathless since Friday. My father had a clot after a knee replacement.');
  expect(found).toContain('family-venous-thromboembolism');
  expect(found).not.toContain('recent-orthopaedic-surgery');
});
