import { z } from 'zod';
import { IdInput } from '../../shared/fields.ts';
import { ListHeaders } from '../../shared/paging.schema.ts';
import { FinishedPatient, FinishPatientInput, ListedPatient, MissedOften, PatientsInput, WeakSpecialty } from '../../shared/patients/patients.schema.ts';
import { authed, documented, router } from '../platform/procedures.ts';
import { listMissedQuestions, listWeakSpecialties } from './patient-learning.service.ts';
import { finishPatient, getPatient, listPatients } from './patients.service.ts';

export const patientsRouter = router({
  finish: authed
    .meta(documented('POST', '/patients', 'Play a made patient to the end; the score is worked out from its code and the steps', { alsoThrows: ['NOT_FOUND'] }))
    .input(FinishPatientInput)
    .output(FinishedPatient)
    .mutation(({ ctx, input }) => finishPatient(ctx, input)),

  list: authed
    .meta(documented('GET', '/patients', 'Your made patients, newest first', { responseHeaders: ListHeaders }))
    .input(PatientsInput.prefault({}))
    .output(z.array(ListedPatient))
    .query(({ ctx, input }) => listPatients(ctx, input)),

  get: authed
    .meta(documented('GET', '/patients/{id}', 'One made patient of yours, with how it went'))
    .input(IdInput)
    .output(FinishedPatient)
    .query(({ ctx, input }) => getPatient(ctx, input.id)),

  missed: authed
    .meta(documented('GET', '/patients-missed-questions', 'Questions of value that you did not ask of your last patients, the most frequent first'))
    .output(z.array(MissedOften))
    .query(({ ctx }) => listMissedQuestions(ctx)),

  weak: authed
    .meta(documented('GET', '/patients-weak-specialties', 'Specialties in which your answers are weak, by the links of the questions'))
    .output(z.array(WeakSpecialty))
    .query(({ ctx }) => listWeakSpecialties(ctx)),
});
