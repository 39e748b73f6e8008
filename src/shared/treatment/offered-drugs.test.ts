import { expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import { compileDrugBook } from './drug-book.ts';
import { drugsInPlan } from './offered-drugs.ts';

const ids = ['paracetamol', 'ibuprofen', 'warfarin', 'methotrexate', 'lorazepam', 'amoxicillin', 'clindamycin'];
const book = compileDrugBook(new Map(ids.map((id) => [id, smallDrug({ id })])), [
  { id: 'other-drug', name: 'Other', aliases: [] },
  { id: 'azole', name: 'Azole', aliases: ['azoles'] },
  { id: 'nsaid', name: 'NSAID', aliases: ['NSAIDs'] },
]);
const said = (text: string, isListOfHarms = false) => drugsInPlan(text, book, isListOfHarms).map(({ id, meant }) => `${id} ${meant}`);

it.each<[string, string[]]>([
  ['Methotrexate, or an azole by another name.', ['methotrexate offered', 'azole offered']],
  ['Adults take paracetamol or ibuprofen.', ['paracetamol offered', 'ibuprofen offered']],
  ['Take a timed paracetamol level.', ['paracetamol named']],
  ['Take the INR under warfarin.', ['warfarin named']],
  ['In amoxicillin allergy adults take clindamycin.', ['amoxicillin named', 'clindamycin offered']],
  ['Do not offer paracetamol, NSAIDs or ibuprofen.', ['paracetamol forbidden', 'nsaid forbidden', 'ibuprofen forbidden']],
  ['Give no NSAID, and give paracetamol.', ['nsaid forbidden', 'paracetamol offered']],
  ['Stop ibuprofen and warfarin.', ['ibuprofen forbidden', 'warfarin forbidden']],
  ['Stop a seizure of 5 minutes with lorazepam.', ['lorazepam offered']],
  ['Give paracetamol rather than an NSAID.', ['paracetamol offered', 'nsaid forbidden']],
  ['Black stools mean bleeding: stop warfarin, and call for help.', ['warfarin limited']],
  ['Give no ibuprofen in pregnancy.', ['ibuprofen limited']],
  ['Give no ibuprofen, because it harms in every disease.', ['ibuprofen forbidden']],
  ['Never withhold amoxicillin.', ['amoxicillin offered']],
  ['Without infection lorazepam helps.', ['lorazepam offered']],
  ['Find the cause: wrong dose, amoxicillin or ibuprofen.', ['amoxicillin named', 'ibuprofen named']],
  ['Look for NSAIDs, and give paracetamol.', ['nsaid named', 'paracetamol offered']],
  ['Measure paracetamol, then begin clindamycin.', ['paracetamol named', 'clindamycin offered']],
  ['In adults reverse warfarin by lorazepam.', ['warfarin named', 'lorazepam offered']],
  ['Give no ibuprofen without paracetamol.', ['ibuprofen limited', 'paracetamol named']],
  ['Without warfarin adults take ibuprofen.', ['warfarin named', 'ibuprofen offered']],
  ['Do not give amoxicillin as a routine.', ['amoxicillin named']],
  ['Never join ibuprofen to methotrexate.', ['ibuprofen limited', 'methotrexate named']],
  ['Give no paracetamol within 24 hours of methotrexate.', ['paracetamol limited', 'methotrexate named']],
  ['Do not give first-generation azoles.', ['azole named']],
  ['Stop every NSAID.', ['nsaid forbidden']],
  ['Stop the cause, such as an NSAID.', ['nsaid forbidden']],
])('tells what is offered from what is named: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

it.each<[string, string[]]>([
  ['NSAIDs and warfarin', ['nsaid forbidden', 'warfarin forbidden']],
  ['NSAIDs in frailty', ['nsaid limited']],
  ['Stopping methotrexate', ['methotrexate named']],
])('reads a list of what is avoided: %s', (text, expected) => {
  expect(said(text, true)).toEqual(expected);
});
