import { Argon2id } from 'oslo/password';
import { takeTurns } from './turns.ts';

export interface PasswordHasher {
  /**
   * @returns an Argon2id hash in PHC format
   * @throws UNAVAILABLE when too many wait for theirs
   */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a hash; where there is none it spends the same time and answers false, so that
   * nobody learns from the clock whether an account exists.
   * @throws UNAVAILABLE when too many wait for theirs
   */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Half of the four threads that Node gives to files, names and hashes together. */
const concurrentHashes = 2;
/** At some 20 ms a hash the last of them waits a second. */
const waitingHashes = 100;

/** Argon2id with oslo's defaults: 19 MiB, 2 iterations, 1 lane (OWASP Password Storage Cheat Sheet, Argon2id). */
export function createPasswordHasher(): PasswordHasher {
  const argon2id = new Argon2id();
  // Made once, with the same parameters as real ones, so that verifying against it costs the same.
  const decoy = argon2id.hash('no account has this password');
  const inTurn = takeTurns(concurrentHashes, waitingHashes);
  return {
    hash: (password) => inTurn(() => argon2id.hash(password)),
    async verify(hash, password) {
      const matches = await inTurn(async () => argon2id.verify(hash ?? (await decoy), password));
      return hash !== null && matches;
    },
  };
}
