import { User } from '../../src/server/auth/user.entity.ts';
import type { Server } from '../../src/server/compose.ts';
import { StoredDiagnosticSession } from '../../src/server/diagnostics/diagnostic-session.entity.ts';
import { Analysis } from '../../src/shared/diagnostics/diagnostics.schema.ts';

/** An analysis that understood nothing: what it says is of no matter to who asks for it. */
const analysis = Analysis.parse({
  outcome: 'insufficient',
  summary: 'Too little was understood.',
  suggestions: [],
  mustNotMiss: [],
  redFlags: [],
  nextQuestions: [],
  recognised: [],
});

/** Puts a diagnostic session of a user into the database as it is, without an analysis. */
export async function makeDiagnosticSession(
  { deps }: Pick<Server, 'deps'>,
  owner: Pick<User, 'id'>,
  fields: Partial<Pick<StoredDiagnosticSession, 'symptoms' | 'createdAt'>> = {},
): Promise<StoredDiagnosticSession> {
  const em = deps.database.fork();
  const session = em.create(StoredDiagnosticSession, {
    id: deps.newId(),
    user: em.getReference(User, owner.id),
    symptoms: 'Headache',
    severity: 5,
    answers: [],
    analysis,
    listedSuggestions: [],
    createdAt: deps.clock(),
    ...fields,
  });
  await em.flush();
  return session;
}
