import { DomainError } from '../../shared/errors.ts';

export async function showDue(..._of: unknown[]): Promise<never> {
  throw new DomainError('NOT_FOUND');
}

export async function showQueue(..._of: unknown[]): Promise<never> {
  throw new DomainError('NOT_FOUND');
}
