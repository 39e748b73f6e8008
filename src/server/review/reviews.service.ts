import { DomainError } from '../../shared/errors.ts';

export async function takeReviews(..._of: unknown[]): Promise<never> {
  throw new DomainError('NOT_FOUND');
}
