import { Argon2id } from 'oslo/password';

export interface PasswordHasher {
  /** @returns an Argon2id hash in PHC format */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a hash; where there is none it spends the same time and answers false, so that
   * nobody learns from the clock whether an account exists.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Argon2id with oslo's defaults: 19 MiB, 2 iterations, 1 lane (OWASP Password Storage Cheat Sheet, Argon2id). */
export function createPasswordHasher(): PasswordHasher {
  const argon2id = new Argon2id();
  // Made once, with the same parameters as real ones, so that verifying against it costs the same.
  const decoy = argon2id.hash('no account has this password');
  return {
    hash: (password) => argon2id.hash(password),
    async verify(hash, password) {
      const matches = await argon2id.verify(hash ?? (await decoy), password);
      return hash !== null && matches;
    },
  };
}
