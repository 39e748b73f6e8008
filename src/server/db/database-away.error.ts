import { DomainError } from '../../shared/errors.ts';

/**
 * The database cannot be asked, or did not answer; whether it did what it was asked last, nobody knows.
 * Its `code` is one of the system (ETIMEDOUT, ECONNREFUSED) or of PostgreSQL (57P01); its cause says what clients are told.
 */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
  readonly code: string | undefined;

  constructor(code: string | undefined) {
    super('The database is away.', { cause: new DomainError('UNAVAILABLE') });
    this.code = code;
  }
}
