import { expect, it } from 'vitest';
import { answerMarkdown } from './answerMarkdown.ts';

const source = {
  number: 1,
  kind: 'article',
  title: 'Anaphylaxis',
  heading: 'Management',
  text: 'x',
  source: 'WHO: A page',
  url: 'https://www.who.int/',
  deepLink: '/references/x',
  isChecked: true,
} as const;
const answer = {
  id: '0198c9a4-0000-7000-8000-000000000000',
  kind: 'reference',
  state: 'partial',
  partialReason: 'cut',
  failure: null,
  engine: 'embedded',
  engineName: 'Built-in evidence engine',
  model: null,
  text: 'Give adrenaline [1].',
  sections: [],
  sources: [source],
  citations: [],
  relatedQuestions: [],
  urgency: null,
  firstStep: null,
  differential: [],
  cautions: [],
  rating: null,
  disclaimer: 'For education only.',
  createdAt: '2026-11-24T10:00:00.000Z',
} as const;

it('writes an answer with what it stands on, and says that it is not whole', () => {
  expect(
    answerMarkdown('Title', { ...answer, sections: [], sources: [...answer.sources], citations: [], relatedQuestions: [], differential: [], cautions: [] }),
  ).toBe(
    '# Title\n\n*This answer is not whole.*\n\nGive adrenaline [1].\n\n## Sources\n\n1. Anaphylaxis: Management. WHO: A page <https://www.who.int/>\n\n---\n\nBuilt-in evidence engine, 2026-11-24. For education only.',
  );
});
