import { describe, expect, it } from 'vitest';
import { DiagnosticInput } from '../../diagnostics.schema.ts';
import { productEngine } from '../../engine/analyze.ts';
import { analyzeWith } from '../../engine/analyze-with.ts';
import { bodyRedFlags } from './body.ts';

const engine = productEngine();
const flagsOf = (symptoms: string) => analyzeWith(engine, DiagnosticInput.parse({ symptoms })).redFlags;
const textOf = (id: string) => bodyRedFlags.find((rule) => rule.id === id)?.text ?? `no rule ${id}`;

/** Rule, a sentence that fires it, and one that only sounds like it. */
const told: readonly (readonly [string, string, string])[] = [
  ['battery-swallowed', 'My two year old has swallowed a button battery', 'The battery of the toy is flat and he swallowed his tea. Nothing is missing'],
  ['magnets-swallowed', 'She ate three of the little magnets', 'The magnets are all on the fridge'],
  ['allergy-with-airway-or-faint', 'He was stung by a wasp and now his throat is closing and he fainted', 'He was stung by a wasp and the spot is sore'],
  ['hives-with-second-system', 'Hives all over her and she is vomiting since the cake', 'Hives on my arms since yesterday'],
  ['swollen-lips-after-allergen', 'Her lips are swollen after peanut', 'Her lips are dry in winter'],
  ['adrenaline-wearing-off', 'We gave her EpiPen at the party', 'She has hay fever'],
  ['tongue-swelling-airway', 'I take ramipril and my tongue is swelling up', 'I take ramipril and cough a little'],
  ['throat-sitting-forward', 'Sore throat and she is leaning forward, drooling', 'Sore throat and runny nose'],
  ['fever-sitting-forward', 'My boy has a fever and is sitting forward with stridor', 'My boy has a fever and a runny nose'],
  ['throat-with-noise', 'Painful swallowing and a stridor since noon', 'Painful swallowing since noon'],
  ['deep-neck-infection', 'The floor of my mouth is swollen and hard, and I have a fever', 'A lump on my gum for a year'],
  ['locked-jaw-throat', 'I cannot open my mouth and my throat is sore on one side', 'My jaw clicks when I chew'],
  ['throat-then-neck-and-rigors', 'Sore throat last week, now shaking chills and neck pain', 'Sore throat last week, now fine'],
  ['too-breathless-to-talk', 'He can only get out one word at a time', 'He talks in his sleep'],
  ['asthma-failing', 'My inhaler is not working and I am wheezing', 'I use my inhaler before sport'],
  ['lung-collapse-sudden', 'Sudden sharp pain in one side of my chest and I am short of breath', 'Sharp pain in my foot'],
  ['chest-after-accident', 'Car accident this morning, now chest pain', 'Car accident this morning, now a stiff knee'],
  ['clot-in-lung', 'I had knee surgery last week and now I am short of breath', 'I had knee surgery last week and the knee is sore'],
  ['blood-coughed-with-chest-pain', 'I am coughing up blood and have chest pain', 'I cough at night'],
  ['chest-weight-with-companions', 'Crushing chest pain and he is sweating', 'Chest pain when I press on the rib'],
  ['chest-on-effort', 'Chest pain came on while shovelling, sweating', 'My arms ache after shovelling'],
  ['like-the-last-infarct', 'It feels like my last heart attack', 'I had a heart attack in 2010'],
  ['effort-pain-above-the-chest', 'My jaw aches when climbing stairs', 'My jaw aches after the dentist'],
  ['sweat-without-chest-pain', 'He is pale and sweating and his jaw hurts', 'He sweats at the gym'],
  ['sudden-exhaustion-and-sweat', 'I am diabetic, suddenly so tired and in a cold sweat', 'I am tired after work'],
  ['torn-aorta', 'Sudden tearing pain in my chest', 'I tore a nail'],
  ['trunk-pain-with-limb-or-speech', 'Sudden severe back pain and my leg is numb and cold', 'Back pain after gardening'],
  ['arms-differ', 'Chest pain, blood pressure different in both arms', 'Blood pressure 130 over 80 in both arms'],
  ['aneurysm-with-pain', 'I have an aneurysm and now belly pain', 'I have an aneurysm and it was checked in May'],
  ['trunk-pain-and-faint', 'Belly pain and I nearly passed out', 'Belly pain after beans'],
  ['racing-heart-with-failing-circulation', 'My heart is racing and I nearly fainted', 'My heart races when I run'],
  ['known-arrhythmia-breathless', 'I have AFib and am breathless since morning', 'I have AFib and feel well'],
  ['collapse-in-effort', 'She fainted while running a race, during exercise', 'She fainted when she saw blood'],
  ['sudden-drop-in-sport', 'He went limp in the middle of the game', 'He scored in the middle of the game'],
  ['drowning-in-fluid', 'Her breathing is gurgling since midnight', 'My stomach gurgles'],
  ['breath-failing-lying-down', 'He cannot lie flat, is grey in the face and sweating', 'He cannot lie flat because of heartburn'],
  ['face-arm-speech', 'Her face is drooping and her speech is slurred', 'Her face is red after the sun'],
  ['face-with-arm', 'His face dropped on one side and his arm is weak', 'His arm is weak after the plaster came off'],
  ['words-suddenly-wrong', 'He suddenly cannot find his words', 'Dad speaks with an accent'],
  ['passing-stroke', 'My arm went weak for ten minutes and then it was all back now', 'My arm was tired for ten minutes after sawing'],
  ['fever-with-clouded-mind', 'He has a fever and is talking nonsense', 'He has a fever and a cough'],
  ['hard-to-wake', 'We cannot rouse her, she does not open her eyes', 'She is hard to get out of bed for school'],
  ['drowsy-and-cold-or-hot', 'She is very drowsy with cold hands and mottled skin', 'She is drowsy after lunch'],
  ['fit-that-goes-on', 'One fit after another since ten', 'He is fit and runs daily'],
  ['fit-without-known-epilepsy', 'My wife had a seizure for the first time', 'I have epilepsy and a seizure once a year'],
  ['cancer-and-failing-legs', 'I have prostate cancer, back pain, and now my legs are weak', 'I have prostate cancer and feel well'],
  ['numb-below-a-line', 'I am numb from the waist down', 'My toe is numb'],
  ['back-with-bladder-or-saddle', 'Back pain and I cannot feel when I am wiping', 'Back pain after lifting'],
  ['hesitant-bladder-numb-thighs', 'I cannot pass urine and it is numb between my legs', 'I get up once at night to pass urine'],
  ['spine-infection-at-risk', 'I inject heroin, my back hurts and I have fever and chills', 'My back hurts after digging'],
  ['child-fever-will-not-walk', 'Our toddler has a fever and will not put weight, hip held bent', 'Our toddler has a fever and plays'],
  ['climbing-weakness', 'Weakness climbing up from my feet, tingling feet too', 'My legs are tired after the gym'],
  ['neck-artery-torn', 'Neck pain on one side and double vision', 'Neck pain on one side after sleep'],
  ['neck-jerk-then-brain', 'The chiropractor cracked my neck and now the room is spinning', 'The chiropractor helped my back'],
  ['temple-jaw-sight', 'My temples are sore and my jaw tires when chewing', 'My temples are sore under the new glasses'],
  ['head-and-jaw-and-weight', 'Headache, jaw pain and I am losing weight', 'Headache after work'],
  ['hearing-gone-overnight', 'I woke up deaf in one ear', 'My grandfather is a little deaf'],
  ['hearing-failed-suddenly', 'Hearing loss on one side came on suddenly', 'Hearing loss from wax'],
  ['mottled-and-ill', 'Her knees are mottled, she has a fever', 'Her knees are sore'],
  ['infection-with-failing-body', 'I had an operation last week and now have chills', 'I had an operation last week and all is well'],
  ['ill-on-chemotherapy', 'I am on chemotherapy and have a temperature of 38.5', 'I am on chemotherapy and feel fine'],
  ['skin-dying', 'The skin is going grey round the wound and I have a fever', 'The skin of my hands is dry'],
  ['redness-racing', 'The redness is spreading up my leg and I am confused', 'My nose is red in the cold'],
  ['hot-joint', 'My knee is hot and swollen and I have chills', 'My knee is sore after football'],
  ['behind-the-ear', 'Swelling behind his ear and ear discharge', 'His ear is itchy'],
  ['tropics-and-shivers', 'Back from Kenya and now shivering with fever', 'Back from Kenya and happy'],
  ['fever-with-bleeding', 'Fever and bleeding gums', 'Bleeding gums when I floss'],
  ['flood-water-fever', 'I waded through flood water, now fever and headache', 'I waded through flood water and washed'],
  ['medicine-and-raw-skin', 'Started lamotrigine, now mouth ulcers and a blistering rash', 'Started lamotrigine and feel well'],
  ['belly-that-must-keep-still', 'Belly pain so bad that every bump in the road hurts', 'Belly pain after a curry'],
  ['pain-low-on-the-right', 'Pain low down on the right of my tummy, and vomiting', 'A little pain low down on the right with my period'],
  ['belly-with-limp', 'Our son has belly pain, vomits and walks with a limp', 'Our son walks with a limp since football'],
  ['pain-eased-then-everywhere', 'The belly pain suddenly became less and now I have a fever', 'The belly pain eased slowly'],
  ['hard-belly-and-ill', 'His belly is swollen and hard, pain excruciating', 'His belly is round'],
  ['cloudy-bag', 'My dialysis bag is cloudy', 'I change my dialysis bag at noon'],
  ['nothing-passes', 'Not passing gas, belly bloated and vomiting', 'Passing gas after beans'],
  ['blown-up-and-vomiting', 'Constipated, my belly is bloated and I am vomiting', 'Constipated for two days'],
  ['hernia-caught', 'My groin lump is stuck out and hard, and I am vomiting', 'My groin lump comes out when I cough'],
  ['crying-boy-swollen-scrotum', 'The baby has a swollen scrotum and cries inconsolably', 'The baby cries at bath time'],
  ['gut-without-blood', 'I have AFib and sudden severe belly pain', 'I have AFib and a mild cold'],
  ['belly-pain-with-blood', 'Sudden belly pain and then bloody diarrhoea', 'Belly pain before my period'],
  ['upper-belly-through-to-back', 'Pain in the upper belly going through to the back with vomiting', 'Pain in the upper belly after coffee'],
  ['yellow-and-shaking', 'He is yellow and has shaking chills', 'His teeth are yellow'],
  ['liver-failing', 'She turned yellow and is confused', 'She likes yellow dresses'],
  ['yellow-after-medicine', 'I take rifampicin for TB and my eyes are yellow', 'I take rifampicin for TB'],
  ['pouring-blood-behind', 'Blood is pouring out of my back passage', 'A streak of blood on the paper'],
  ['bleeding-behind-and-faint', 'Rectal bleeding and I feel dizzy', 'Rectal bleeding once, a drop'],
  ['colitis-flare-with-fever', 'Ulcerative colitis with fever', 'Ulcerative colitis in remission'],
  ['one-leg-at-risk', 'One calf is swollen since the long flight', 'My legs are tired since the long walk'],
  ['cold-limb-at-risk', 'I have peripheral artery disease, my foot is cold and my toes are blue', 'I have peripheral artery disease and walk daily'],
  ['sickle-chest-or-fever', 'Sickle cell disease and chest pain', 'Sickle cell disease and a check next week'],
  ['reaction-to-blood', 'During the blood transfusion he began shivering', 'The blood transfusion went well'],
  ['burn-deep-or-with-smoke', 'House fire, burns around the mouth, hoarse voice', 'I burnt my finger on the iron and it is a bit red'],
  ['burn-of-a-child', 'My 2 year old son was scalded by hot tea', 'I was scalded by hot tea a little, aged 34'],
];

describe('the red flags of the body', () => {
  it('are each told here', () => {
    expect(told.map(([id]) => id)).toEqual(bodyRedFlags.map(({ id }) => id));
  });

  it.each(told)('%s speaks up', (id, fires) => {
    expect(flagsOf(fires)).toContain(textOf(id));
  });

  it.each(told)('%s keeps quiet', (id, _fires, harmless) => {
    expect(flagsOf(harmless)).not.toContain(textOf(id));
  });
});
