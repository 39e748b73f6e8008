import { type CriticalValue, newbornUntil } from './critical-value.types.ts';
import { acogPreeclampsia, ashThrombocytopenia, majorBleeding, neutropenicSepsis, transfusion, warfarin, whoChildren } from './sources.ts';

export const bloodValues: readonly CriticalValue[] = [
  {
    quantity: 'haemoglobin',
    atMost: 40,
    underAge: 16,
    level: 'emergency',
    reason: 'A child with a haemoglobin of {value} needs blood now, before the heart fails.',
    firstStep: 'Send to hospital as an emergency, with a sample for blood grouping and cross-match.',
    source: whoChildren,
  },
  {
    quantity: 'haemoglobin',
    below: 70,
    level: 'urgent',
    reason: 'A haemoglobin of {value} is low enough that transfusion has to be considered.',
    firstStep: 'Look for bleeding, chest pain and breathlessness today, each of which makes it an emergency, and send a sample for blood grouping.',
    source: transfusion,
  },
  {
    quantity: 'haemoglobin-fall',
    atLeast: 20,
    level: 'urgent',
    reason: 'A fall of haemoglobin by {value} counts as major bleeding where blood is being lost.',
    firstStep: 'Look for the bleeding now, check pulse and blood pressure, and send a sample for blood grouping.',
    source: majorBleeding,
  },
  {
    quantity: 'platelets',
    below: 20,
    level: 'urgent',
    reason: 'With platelets of {value} bleeding can begin by itself.',
    firstStep:
      'Look for bleeding and for a headache today, repeat the count with a blood film, and ask a haematologist; bleeding or headache makes it an emergency.',
    source: ashThrombocytopenia,
  },
  {
    quantity: 'platelets',
    below: 100,
    onlyInPregnancy: true,
    level: 'urgent',
    reason: 'In pregnancy platelets of {value} may be the first sign of severe pre-eclampsia or HELLP syndrome.',
    firstStep: 'Measure the blood pressure and urine protein, liver enzymes and creatinine today, in a maternity unit.',
    source: acogPreeclampsia,
  },
  {
    quantity: 'neutrophils',
    atMost: 0.5,
    fromAge: newbornUntil,
    level: 'urgent',
    reason: 'With neutrophils of {value} an infection can kill within hours and show little more than fever.',
    firstStep: 'Take the temperature and look for infection now; fever or feeling unwell makes it an emergency.',
    source: neutropenicSepsis,
  },
  {
    quantity: 'inr',
    above: 8,
    level: 'urgent',
    reason: 'An INR of {value} carries a high risk of bleeding.',
    firstStep: 'Look for bleeding and for a blow to the head today, either of which makes it an emergency, stop the anticoagulant and ask how to reverse it.',
    source: warfarin,
  },
  {
    quantity: 'inr',
    above: 5,
    level: 'soon',
    reason: 'An INR of {value} is above every target, and the risk of bleeding rises with it.',
    firstStep: 'Ask about bleeding and new medicines, have the next doses of the anticoagulant withheld, and measure again within days.',
    source: warfarin,
  },
];
