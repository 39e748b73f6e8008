import { build } from './build.ts';
import { loadEnvFile, offerHelp, root, stopWithParent } from './command.ts';

offerHelp(`
Usage: npm run demo

Starts like npm start, with sample users to try things out with, on a database of its own in .data/demo (or DATA_DIR).`);

loadEnvFile();
stopWithParent();
process.env.DATA_DIR ??= `${root}.data/demo`;
await build();
const { seedSampleUsers } = await import('./seed.ts');
await seedSampleUsers();
await import('../src/server/main.ts');
