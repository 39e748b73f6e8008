import { DomainError } from '../../shared/errors.ts';

export async function listCauses(..._of: unknown[]): Promise<never> {
  throw new DomainError('NOT_FOUND');
}

export async function markQuestion(..._of: unknown[]): Promise<never> {
  throw new DomainError('NOT_FOUND');
}

export async function sayCause(..._of: unknown[]): Promise<never> {
  throw new DomainError('NOT_FOUND');
}
