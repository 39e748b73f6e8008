import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { MissedQuestion, PatientResult } from '../../shared/patients/patients.schema.ts';
import { User } from '../auth/user.entity.ts';

/** A made patient whom somebody has played to the end. */
export const StoredPatientCase = defineEntity({
  name: 'PatientCase',
  tableName: 'patient_cases',
  uniques: [{ name: 'patient_cases_repeat_key', properties: ['user', 'repeatId'] }],
  indexes: [{ name: 'patient_cases_listing_index', properties: ['user', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** The browser's own id of this play: sent again, it counts once. */
    repeatId: p.uuid(),
    code: p.text(),
    conditionId: p.text(),
    /** Its name. */
    condition: p.text(),
    isSolved: p.boolean(),
    score: p.smallint(),
    questions: p.smallint(),
    /** As the browser told it; compared with nothing. */
    secondsTold: p.integer(),
    /** The questions of value that were not asked, so that adding them up reads no whole results. */
    missed: p.json<readonly MissedQuestion[]>(),
    /** With the steps, as it was worked out then: it is reopened as it was, whatever the knowledge learns later. */
    result: p.json<PatientResult>(),
    /** The day on which it ended where the learner was; it stays that day when they travel on. */
    completedOn: p.text(),
    /** When it ended, by which it is listed. */
    createdAt: p.datetime().fieldName('completed_at'),
  },
});
export type StoredPatientCase = InferEntity<typeof StoredPatientCase>;
