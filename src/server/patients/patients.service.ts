import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../shared/errors.ts';
import type { PageInput } from '../../shared/paging.schema.ts';
import { goneMessage, slipMessage } from '../../shared/patients/base/case-code.rules.ts';
import type { PatientBase } from '../../shared/patients/base/patient.types.ts';
import { patientOf } from '../../shared/patients/making/make-patient.ts';
import type { FinishedPatient, FinishPatientInput, ListedPatient, PatientResult } from '../../shared/patients/patients.schema.ts';
import { scorePatient } from '../../shared/patients/playing/score-patient.ts';
import type { CountedPatient } from '../../shared/progress/counted-attempt.types.ts';
import { dayIn, zoneOf } from '../../shared/progress/study-days.rules.ts';
import { User } from '../auth/user.entity.ts';
import { inPatientTurn } from '../diagnostics/knowledge.service.ts';
import { inUnitOf } from '../exams/finish.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { admit } from '../platform/limits.ts';
import { fitIn, newestFirst } from '../platform/paging.ts';
import { findOwn } from '../platform/unit-of-work.ts';
import { StoredPatientCase } from './patient-case.entity.ts';
import { listedFields, presentFinishedPatient, presentListedPatient } from './patients.presenter.ts';

/** @throws BAD_INPUT that names the field where an id is none of the knowledge */
function refuseUnknown({ engine }: PatientBase, { steps, differential, mustNotMiss }: FinishPatientInput): void {
  const { kb } = engine;
  const refuse = (path: string, message: string) => new DomainError('BAD_INPUT', message, [{ path, message }]);
  const step = steps.findIndex((id) => !kb.lexicon.findings.has(id));
  if (step !== -1) throw refuse(`steps.${step}`, `The knowledge base has no finding ${steps[step]}.`);
  for (const [field, ids] of Object.entries({ differential, mustNotMiss })) {
    const at = ids.findIndex((id) => !kb.conditionIndex.has(id));
    if (at !== -1) throw refuse(`${field}.${at}`, `The knowledge base has no condition ${ids[at]}.`);
  }
}

/**
 * Scores a play from its code and its steps alone.
 * @throws BAD_INPUT for a broken code or an unknown id, NOT_FOUND for a patient whom the knowledge base does not have any more
 */
function resultOf(input: FinishPatientInput, base: PatientBase): PatientResult {
  const found = patientOf(input.code, base);
  if (found === 'broken') throw new DomainError('BAD_INPUT', slipMessage, [{ path: 'code', message: slipMessage }]);
  if (found === 'gone') throw new DomainError('NOT_FOUND', goneMessage);
  refuseUnknown(base, input);
  return scorePatient(found.patient, found.choice.difficulty, input, base);
}

const playOf = (em: EntityManager, user: string, repeatId: string) => em.findOne(StoredPatientCase, { user, repeatId });

/**
 * Ends a patient: works the score out from the code and the steps, and stores it once, with what follows from it.
 * @throws BAD_INPUT, NOT_FOUND as `resultOf`; RATE_LIMITED beyond the analyses of a minute
 */
export async function finishPatient(ctx: AuthedContext, input: FinishPatientInput): Promise<FinishedPatient> {
  const before = await playOf(ctx.em, ctx.user.id, input.repeatId);
  if (before) return fitIn(ctx.room, presentFinishedPatient(before));
  admit(ctx.transport, ctx.limits.analyses.consume(ctx.user.id));
  const result = await inPatientTurn((base) => resultOf(input, base));
  const stored = await inUnitOf(ctx, ctx.user.id, async (em, user) => (await playOf(em, ctx.user.id, input.repeatId)) ?? store(ctx, em, user, input, result));
  return fitIn(ctx.room, presentFinishedPatient(stored));
}

async function store(
  { deps }: AuthedContext,
  em: EntityManager,
  user: User,
  { repeatId, code, secondsTaken }: FinishPatientInput,
  result: PatientResult,
): Promise<StoredPatientCase> {
  const { timeZone } = await em.findOneOrFail(User, { id: user.id }, { fields: ['timeZone'] });
  const at = deps.clock();
  const day = dayIn(zoneOf(timeZone ?? null), at.getTime());
  const { condition, isSolved, score, steps, missed } = result;
  const stored = em.create(StoredPatientCase, {
    id: deps.newId(),
    user,
    repeatId,
    code,
    conditionId: condition.conditionId,
    condition: condition.name,
    isSolved,
    score,
    questions: steps.length,
    secondsTold: secondsTaken,
    missed,
    result,
    completedOn: day,
    createdAt: at,
  });
  await em.flush();
  const studied = { user: user.id, studies: [{ kind: 'patient', id: stored.id, at: at.getTime(), day, isSolved } as const], isAnew: false };
  for (const react of deps.reactions.studied) await react(em, deps, studied);
  return stored;
}

/** @returns all of somebody's patients, as progress counts them */
export async function patientsStudied(em: EntityManager, user: string): Promise<CountedPatient[]> {
  const cases = await em.find(StoredPatientCase, { user }, { fields: ['createdAt', 'completedOn', 'isSolved'] });
  return cases.map(({ id, createdAt, completedOn, isSolved }) => ({ kind: 'patient', id, at: createdAt.getTime(), day: completedOn, isSolved }));
}

/** @returns the user's own patients, newest first */
export function listPatients(ctx: AuthedContext, page: PageInput): Promise<ListedPatient[]> {
  const own = { user: ctx.user.id };
  return newestFirst(ctx, page, {
    count: () => ctx.em.count(StoredPatientCase, own),
    read: ({ older, options }) => ctx.em.find(StoredPatientCase, { ...own, ...older }, { fields: listedFields, ...options }),
    present: presentListedPatient,
  });
}

/** @throws NOT_FOUND also for a patient of somebody else's */
export async function getPatient(ctx: AuthedContext, id: string): Promise<FinishedPatient> {
  return fitIn(ctx.room, presentFinishedPatient(await findOwn(ctx, StoredPatientCase, id)));
}
