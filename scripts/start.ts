import { enableCompileCache } from 'node:module';
import { build } from './build.ts';
import { loadEnvFile, offerHelp, root, stopWithParent } from './command.ts';

offerHelp(`
Usage: npm start

Builds the client if it is stale, brings the database up to date, and serves on HOST:PORT (default http://localhost:3000).
Reads its configuration from the environment and from .env; .env.example lists every variable.`);

loadEnvFile();
stopWithParent();
await build();
// Compiling what is imported is a third of a start; from the second one on it is read from here.
enableCompileCache(`${root}dist/compile-cache`);
await import('../src/server/main.ts');
