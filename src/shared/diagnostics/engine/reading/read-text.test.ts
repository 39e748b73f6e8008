import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallEngine } from '../../../../../tests/factories/small-knowledge.ts';
import { extractMentions } from './read-text.ts';

const read = (text: string) => Object.fromEntries(extractMentions(text, smallEngine.kb.lexicon).map((mention) => [mention.findingId, mention.state]));

describe('what a text says', () => {
  it.each([
    ['He has a fever and a cough.', { fever: 'present', cough: 'present' }],
    ['No fever, cough or diarrhoea.', { fever: 'absent', cough: 'absent', diarrhoea: 'absent' }],
    ['No fever, No cough, No diarrhea', { fever: 'absent', cough: 'absent', diarrhoea: 'absent' }],
    ['No fever, cough and diarrhoea.', { fever: 'absent', cough: 'absent', diarrhoea: 'absent' }],
    ['No fever, productive cough since Monday.', { fever: 'absent', 'productive-cough': 'present' }],
    ['Denies fever, cough, diarrhoea.', { fever: 'absent', cough: 'absent', diarrhoea: 'absent' }],
    ['She denies fever but has a productive cough.', { fever: 'absent', 'productive-cough': 'present' }],
    ["He doesn't have a fever; he coughs.", { fever: 'absent', cough: 'present' }],
    ['Diarrhoea is not relieved by food and worsens with cough.', { diarrhoea: 'present' }],
    ['Not fever but diarrhoea.', { fever: 'absent', diarrhoea: 'present' }],
    ['Without fever or cough he came with chest pain.', { fever: 'absent', cough: 'absent', 'chest-pain': 'present' }],
    ['Fever and cough were denied.', { fever: 'absent', cough: 'absent' }],
    ['Cough, fever, diarrhoea absent.', { cough: 'present', fever: 'present', diarrhoea: 'absent' }],
    ['Diarrhoea without fever, weight loss, cough.', { diarrhoea: 'present', fever: 'absent', cough: 'present' }],
    ['Non-productive cough', { cough: 'present', 'productive-cough': 'absent' }],
    ['Cough, fever, diarrhoea is absent.', { cough: 'present', fever: 'present', diarrhoea: 'absent' }],
    ['Cough, fever and diarrhoea were absent.', { cough: 'absent', fever: 'absent', diarrhoea: 'absent' }],
    ['Diarrhoea is absent.', { diarrhoea: 'absent' }],
    ['Non-smoker with cough', { smoking: 'absent', cough: 'present' }],
    ['I have no appetite.', { 'loss-of-appetite': 'present' }],
    ['No loss of appetite.', { 'loss-of-appetite': 'absent' }],
    ['Return if fever develops.', {}],
    ['My son has a fever.', { fever: 'present' }],
    ['My mum is coughing. My mum has diarrhoea.', { cough: 'present', diarrhoea: 'present' }],
    ['I have a cough. My mum has asthma.', { cough: 'present', 'family-asthma': 'present' }],
    ['No cough, diarrhoea, fever, asthma', { cough: 'absent', diarrhoea: 'absent', fever: 'absent', asthma: 'absent' }],
    ['Fever on and off over the last year.', { fever: 'present', episodic: 'present' }],
    ['It is not cold because he has a fever.', { fever: 'present' }],
    ['His mother has asthma.', { 'family-asthma': 'present' }],
    ['His mother is asthmatic.', { 'family-asthma': 'present' }],
    ['No cough, father had asthma.', { cough: 'absent', 'family-asthma': 'present' }],
    ['His brother has asthma, cough since May.', { 'family-asthma': 'present', cough: 'present' }],
    ['No family history of asthma.', { 'family-asthma': 'absent' }],
    ['No family history of cough.', {}],
    ['Her mother says she has a fever.', { fever: 'present' }],
    ['No history of asthma. Cough.', { asthma: 'absent', cough: 'present' }],
    ['Past medical history: chest pain, asthma.', { 'chest-pain': 'past', asthma: 'present' }],
    ['A 2-week history of cough.', { cough: 'present' }],
    ['Previously well, fever and cough.', { fever: 'present', cough: 'present' }],
    ['Past history of diarrhoea.', { diarrhoea: 'past' }],
    ['She has a history of diarrhoea.', { diarrhoea: 'present' }],
    ['Two years ago she had diarrhoea, now she coughs.', { diarrhoea: 'past', cough: 'present' }],
    ['Diarrhoea in childhood, and in childhood a cough.', { diarrhoea: 'present', cough: 'past' }],
    ['Fever -ve, cough', { fever: 'absent', cough: 'present' }],
    ['Nobody around him has a cough.', { cough: 'absent' }],
    ['Chest pain spreads to the back, does not radiate to the arm.', { 'chest-pain': 'present', 'radiates-to-arm': 'absent' }],
    ['Fever. Brother asthma.', { fever: 'present', 'family-asthma': 'present' }],
    ['No other cough, no fever.', { fever: 'absent' }],
    ['Cough rather than fever.', { cough: 'present', fever: 'absent' }],
    ['It does not change with cough and he has a fever.', { fever: 'present' }],
    ['Chest pain without fever, cough and diarrhoea.', { 'chest-pain': 'present', fever: 'absent', cough: 'present', diarrhoea: 'present' }],
    ['Non smoker', { smoking: 'absent' }],
    ['His belly is swollen.', { 'abdominal-swelling': 'present' }],
    ['His belly is not swollen.', { 'abdominal-swelling': 'absent' }],
    ['No urinary frequency.', {}],
    ['His ankles are not swollen.', { 'ankle-swelling': 'absent' }],
    ['Heavy, painful periods', { 'heavy-periods': 'present', 'painful-periods': 'present' }],
    ['Heavy and painful periods', { 'heavy-periods': 'present', 'painful-periods': 'present' }],
    ['Crushing chest pain', { 'chest-pain': 'present', 'pain-crushing': 'present' }],
    ['No longer has diarrhoea.', { diarrhoea: 'past' }],
    ['No chest symptoms. Normal breathing.', { cough: 'absent', 'chest-pain': 'absent' }],
    ['Chest symptoms.', {}],
    ['Lungs clear.', { cough: 'absent', 'chest-pain': 'absent' }],
    ['Diarrhoea last year, cough now.', { diarrhoea: 'past', cough: 'present' }],
    ['Temp 39.2 C', { fever: 'present' }],
    ['No fever, 26 year old', { fever: 'absent' }],
    ['Fever for 36 hours', { fever: 'present' }],
    ['temperature is 98.6 F', { fever: 'absent' }],
    ['diarhoea and loose motion', { diarrhoea: 'present' }],
    ['coughs up phlegm', { 'productive-cough': 'present' }],
    ['Nothing like a fever, cough.', { fever: 'absent', cough: 'present' }],
    ["Hasn't vomited or had diarrhoea.", { vomiting: 'absent', diarrhoea: 'absent' }],
    ["I can't feel any cough.", { cough: 'absent' }],
    ['N+V since Monday, D x3', { nausea: 'present', vomiting: 'present', diarrhoea: 'present' }],
    ['No N/V.', { nausea: 'absent', vomiting: 'absent' }],
    ['PMH: asthma. O/E fever.', { asthma: 'present', fever: 'present' }],
    ['FHx asthma. Cough.', { 'family-asthma': 'present', cough: 'present' }],
    ['h/o fever for 3 days', { fever: 'present' }],
    ["He had diarrhoea last month, but that's gone.", { diarrhoea: 'past' }],
    ['Diarrhoea this morning, it has stopped.', { diarrhoea: 'present' }],
    ['Diarrhoea as a kid', { diarrhoea: 'past' }],
    ['I have a cough and I am hot. My son has asthma.', { cough: 'present', 'family-asthma': 'present' }],
    ['My son has asthma. He coughs.', { asthma: 'present', cough: 'present' }],
    ['He coughs. His wife has tuberculosis.', { cough: 'present', 'tb-contact': 'present' }],
    ['On amoxicillin', { penicillin: 'present' }],
    ['Allergic to amoxicillin', { 'drug-allergy': 'present' }],
    ['Tearing pain between the shoulder blades', { 'pain-tearing': 'present', 'back-pain': 'present' }],
    ['Cough on and off', { cough: 'present', episodic: 'present' }],
    ['Cough, it came off and bled', { cough: 'present' }],
    ['Fever, cough not detected.', { fever: 'present', cough: 'absent' }],
    ['Tuberculosis was not found. Asthma has not been identified.', { tuberculosis: 'absent', asthma: 'absent' }],
    ['Tuberculosis: undetectable. Asthma nonreactive.', { tuberculosis: 'absent', asthma: 'absent' }],
    ['The rash does not fade when pressed, cough and fever.', { cough: 'present', fever: 'present' }],
    ["It doesn't go away with rest, cough or fever.", { cough: 'present', fever: 'present', 'relieved-by-rest': 'absent' }],
    ["He isn't eating, fever and cough.", { fever: 'present', cough: 'present' }],
    ["She doesn't smoke, cough or vomit.", { cough: 'absent', vomiting: 'absent', smoking: 'absent' }],
    ["She doesn't have fever, cough or diarrhoea.", { fever: 'absent', cough: 'absent', diarrhoea: 'absent' }],
    [
      'no fever no diarrhoea 2 months productive cough and vomiting',
      { fever: 'absent', diarrhoea: 'absent', 'productive-cough': 'present', vomiting: 'present' },
    ],
    ['never smoker no cough severe chest pain', { smoking: 'absent', cough: 'absent', 'chest-pain': 'present' }],
    ['no fever sudden chest pain', { fever: 'absent', 'chest-pain': 'present' }],
    [
      'no fever no cough no vomiting diarrhoea since morning with nausea',
      { fever: 'absent', cough: 'absent', vomiting: 'absent', diarrhoea: 'present', nausea: 'present' },
    ],
    ['no cough chest pain for 3 days', { cough: 'absent', 'chest-pain': 'absent' }],
    ['no severe chest pain no bad cough', { 'chest-pain': 'absent', cough: 'absent' }],
    ['no fever no cough or diarrhoea for 3 days', { fever: 'absent', cough: 'absent', diarrhoea: 'absent' }],
    ['no fever no nausea vomiting', { fever: 'absent', nausea: 'absent', vomiting: 'absent' }],
    ['no fever over the last 3 months or cough', { fever: 'absent', cough: 'absent' }],
    ['My friend had chest pain last month and I have a cough.', { cough: 'present' }],
    ['My friend had chest pain.', {}],
    ['My friend has chest pain and a fever.', { 'chest-pain': 'present', fever: 'present' }],
    ['My dog died of diarrhoea, I have a fever.', { fever: 'present' }],
    ['I have a cough. My boss at work has tuberculosis.', { cough: 'present', 'tb-contact': 'present' }],
    ["I cough. My best friend's mother has asthma.", { cough: 'present' }],
    ['A colleague suffered from asthma and my chest hurts.', { 'chest-pain': 'present' }],
    ['I have a fever. Somebody at school got diarrhoea, no cough.', { fever: 'present', cough: 'absent' }],
    ['After dinner with friends had vomiting and diarrhoea.', { vomiting: 'present', diarrhoea: 'present' }],
    ['I found somebody at the bus stop, my friend has chest pain.', { 'chest-pain': 'present' }],
    ['My friend has chest pain, I have called an ambulance.', { 'chest-pain': 'present' }],
    ["My neighbour's cat has diarrhoea, I have a fever.", { fever: 'present' }],
    ['My friend noticed that I cough.', { cough: 'present' }],
    ['My boss is worried about my cough.', {}],
    ['My friend brought her, she has a fever.', { fever: 'present' }],
    ['Her periods are on and off', { 'irregular-periods': 'present' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('joins sites and sensations that stand apart', () => {
    expect(read('There is an ache deep in the left knee.')).toEqual({ 'knee-pain': 'present' });
    expect(read('Swelling of both knees and ankles.')).toEqual({ 'knee-swelling': 'present', 'ankle-swelling': 'present' });
    expect(read('Knee pain and ankle swelling.')).toEqual({ 'knee-pain': 'present', 'ankle-swelling': 'present' });
    expect(read('No pain in the knee.')).toEqual({ 'knee-pain': 'absent' });
    expect(read('Knee swelling, no pain.')).toEqual({ 'knee-swelling': 'present', 'knee-pain': 'absent' });
    expect(read('Red, hot, swollen knee')).toEqual({ 'knee-swelling': 'present' });
    expect(read('Pain in the knee since last night, red and swollen')).toEqual({ 'knee-pain': 'present', 'knee-swelling': 'present' });
    expect(read('Sore ankles, knee swelling')).toEqual({ 'knee-swelling': 'present' });
    expect(read('Ache behind the back of the knee')).toEqual({ 'knee-pain': 'present' });
  });

  it('joins triggers to what they do', () => {
    expect(read('Chest pain brought on by walking or climbing stairs and eased by rest.')).toEqual({
      'chest-pain': 'present',
      'worse-on-walking': 'present',
      'worse-on-stairs': 'present',
      'relieved-by-rest': 'present',
    });
    expect(read('Rest does not ease it.')).toEqual({ 'relieved-by-rest': 'absent' });
    expect(read('Knee pain on walking')).toEqual({ 'knee-pain': 'present', 'worse-on-walking': 'present' });
  });

  it('carries the site on to the next sentence', () => {
    expect(read('Her knee hurts. It is swollen. She coughs.')).toEqual({ 'knee-pain': 'present', 'knee-swelling': 'present', cough: 'present' });
    expect(read('Her knee hurts. She has a cough. There is swelling.')).toEqual({ 'knee-pain': 'present', cough: 'present' });
    expect(read("Her knee is swollen. It doesn't lock.")).toEqual({ 'knee-swelling': 'present', 'knee-locking': 'absent' });
    expect(read('No knee pain. There is swelling.')).toEqual({ 'knee-pain': 'absent' });
  });

  it('takes what a denial leaves out from what was spoken of last', () => {
    expect(read('He has a cough. No blood in it.')).toEqual({ cough: 'present', haemoptysis: 'absent' });
    expect(read('He has a cough. There was blood.')).toEqual({ cough: 'present' });
    expect(read('Her knee is swollen. No pain.')).toEqual({ 'knee-swelling': 'present', 'knee-pain': 'absent' });
    expect(read("Her knee is swollen. It doesn't hurt.")).toEqual({ 'knee-swelling': 'present', 'knee-pain': 'absent', painless: 'present' });
  });

  it('keeps the site of a radiation apart from the site of the pain', () => {
    expect(read('Pain in the chest that radiates to the left arm.')).toEqual({ 'chest-pain': 'present', 'radiates-to-arm': 'present' });
  });

  it('says where each finding stands', () => {
    const text = 'Since Monday he has had a high temperature.';
    const [mention] = extractMentions(text, smallEngine.kb.lexicon);
    expect(text.slice(mention?.start, mention?.end)).toBe('high temperature');
  });

  it('never throws, and its spans lie within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { start, end } of extractMentions(text, smallEngine.kb.lexicon)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeLessThan(end);
        }
      }),
    );
  });
});
