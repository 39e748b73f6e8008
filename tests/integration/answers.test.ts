import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/shared/answers/answers.schema.ts';
import { readLookUps } from '../evaluation/relevance.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { refusalOf } from '../setup/typed-caller.ts';

/** The share of look-ups whose first section may be about something else. */
const mostAstray = 0.05;
/** Of those that consultants judged, the shares that may leave out what was asked, or say what is not so for whoever asked. */
const mostSilent = 0.03;
const mostMisleading = 0.03;

const pe = {
  symptoms: 'Sudden pleuritic chest pain and breathlessness since this morning, right calf swollen after a long flight. No fever.',
  severity: 7,
  patientAge: 45,
  patientGender: 'female',
  medicalHistory: 'Takes the combined pill.',
} as const;

let server: TestServer;
let ada: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ env: { ANALYSES_PER_MINUTE: '0', PLAN_LIMITS: 'off' } });
  ada = await makeUser(server);
});
afterAll(() => server.close());

const sentencesOf = ({ sections }: Pick<Answer, 'sections'>) => sections.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.flat()));
const firstOf = (answer: Answer) =>
  sentencesOf(answer)[0]
    ?.spans.map(({ text }) => text)
    .join('');

/** Every number in the text leads to a source, and every source that is cited is one. */
function expectResolved(answer: Answer): void {
  const numbers = new Set(answer.sources.map(({ number }) => number));
  for (const [, digits] of answer.text.matchAll(/\[(\d+)\]/g)) expect(numbers).toContain(Number(digits));
  for (const source of answer.sources) {
    if (source.kind === 'article' || source.kind === 'condition')
      expect(source).toMatchObject({ deepLink: expect.stringMatching(/^\/references\//), text: expect.stringMatching(/\S/) });
  }
  for (const url of answer.citations) expect(answer.sources.map((source) => source.url)).toContain(url);
}

describe('an assessment by the built-in engine', () => {
  it('says how urgent it is before anything else, what fits best and what it stands on', async () => {
    const answer = await ada.call.answers.diagnosis(pe);
    expect(answer).toMatchObject({
      kind: 'diagnosis',
      state: 'complete',
      engine: 'embedded',
      engineName: 'Built-in evidence engine',
      urgency: 'emergency',
      model: null,
    });
    expect(answer.diagnosis).toBe(answer.text);
    expect(firstOf(answer)).toBe('This is an emergency: help is needed now.');
    expect(answer.text).toContain('**Pulmonary embolism** fits best');
    expect(answer.differential[0]).toMatchObject({ conditionId: 'pulmonary-embolism', inAnswer: 1, inKnowledge: 1, settles: null });
    expect(answer.citations.length).toBeGreaterThan(0);
    expect(answer.relatedQuestions.length).toBeGreaterThan(2);
    const sentences = sentencesOf(answer);
    const unsupported = sentences.filter(({ support }) => support !== 'supported').map(({ spans }) => spans.map(({ text }) => text).join(''));
    expect(unsupported).toEqual([]);
    expect(answer.disclaimer).toMatch(/education/i);
    expectResolved(answer);
  });

  it('is the same for the same case', async () => {
    const [one, two] = [await ada.call.answers.diagnosis(pe), await ada.call.answers.diagnosis(pe)];
    expect(two.text).toBe(one.text);
    expect(two.sources).toEqual(one.sources);
  });

  it('says what is missing where nothing was understood', async () => {
    const answer = await ada.call.answers.diagnosis({ symptoms: 'hello there' });
    expect(answer.text).toMatch(/Insufficient information/);
  });

  it('is kept with the analysis that it was asked of, and comes back with it', async () => {
    const { id } = await ada.call.diagnostics.createSession(pe);
    const answer = await ada.call.answers.diagnosis({ ...pe, sessionId: id });
    const treatment = await ada.call.answers.treatment({ diagnosis: answer.diagnosis, symptoms: pe.symptoms, answerId: answer.id });
    expect((await ada.call.answers.ofSession({ id })).map((one) => one.id).sort()).toEqual([answer.id, treatment.id].sort());
  });
});

describe('a plan by the built-in engine', () => {
  it('treats what the assessment put first, and says an emergency first', async () => {
    const assessment = await ada.call.answers.diagnosis(pe);
    const answer = await ada.call.answers.treatment({ diagnosis: assessment.diagnosis, symptoms: pe.symptoms, patientAge: 45, answerId: assessment.id });
    expect(answer).toMatchObject({ kind: 'treatment', state: 'complete', urgency: 'emergency' });
    expect(firstOf(answer)).toMatch(/^This is an emergency/);
    expect(answer.sections.map(({ heading }) => heading)).toEqual(expect.arrayContaining(['Before anything else']));
    expectResolved(answer);
  });

  it('says the same of urgency as the assessment, and gives no plan where nothing fits well', async () => {
    const vague = { symptoms: 'Tired, and some ache here and there.', patientAge: 40 };
    const assessment = await ada.call.answers.diagnosis({ ...vague, severity: 3 });
    const answer = await ada.call.answers.treatment({ diagnosis: assessment.diagnosis, ...vague, answerId: assessment.id });
    expect(assessment.text).toContain('No single diagnosis stands out');
    expect(answer.text).toContain('There is no plan before the diagnosis is clear');
    expect(answer).toMatchObject({ urgency: assessment.urgency, firstStep: assessment.firstStep });
    expectResolved(answer);
  });

  it('holds what is taken against the patient also where there is no plan, and says what a plan is for', async () => {
    const vague = { symptoms: 'Tired, and some ache here and there.', patientAge: 40, medicalHistory: 'Parkinson disease. Takes levodopa and metoclopramide.' };
    const assessment = await ada.call.answers.diagnosis({ ...vague, severity: 3 });
    const answer = await ada.call.answers.treatment({ diagnosis: assessment.diagnosis, ...vague, answerId: assessment.id });
    expect(answer.text).toContain('## No plan yet');
    expect(answer.cautions).toContainEqual(expect.objectContaining({ drug: 'Metoclopramide', level: 'contraindicated' }));
    expect(answer.text).toContain('**Metoclopramide** must not be given (taken already;');
    expectResolved(answer);
    expect((await ada.call.answers.treatment({ diagnosis: 'Gout' })).text).toMatch(/This plan is for \*\*[^*]*gout/i);
  });

  it('takes the diagnosis from a text that names it', async () => {
    const answer = await ada.call.answers.treatment({ diagnosis: 'Most likely influenza, with pneumonia to be excluded.' });
    expect(answer.sources.some(({ deepLink }) => deepLink === '/references/conditions/influenza#management')).toBe(true);
  });
});

describe('the drugs of a plan, in this patient', () => {
  const cautionsOf = async (input: Parameters<typeof ada.call.answers.treatment>[0]) =>
    (await ada.call.answers.treatment(input)).cautions.map(({ drug, level, because }) => `${drug}: ${level}, ${because}`);

  it('are checked where there is an outline only', async () => {
    const answer = await ada.call.answers.treatment({
      diagnosis: 'Crohn disease',
      patientAge: 30,
      patientGender: 'female',
      medicalHistory: '8 weeks pregnant',
    });
    expect(answer.cautions).toContainEqual(expect.objectContaining({ drug: 'Methotrexate', level: 'contraindicated' }));
    expect(answer.text).toContain('## In this patient');
    expect(await cautionsOf({ diagnosis: 'Scarlet fever', patientAge: 30, medicalHistory: 'Allergic to penicillin.' })).toContain(
      'Amoxicillin: contraindicated, Allergic to Penicillin',
    );
  });

  it('have no doses of adults for a child', async () => {
    const plan = (patientAge: number) => ada.call.answers.treatment({ diagnosis: 'Community-acquired pneumonia', patientAge });
    expect((await plan(6)).text).toContain('doses of adults, are left out here');
    expect((await plan(6)).text).not.toMatch(/\d m?g (?:by mouth|intravenously)/);
    expect((await plan(40)).text).not.toContain('left out here');
  });

  it('are held against what is taken and may be the cause, without a plan where that may be all of it', async () => {
    const symptoms =
      'Belly swollen and tight for 3 days, vomiting brown foul-smelling fluid, no bowel sounds, bowels last opened 9 days ago. Pulse 124, BP 96/60.';
    const medicalHistory = 'Clozapine 550 mg a day, procyclidine 5 mg bd. No operations.';
    const patient = { symptoms, medicalHistory, patientAge: 42, patientGender: 'male' } as const;
    const assessment = await ada.call.answers.diagnosis({ ...patient, severity: 9 });
    const plan = await ada.call.answers.treatment({ ...patient, diagnosis: assessment.diagnosis, answerId: assessment.id });
    expect(plan.text).toContain('**Clozapine** must not be given (taken already)');
    expect(plan.text).toContain('**Procyclidine** must not be given (taken already)');
    expect(plan.text).toContain('Clozapine may be behind all of it');
    expect(plan.text).not.toContain('72 hours');
  });

  it('are none of the poison in a poisoning', async () => {
    const told = await cautionsOf({
      diagnosis: 'Paracetamol (acetaminophen) overdose',
      symptoms: 'Took 30 paracetamol tablets four hours ago.',
      patientAge: 30,
      medicalHistory: 'Drinks heavily.',
    });
    expect(told.filter((one) => one.startsWith('Paracetamol'))).toEqual(['Paracetamol: contraindicated, Paracetamol (acetaminophen) overdose']);
  });
});

describe('an answer from the reference', () => {
  it('is in the words of the reference, and each sentence can be found where it stands', async () => {
    const answer = await ada.call.answers.reference({ query: 'How is anaphylaxis treated?' });
    expect(answer.content).toMatch(/adrenaline/i);
    const sentences = sentencesOf(answer);
    expect(sentences.filter(({ support }) => support === 'supported').length / sentences.length).toBeGreaterThan(0.95);
    expectResolved(answer);
  });

  it('says with an item of a list what it hangs on', async () => {
    const { text } = await ada.call.answers.reference({ query: 'cluster headache triptan oxygen paracetamol management' });
    const items = text.split('\n').filter((line) => /Do not offer paracetamol|Offer oxygen, a/.test(line));
    expect(items.length).toBeGreaterThan(0);
    expect(text).toMatch(/For cluster headache proceed as follows[^\n]*\n\n(?:- [^\n]*\n)*- (?:Do not offer paracetamol|Offer oxygen, a)/);
  });

  it('keeps to a category, and takes none and all for no filter', async () => {
    const { sources } = await ada.call.answers.reference({ query: 'headache', category: 'Neurology' });
    expect(sources.length).toBeGreaterThan(0);
    for (const category of ['', 'all', null, undefined] as const)
      await expect(ada.call.answers.reference({ query: 'headache', category })).resolves.toMatchObject({ state: 'complete' });
  });

  const firstAbout = ({ sources, text }: Answer) => {
    const [, number] = /\[(\d+)\]/.exec(text) ?? [];
    const first = sources.find((source) => source.number === Number(number));
    return first?.deepLink?.split('/').at(-1)?.split('#')[0] ?? first?.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') ?? '';
  };

  it('is about what a physician expects, and says what was asked and nothing that misleads', async () => {
    const lookUps = readLookUps();
    expect(lookUps.length).toBeGreaterThanOrEqual(170);
    const astray: string[] = [];
    const silent: string[] = [];
    const misleading: string[] = [];
    for (const { query, about, says = [], never = [] } of lookUps) {
      const answer = await ada.call.answers.reference({ query });
      const first = answer.citations.length === 0 ? 'nothing' : firstAbout(answer);
      if (!about.some((id) => first === id || first === id.replace('-eye', '-eye-drops'))) astray.push(`${query}: ${first}`);
      const text = answer.text.replaceAll(/ \[\d+\]/g, '');
      const missing = says.filter((one) => !new RegExp(one).test(text));
      if (missing.length > 0) silent.push(`${query}: ${missing.join(', ')}`);
      const wrong = never.filter((one) => new RegExp(one).test(text));
      if (wrong.length > 0) misleading.push(`${query}: ${wrong.join(', ')}`);
    }
    const judged = lookUps.filter(({ says, never }) => says !== undefined || never !== undefined).length;
    const shown = (name: string, found: readonly string[]) => `${name} ${found.length}\n${found.map((one) => `  ${one}\n`).join('')}`;
    process.stderr.write(
      `look-ups: ${lookUps.length}, judged ${judged}\n${shown('astray', astray)}${shown('silent', silent)}${shown('misleading', misleading)}`,
    );
    expect(astray.length / lookUps.length).toBeLessThanOrEqual(mostAstray);
    expect(silent.length / judged).toBeLessThanOrEqual(mostSilent);
    expect(misleading.length / judged).toBeLessThanOrEqual(mostMisleading);
  }, 400_000);

  it.each([
    ['apixaban with carbamazepine', /^\*\*Apixaban\*\* .*takes carbamazepine/im],
    ['propranolol for panic with asthma', /^- \*\*Propranolol\*\* must not be given \(asthma\)/m],
    ['sertraline while breast-feeding', /^- \*\*Sertraline\*\* .*breast-feeding/m],
    ['aciclovir in kidney disease', /^- \*\*Aciclovir\*\* needs care \(impaired kidneys\)/m],
    ['artemether lumefantrine first trimester', /^- \*\*Artemether.*first trimester/m],
  ])('to %j comes from the data of the drug first, with its source', async (query, expected) => {
    const answer = await ada.call.answers.reference({ query });
    expect(answer.text.split('\n').find((line) => line.startsWith('- '))).toMatch(new RegExp(expected.source.replace('^\\*', '^- \\*'), 'i'));
    expect(answer.sources[0]).toMatchObject({ kind: 'rule', heading: 'What its data say', url: expect.stringMatching(/^https/) });
    expectResolved(answer);
  });

  it('says which words of a question it does not answer', async () => {
    const { text } = await ada.call.answers.reference({ query: 'anaphylaxis adrenaline dose xyzzyqwerty' });
    expect(text).toMatch(/no passage on “xyzzyqwerty”/);
  });

  it('says so where it has nothing', async () => {
    const answer = await ada.call.answers.reference({ query: 'qwxzzt vbnmq' });
    expect(answer.text).toMatch(/has nothing on/);
    expect(answer.citations).toEqual([]);
  });
});

describe('bad input', () => {
  it.each([
    ['/api/ai-diagnosis', {}, 'symptoms'],
    ['/api/ai-diagnosis', { symptoms: '  ' }, 'symptoms'],
    ['/api/ai-diagnosis', { symptoms: 'cough', sessionId: 'x' }, 'sessionId'],
    ['/api/ai-treatment', { symptoms: 'cough' }, 'diagnosis'],
    ['/api/ai-treatment', { diagnosis: ' ' }, 'diagnosis'],
    ['/api/ai-reference', { query: ' ' }, 'query'],
    ['/api/ai-reference', { query: 'x', category: 'Astrology' }, 'category'],
  ])('%s %j is a 400 that names %s', async (url, body, field) => {
    const response = await ada.browser.post(url, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().issues.map(({ path }: { path: string }) => path)).toContain(field);
  });

  it('says the documented texts', async () => {
    const said = async (url: string, body: object) => (await ada.browser.post(url, body)).json().message;
    expect(await said('/api/ai-diagnosis', { symptoms: ' ' })).toBe("Please describe the patient's symptoms.");
    expect(await said('/api/ai-treatment', { diagnosis: ' ' })).toBe('Please complete the AI diagnosis first.');
    expect(await said('/api/ai-reference', { query: ' ' })).toBe('Please enter a medical topic to search.');
  });

  it('is 401 signed out', async () => {
    for (const url of ['/api/ai-diagnosis', '/api/ai-treatment', '/api/ai-reference']) {
      expect((await server.app.inject({ method: 'POST', url, payload: { symptoms: 'x', diagnosis: 'x', query: 'x' } })).statusCode).toBe(401);
    }
  });

  it('does not begin with somebody else’s session', async () => {
    const eve = await makeUser(server);
    const { id } = await ada.call.diagnostics.createSession({ symptoms: 'Cough' });
    expect((await refusalOf(eve.call.answers.diagnosis({ symptoms: 'Cough', sessionId: id })))?.code).toBe('NOT_FOUND');
  });
});
