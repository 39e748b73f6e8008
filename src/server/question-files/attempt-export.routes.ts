import type { RawRoute } from '../platform/raw-routes.ts';
import { AttemptExportInput, exportAttempt } from './attempt-export.service.ts';

const mediaTypes = { gift: 'text/plain; charset=utf-8', anki: 'application/octet-stream' } as const satisfies Record<AttemptExportInput['format'], string>;

export const attemptExportRoute: RawRoute<typeof AttemptExportInput> = {
  name: 'exams.export',
  path: '/pg-attempts/{id}/export',
  summary: 'The questions of an attempt with their keys, for Moodle (GIFT) or Anki; once it is over, or where its mode tells keys',
  produces: Object.values(mediaTypes),
  input: AttemptExportInput,
  alsoThrows: ['CONFLICT'],
  mediaType: ({ format }) => mediaTypes[format],
  download: exportAttempt,
};
