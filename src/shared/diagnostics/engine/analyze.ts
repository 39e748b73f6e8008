import type { Analysis, DiagnosticInput } from '../diagnostics.schema.ts';

export function analyze(_input: DiagnosticInput): Analysis {
  return { outcome: 'insufficient', summary: '', suggestions: [], mustNotMiss: [], redFlags: [], nextQuestions: [], recognised: [] };
}
