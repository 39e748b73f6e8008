import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { type Analysis, type FindingAnswer, genders, type ListedSuggestion } from '../../shared/diagnostics/diagnostics.schema.ts';
import { User } from '../auth/user.entity.ts';

export const StoredDiagnosticSession = defineEntity({
  name: 'DiagnosticSession',
  tableName: 'diagnostic_sessions',
  // The listing reads one user's rows newest first; a backward scan of this index does it without sorting.
  indexes: [{ name: 'diagnostic_sessions_listing_index', properties: ['user', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    symptoms: p.text(),
    duration: p.text().nullable(),
    severity: p.smallint(),
    patientAge: p.smallint().nullable(),
    patientGender: p.enum(genders).nullable(),
    medicalHistory: p.text().nullable(),
    answers: p.json<readonly FindingAnswer[]>(),
    /** What the engine answered, in full: it is reopened as it was, whatever the engine learns later. */
    analysis: p.json<Analysis>(),
    /** What a list shows of the analysis, so that listing sessions never reads whole ones. */
    listedSuggestions: p.json<ListedSuggestion[]>(),
    createdAt: p.datetime(),
  },
});
export type StoredDiagnosticSession = InferEntity<typeof StoredDiagnosticSession>;
