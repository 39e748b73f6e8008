import { readContent } from '../src/server/content/read-content.ts';
import { drawSample, seededRandom } from '../src/shared/seeded-random.ts';
import { offerHelp, say } from './command.ts';

/** So many articles, and so many conditions. */
const size = 60;

offerHelp(`
Usage: npm run content:sample -- <seed>

Draws ${size} articles, conditions, drugs, plans and questions at random, the same for the same seed, to be reread critically by somebody other than their authors
(docs/content.md, Rounds).`);

const seed = Number(process.argv[2]);
if (process.argv[2] === undefined || !Number.isInteger(seed)) {
  say('Say a whole number to draw by; see --help.');
  process.exit(1);
}
const { reference, condition, drug, question } = readContent();
const random = seededRandom(seed);
for (const [kind, files, ending] of [
  ['articles', reference, '.md'],
  ['conditions', condition, '.json'],
  ['drugs', drug, '.json'],
  ['plans', condition.filter(({ item }) => item.plan !== undefined), '.json'],
] as const) {
  say(`# ${kind}`);
  for (const path of drawSample(
    files.map((file) => file.path),
    size,
    random,
  ))
    say(`content/${path}${ending}`);
}
say('# questions');
for (const id of drawSample(
  question.flatMap(({ path, item }) => item.questions.map((one) => `content/${path}.json ${one.id}`)),
  size,
  random,
))
  say(id);
