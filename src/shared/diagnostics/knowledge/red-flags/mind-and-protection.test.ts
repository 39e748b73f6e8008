import { describe, expect, it } from 'vitest';
import { DiagnosticInput } from '../../diagnostics.schema.ts';
import { productEngine } from '../../engine/analyze.ts';
import { analyzeWith } from '../../engine/analyze-with.ts';
import { mindAndProtectionRedFlags } from './mind-and-protection.ts';

const engine = productEngine();
const flagsOf = (symptoms: string) => analyzeWith(engine, DiagnosticInput.parse({ symptoms })).redFlags;
const textOf = (id: string) => mindAndProtectionRedFlags.find((rule) => rule.id === id)?.text ?? `no rule ${id}`;

/** Rule, a sentence that fires it, and one that only sounds like it. */
const told: readonly (readonly [string, string, string])[] = [
  ['overdose-taken', 'My sister swallowed a whole packet of her pills an hour ago', 'I take one pill every morning for blood pressure'],
  ['large-amount-of-medicine', 'She took all her amitriptyline in one go', 'She takes one amitriptyline at night'],
  ['medicine-to-die', 'I took my sertraline with brandy and just wanted to sleep forever', 'I take sertraline and sleep well'],
  ['dose-mistake-dangerous', 'My nan took double of her gliclazide by mistake this morning', 'Nan takes gliclazide every morning'],
  ['paracetamol-adds-up', 'For my tooth I have been taking lemsip and paracetamol round the clock, cocodamol and lemsip at night', 'I took paracetamol once for my tooth'],
  ['child-swallowed-medicine', 'We found our toddler with the lid off the bottle and grans heart tablets missing', 'My toddler spat her antibiotic out'],
  ['child-medicine-named', 'My 2 year old has licked a bit of daddys methadone', 'My 2 year old has a cold'],
  ['suicide-plan', 'I want to die and I have bought a rope', 'I bought a tent for the weekend'],
  ['suicide-means', 'He is standing on the roof and will not come down', 'He fell asleep on the sofa'],
  ['suicide-farewell', 'My cousin gave away his dog and his phone and said goodbye for good', 'My cousin said he moves house next month'],
  ['suicide-attempt', 'She tried to hang herself and says she still wants to die', 'She is sad since the move'],
  ['wish-not-to-wake', 'I am done with everything and would like to sleep forever', 'I slept badly'],
  ['self-injury', 'She burns herself deliberately when she is upset', 'She cut herself shaving'],
  ['self-injury-deep', 'I used a razor blade on my arm, too deep with the blade, and the wound gapes', 'The wound on my knee gapes after a fall'],
  ['harm-to-others', 'There is a voice telling me to put the pillow over him', 'My back hurts since the move'],
  ['threat-with-weapon', 'He is bringing a knife to school for them', 'He cut his thumb on a kitchen tool'],
  ['fear-of-hurting', 'She asked me to hide the knives, for she has plans of killing, she has to kill him she says', 'I have thoughts of killing myself'],
  ['shaken-baby', 'My boyfriend shook the baby and now he is sick', 'The baby laughs when I rock him'],
  ['postpartum-psychosis', 'She gave birth last week and believes the baby was swapped for another', 'She gave birth last week and is tired'],
  ['child-beaten', 'A boy in my class has belt marks and is scared to go home', 'A boy in my class has a cold'],
  ['child-injury-unexplained', 'Non accidental injury is suspected in this infant', 'The infant has a nappy rash'],
  ['sexual-assault', 'Someone put something in my drink and I woke up with no clothes on', 'I had a drink and woke with a headache'],
  ['strangulation', 'My partner put his hands around my neck on Sunday', 'My neck is stiff since Sunday'],
  ['threatened-with-death', 'He pointed a gun at me and threatened to kill me', 'My back is killing me'],
  ['dependent-neglected', 'Grandad is found lying in a wet bed and there is no food in the house', 'Grandad eats well'],
  ['dependent-mistreated', 'I am 84 and my son took my pension and slaps me', 'I am 84 and my son visits me daily'],
  ['alcohol-poisoning', 'He had a litre of vodka and we cannot wake him', 'He had a beer and went to sleep'],
  ['methanol', 'We drank moonshine and now I have blurred vision', 'I have blurred vision without my spectacles'],
  ['alcohol-withdrawal', 'He stopped drinking on Monday and now is seeing bugs', 'He stopped drinking in spring and feels well'],
  ['opioid-overdose', 'She took heroin and is barely breathing', 'She has taken codeine for her knee and is constipated'],
  ['breath-failing-unrousable', 'I cannot wake him and he makes a gurgling noise', 'He snores at night'],
  ['stimulant-toxicity', 'He took ecstasy and is burning hot and confused', 'He took his cough syrup'],
  ['lithium-toxicity', 'I am on lithium and since the stomach bug I am slurring and staggering', 'I am on lithium and feel well'],
  ['digoxin-toxicity', 'My dad is on digoxin and has been vomiting for two days', 'My pulse is 70 on digoxin'],
  ['yellow-vision', 'Everything looks yellow and green to me since Monday', 'My skin is dry since Monday'],
  ['heart-tablet-excess', 'She took double of her atenolol and nearly passed out, we can hardly wake her', 'She takes atenolol daily'],
];

describe('the red flags of mind and protection', () => {
  it('are each told here', () => {
    expect(told.map(([id]) => id)).toEqual(mindAndProtectionRedFlags.map(({ id }) => id));
  });

  it.each(told)('%s speaks up', (id, fires) => {
    expect(flagsOf(fires)).toContain(textOf(id));
  });

  it.each(told)('%s keeps quiet', (id, _fires, harmless) => {
    expect(flagsOf(harmless)).not.toContain(textOf(id));
  });
});
