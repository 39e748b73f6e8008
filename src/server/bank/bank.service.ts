import { DomainError } from '../../shared/errors.ts';

export async function countBank(..._of: unknown[]): Promise<never> {
  throw new DomainError('NOT_FOUND');
}

export async function listBank(..._of: unknown[]): Promise<never> {
  throw new DomainError('NOT_FOUND');
}
