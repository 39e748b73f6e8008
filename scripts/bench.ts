import { writeFile } from 'node:fs/promises';
import { benchEngine } from '../bench/engine.bench.ts';
import { benchHttp } from '../bench/http.bench.ts';
import { offerHelp, root, say } from './command.ts';

offerHelp(`
Usage: npm run bench

Measures GET /api/me and POST /api/diagnostic-session beside a bare Fastify route that does the same SQL, and the diagnosis engine on its own.
Both sides run in turn on the same embedded database, so their ratio means something even on a noisy machine. Writes bench/results.json.`);

const results = { http: await benchHttp(say), engine: benchEngine(say) };
await writeFile(`${root}bench/results.json`, `${JSON.stringify(results, null, 2)}\n`);
say('Written to bench/results.json');
process.exit(0);
