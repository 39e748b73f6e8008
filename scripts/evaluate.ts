import { annotations } from '../tests/evaluation/annotations.ts';
import { measureFigures, writeBaseline } from '../tests/evaluation/baseline.ts';
import { scoreExtraction } from '../tests/evaluation/extraction.ts';
import { maskingReport } from '../tests/evaluation/masking.ts';
import { patientsReport } from '../tests/evaluation/patients.ts';
import { evaluationReport } from '../tests/evaluation/report.ts';
import { supportReport } from '../tests/evaluation/support.ts';
import { surenessReport } from '../tests/evaluation/sureness.ts';
import { urgencyReport } from '../tests/evaluation/urgency.ts';
import { vignettes } from '../tests/evaluation/vignettes.ts';
import { engine } from '../tests/setup/product.ts';
import { offerHelp, say } from './command.ts';

offerHelp(`
Usage: npm run evaluate [-- --accept | -- --reader]

Runs Basic Analysis over the project's own vignettes and prints accuracy with intervals, calibration, emergencies caught and ablations, and how well the text
reader finds what was marked by hand; then the urgency of cases of danger and of benign look-alikes, where the diseases of made patients are ranked, how often one diagnosis is named before all others and is right, the marks of the check of support, and what is masked.
  --accept   takes the figures as the new baseline for npm test
  --reader   lists what the reader missed and what it invented`);

for (const line of [
  ...evaluationReport(vignettes),
  '',
  ...urgencyReport(),
  '',
  ...patientsReport(),
  '',
  ...surenessReport(),
  '',
  ...supportReport(),
  ...maskingReport(),
])
  say(line);

if (process.argv.includes('--reader')) {
  const { missed, invented } = scoreExtraction(annotations, engine.kb);
  say(`\nMissed (${missed.length}):\n  ${missed.join('\n  ')}\n\nInvented (${invented.length}):\n  ${invented.join('\n  ')}`);
}

if (process.argv.includes('--accept')) {
  await writeBaseline(measureFigures());
  say('\nAccepted as the baseline.');
}
