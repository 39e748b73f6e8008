import { readContent } from '../src/server/content/read-content.ts';
import { drawSample, seededRandom } from '../src/shared/seeded-random.ts';
import { offerHelp, say } from './command.ts';

/** So many articles, and so many conditions. */
const size = 60;

offerHelp(`
Usage: npm run content:sample -- <seed>

Draws ${size} articles and ${size} conditions at random, the same for the same seed, to be reread critically by somebody other than their authors (docs/content.md, Rounds).`);

const seed = Number(process.argv[2]);
if (process.argv[2] === undefined || !Number.isInteger(seed)) {
  say('Say a whole number to draw by; see --help.');
  process.exit(1);
}
const { reference, condition } = readContent();
const random = seededRandom(seed);
for (const [files, ending] of [
  [reference, '.md'],
  [condition, '.json'],
] as const)
  for (const path of drawSample(
    files.map((file) => file.path),
    size,
    random,
  ))
    say(`content/${path}${ending}`);
