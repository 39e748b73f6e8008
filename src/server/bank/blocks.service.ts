import { DomainError } from '../../shared/errors.ts';

export async function makeBlock(..._of: unknown[]): Promise<never> {
  throw new DomainError('NOT_FOUND');
}
