import { authenticate } from '../../src/server/auth/session.service.ts';
import type { Server } from '../../src/server/compose.ts';
import { createRequestContext, type RequestContext, type Transport } from '../../src/server/platform/context.ts';
import { toDomainError } from '../../src/server/platform/errors.ts';
import { createLimits } from '../../src/server/platform/limits.ts';
import { createCaller } from '../../src/server/router.ts';
import type { DomainError } from '../../src/shared/errors.ts';

/** Every procedure of the product, with its types. */
export type Caller = ReturnType<typeof createCaller>;

/** @returns makes the context of each request of one browser, without HTTP */
export function contextsOf({ deps }: Pick<Server, 'deps'>, token: string | null = null): () => RequestContext {
  const kept: { session: string | null; device: string | null } = { session: token, device: null };
  const transport: Transport = {
    client: () => '127.0.0.1',
    log: deps.logger,
    userAgent: () => null,
    sessionToken: () => kept.session,
    setSessionToken: (session) => void Object.assign(kept, { session }),
    clearSessionToken: () => void Object.assign(kept, { session: null }),
    deviceToken: () => kept.device,
    setDeviceToken: (device) => void Object.assign(kept, { device }),
    setHeader: () => {},
    idempotencyKey: () => null,
    note: () => {},
  };
  const limits = createLimits(deps.config, deps.monotonic);
  return () => createRequestContext(deps, authenticate, limits, transport);
}

/** @returns the procedures as one browser calls them, each call a request of its own */
export function callerOf(server: Pick<Server, 'deps'>, token: string | null = null): Caller {
  return createCaller(contextsOf(server, token));
}

/** @returns why a call was refused; null when it was answered */
export async function refusalOf(call: Promise<unknown>): Promise<DomainError | null> {
  return call.then(() => null, toDomainError);
}
