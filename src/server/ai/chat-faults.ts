import { APIConnectionError, APIError } from 'openai';
import { ChatError, type ChatFault } from './chat-model.ts';

/** What went wrong with a call, and whether asking again can help. */
export interface Fault {
  readonly fault: ChatFault;
  readonly canRecover: boolean;
  /** What the provider asks for, as it came. */
  readonly retryAfter: string | null;
}

/** Providers say by these that an account has nothing left, which no waiting mends. */
const quotaCodes = /insufficient_quota|billing|quota_exceeded|credit|payment_required/i;

/** @returns what an error of the package means */
export function faultOf(error: unknown): Fault {
  const hopeless = (fault: ChatFault): Fault => ({ fault, canRecover: false, retryAfter: null });
  if (error instanceof ChatError) return hopeless(error.fault);
  // Also the refusal to follow a redirect.
  if (error instanceof APIConnectionError) return { fault: 'unreachable', canRecover: true, retryAfter: null };
  if (!(error instanceof APIError)) return hopeless('failed');
  const { status, headers, code, type } = error;
  if (status === 401 || status === 403) return hopeless('unauthorised');
  if (status === 402 || quotaCodes.test(`${code ?? ''} ${type ?? ''}`)) return hopeless('quota');
  const retryAfter = headers?.get('retry-after') ?? null;
  if (status === 429) return { fault: 'busy', canRecover: true, retryAfter };
  if (status === 408 || (status !== undefined && status >= 500)) return { fault: 'failed', canRecover: true, retryAfter };
  return hopeless(status !== undefined && status >= 400 ? 'refused' : 'failed');
}

/** @returns whether a provider refused the request as it was written, so that asking for less may do */
export function isAboutTheRequest(error: unknown): boolean {
  return error instanceof APIError && (error.status === 400 || error.status === 422);
}
