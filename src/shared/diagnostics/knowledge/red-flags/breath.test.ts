import { describe, expect, it } from 'vitest';
import { DiagnosticInput } from '../../diagnostics.schema.ts';
import { productEngine } from '../../engine/analyze.ts';
import { analyzeWith } from '../../engine/analyze-with.ts';
import { breathRedFlags } from './breath.ts';

const engine = productEngine();
const flagsOf = (symptoms: string) => analyzeWith(engine, DiagnosticInput.parse({ symptoms })).redFlags;
const textOf = (id: string) => breathRedFlags.find((rule) => rule.id === id)?.text ?? `no rule ${id}`;

/** Rule, a sentence that fires it, and one that only sounds like it. */
const told: readonly (readonly [string, string, string])[] = [
  ['allergen-and-throat-or-faint', 'He ate a cashew biscuit and now his tongue tingles', 'He ate a cashew biscuit and liked it'],
  ['skin-with-second-system', 'A rash came up all over her after the jab and she is wheezing', 'A rash came up all over her, it itches'],
  ['throat-closing-now', 'My throat is closing up', 'My throat is sore'],
  ['choking', 'She is choking on a grape', 'She nearly choked on a grape, it came out and she is fine now'],
  ['thing-in-the-lung', 'Coughing and wheezing ever since he had that peanut', 'Coughing since Monday'],
  ['noise-on-breathing-in', 'There is a harsh squeak when he breathes in', 'His shoes squeak'],
  ['bark-with-failing-breath', 'Barking cough and his chest sinks in', 'Barking cough, he plays happily'],
  ['spit-not-swallowed', 'She spits into a bowl instead of swallowing', 'She swallows her food well'],
  ['thick-voice-and-sore-throat', 'Sore throat and he talks as if he had hot food, his voice is muffled', 'Sore throat and a runny nose'],
  ['breath-giving-out', 'He is too breathless to talk', 'He is breathless on the third flight of stairs'],
  ['asthma-tiring', 'I am wheezing with my asthma and getting confused, short of breath', 'I have asthma and wheeze a little in spring'],
  ['baby-breath-giving-out', 'Our baby keeps grunting with every breath', 'Our baby grunts on the toilet'],
  ['turning-blue', 'He went blue and he has a cough', 'He painted the wall blue'],
  ['sudden-hard-breathing', 'All at once I was gasping', 'I gasp at the top of the hill'],
  ['sudden-one-sided-chest', 'Something went pop in my chest when I coughed, with a pain', 'My knee went pop'],
  ['lung-down-again', 'It feels like my lung has collapsed again, my chest hurts', 'My chest hurts when I press it'],
  ['chest-wound-or-blow', 'He fell from a ladder onto his ribs and is gasping', 'He fell from a ladder and his wrist is sore'],
  ['clot-risk-and-breath', 'I am breathless since the long flight', 'I was tired after the long flight'],
  ['weight-on-the-chest', 'As if an elephant sat on my chest, and I feel sick with nausea', 'The dog sat on my foot'],
  ['weight-on-the-chest-alone', 'There is a heavy weight on my chest', 'I lift a heavy weight at the gym'],
  ['chest-into-arm-or-jaw', 'The ache in my chest goes down my left arm', 'The ache in my left arm is from the swing'],
  ['sweat-with-ache-elsewhere', 'Both arms ache and I am drenched', 'Both arms ache after the rowing'],
  ['strange-exhaustion', 'Suddenly so weak, never like this, and clammy', 'So tired after work this month'],
  ['spray-fails', 'The third spray did not touch the pain', 'My spray works well'],
  ['pain-through-the-trunk', 'The worst pain went straight through my chest to my back', 'My back aches after gardening'],
  ['weak-aorta-and-pain', 'I have Marfan syndrome and chest pain', 'I have Marfan syndrome and feel well'],
  ['trunk-pain-with-collapse', 'Terrible pain in his belly and he collapsed', 'A little pain in his belly after beans'],
  ['wild-heart-failing', 'My heart is galloping and I am going grey and faint', 'My heart gallops when I see her'],
  ['drowning', 'I feel I am drowning when I lie flat', 'I lie flat on the beach'],
  ['upright-for-breath-and-swollen', 'I cannot breathe lying down and my ankles swell', 'My ankles swell in the heat'],
  ['valve-clotting', 'I ran out of warfarin for my mechanical valve', 'My mechanical valve was checked and all is well'],
  ['one-limb-without-blood', 'My foot is white and cold and I cannot feel it', 'My foot is sore after the walk'],
  ['infection-failing', 'A chest infection and now she is talking nonsense', 'A chest infection that gets better'],
  ['child-limp', 'Our toddler is floppy and has a fever', 'Our toddler has a fever and plays'],
  ['fever-without-defence', 'I am having chemo and I am shivering', 'I am having chemo and feel fine'],
  ['no-defence-and-fever', 'I take carbimazole and have a sore throat', 'I take carbimazole and feel fine'],
  ['noise-and-hoarse', 'I am hoarse and there is a squeak as I breathe in', 'I am hoarse after the match'],
  ['crushing-with-companions', 'A crushing pain and my jaw aches', 'My jaw aches at the dentist'],
  ['angina-unstable', 'My chest is tight, it used to go off, but today it stays', 'My knee used to ache'],
  ['dread-and-sweat-with-ache', 'Epigastric pain with nausea, and I am sweating', 'Stomach ache after a large meal'],
  ['sudden-agony', 'Suddenly a savage pain like a knife in my upper back', 'My shoulders are stiff'],
  ['high-pressure-and-trunk-pain', 'Sudden back pain and my blood pressure is 220', 'Blood pressure 130 and back pain after lifting'],
  ['asthma-peak-flow', 'Asthma, and my peak flow dropped to half', 'Asthma, and my peak flow is good'],
  ['small-thing-and-breath', 'He had a bead in his mouth and now there is a harsh noise as he breathes in', 'He had a bead in his hand'],
  ['child-breath-and-feeds', 'My baby breathes fast and will not take the bottle', 'My baby sleeps and feeds well'],
  ['breathes-fast-and-worn', 'She is breathing fast and looks pale', 'She is breathing fast after the race'],
  ['sudden-chest-pain-and-breath', 'Sudden stabbing chest pain and I am short of breath', 'Stabbing pain in my toe'],
  ['cannot-lie-to-breathe', 'I cannot lie down, there is no air', 'I lie down after lunch'],
  ['went-down-with-heart-or-effort', 'My heart was racing and next thing I was on the floor', 'My heart races before exams'],
  ['aorta-known-and-trouble', 'I have an aortic aneurysm and I nearly fainted', 'I have an aortic aneurysm, scanned in May'],
  ['limb-clot-at-risk', 'Three weeks in a cast and my calf throbs', 'My calf throbs after the run'],
  ['breath-with-failing-body', 'He is short of breath and looks white as a sheet', 'He is short of breath on hills'],
  ['pain-with-failing-body', 'Back pain and she went grey, pouring with cold sweat', 'Back pain since the move'],
  ['deathly-and-sudden', 'His face is grey and he is in a cold sweat', 'His beard is grey'],
  ['sudden-worst-pain', 'All at once the worst pain of my life, abdominal pain', 'The worst cramp of my life, in my toe'],
  ['chest-pain-and-breath', 'Chest pain and I am short of breath', 'Chest pain when I press the rib'],
  ['strangled-digit', 'The ring is stuck and my finger is blue', 'My ring is too large'],
  ['swollen-sore-leg', 'His calf is swollen, hot and red', 'His sock is tight'],
  ['heart-will-not-settle', 'My heart has been racing for hours and will not stop', 'My heart raced for a moment'],
  ['cold-and-feeds', 'Our baby has a cough and takes half her bottle', 'Our baby has a cough and drinks well'],
  ['swelling-and-short-breath', 'My ankles are puffy and I am short of breath', 'My ankles are puffy in summer'],
];

describe('the red flags of breath and circulation', () => {
  it('are each told here', () => {
    expect(told.map(([id]) => id)).toEqual(breathRedFlags.map(({ id }) => id));
  });

  it.each(told)('%s speaks up', (id, fires) => {
    expect(flagsOf(fires)).toContain(textOf(id));
  });

  it.each(told)('%s keeps quiet', (id, _fires, harmless) => {
    expect(flagsOf(harmless)).not.toContain(textOf(id));
  });
});
