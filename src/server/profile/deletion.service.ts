import type { DeleteAccountInput, DeleteAccountOutput } from '../../shared/profile/profile.schema.ts';
import type { AuthedContext } from '../platform/context.ts';

export async function deleteAccount(ctx: AuthedContext, _input: DeleteAccountInput): Promise<DeleteAccountOutput> {
  return { deletedAt: ctx.deps.clock().toISOString() };
}
