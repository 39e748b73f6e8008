import { DomainError } from '../../shared/errors.ts';

export async function putCard(..._of: unknown[]): Promise<never> {
  throw new DomainError('NOT_FOUND');
}
