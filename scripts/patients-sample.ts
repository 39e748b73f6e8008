import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePatient } from '../src/shared/patients/making/make-patient.ts';
import { wholeSheet } from '../src/shared/patients/playing/whole-sheet.ts';
import { patientBase as base } from '../tests/setup/patients.ts';
import { offerHelp, say } from './command.ts';

const size = 100;

offerHelp(`
Usage: npm run patients:sample -- <seed> <folder>

Makes ${size} patients from the knowledge base, those of the seeds from the one that is given on, and writes each into the folder: the whole sheet, then the disease. To be read critically,
by somebody other than the authors, for what no patient has at once.`);

const [seed, folder] = [Number(process.argv[2]), process.argv[3]];
if (process.argv[2] === undefined || !Number.isInteger(seed) || seed < 0 || folder === undefined) {
  say('Say a whole number to begin with, and a folder to write to; see --help.');
  process.exit(1);
}

await mkdir(folder, { recursive: true });
let made = 0;
for (let next = seed; made < size; next += 1) {
  const patient = makePatient({ seed: next, specialty: null }, base);
  if (!patient) continue;
  const name = base.engine.kb.conditions[base.engine.kb.conditionIndex.get(patient.conditionId) ?? -1]?.name ?? patient.conditionId;
  await writeFile(join(folder, `${String(next).padStart(6, '0')}.txt`), `${[...wholeSheet(patient, base), '', `Disease: ${name}`].join('\n')}\n`);
  made += 1;
}
say(`${made} patients in ${folder}`);
