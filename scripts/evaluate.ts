import { evaluationReport } from '../tests/evaluation/report.ts';
import { vignettes } from '../tests/evaluation/vignettes.ts';
import { offerHelp, say } from './command.ts';

offerHelp(`
Usage: npm run evaluate

Runs Basic Analysis over the project's own vignettes and prints accuracy with intervals, calibration, emergencies caught and ablations.`);

for (const line of evaluationReport(vignettes)) say(line);
