import { authenticate } from '../../src/server/auth/session.service.ts';
import type { Server } from '../../src/server/compose.ts';
import { createRequestContext, type Transport } from '../../src/server/platform/context.ts';
import { toDomainError } from '../../src/server/platform/errors.ts';
import { createLimits } from '../../src/server/platform/limits.ts';
import { createCaller } from '../../src/server/router.ts';
import type { DomainError } from '../../src/shared/errors.ts';

/** Every procedure of the product, with its types. */
export type Caller = ReturnType<typeof createCaller>;

/** @returns the procedures as one browser calls them, each call a request of its own, but without HTTP */
export function callerOf({ deps }: Pick<Server, 'deps'>, token: string | null = null): Caller {
  const kept: { session: string | null; device: string | null } = { session: token, device: null };
  const transport: Transport = {
    client: () => '127.0.0.1',
    log: deps.logger,
    sessionToken: () => kept.session,
    setSessionToken: (session) => void Object.assign(kept, { session }),
    clearSessionToken: () => void Object.assign(kept, { session: null }),
    deviceToken: () => kept.device,
    setDeviceToken: (device) => void Object.assign(kept, { device }),
    setHeader: () => {},
    note: () => {},
  };
  const limits = createLimits(deps.config, deps.monotonic);
  return createCaller(() => createRequestContext(deps, authenticate, limits, transport));
}

/** @returns why a call was refused; null when it was answered */
export async function refusalOf(call: Promise<unknown>): Promise<DomainError | null> {
  return call.then(() => null, toDomainError);
}
