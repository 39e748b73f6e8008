import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is needed of an account to know its devices. */
interface Account {
  readonly id: string;
  /** The key of its signatures: it never leaves the database, every process has it, and it changes with the password. */
  readonly passwordHash: string;
}

/** A browser is known to the last few accounts that signed in on it; that fits a ward's computer and a cookie. */
const maximumAccounts = 4;
/** In milliseconds: 180 days. */
const lifetimeMs = 180 * 86_400_000;
const entryShape = /^([0-9a-f-]{36})\.([0-9a-z]{1,10})\.([\w-]{22})\.([\w-]{43})$/;

/** One account's word that it knows a device. It says nothing of who is signed in, and opens nothing. */
interface Entry {
  readonly userId: string;
  /** Milliseconds since 1970, base 36. */
  readonly issuedAt: string;
  /** What tells this device from the account's others. */
  readonly device: string;
  readonly signature: string;
}

/**
 * @param token what the browser keeps already, from anybody and of any shape
 * @param device 22 random URL-safe characters
 * @returns what it is to keep once an account has signed in on it
 */
export function rememberAccount(token: string | null, account: Account, device: string, now: Date): string {
  const issuedAt = now.getTime().toString(36);
  const signature = sign(account, issuedAt, device).toString('base64url');
  const others = readEntries(token).filter(({ userId }) => userId !== account.id);
  return [{ userId: account.id, issuedAt, device, signature }, ...others].slice(0, maximumAccounts).map(write).join('~');
}

/**
 * @returns the device that a browser is to an account; null where the account has not signed in on it in the last 180 days,
 * or has changed its password since, or somebody made the token up
 */
export function deviceKnownTo(account: Account, token: string | null, now: Date): string | null {
  const known = readEntries(token).find((entry) => entry.userId === account.id && isGenuine(entry, account));
  return known && now.getTime() - Number.parseInt(known.issuedAt, 36) < lifetimeMs ? known.device : null;
}

function isGenuine({ issuedAt, device, signature }: Entry, account: Account): boolean {
  const claimed = Buffer.from(signature, 'base64url');
  const expected = sign(account, issuedAt, device);
  return claimed.length === expected.length && timingSafeEqual(claimed, expected);
}

function sign({ id, passwordHash }: Account, issuedAt: string, device: string): Buffer {
  return createHmac('sha256', passwordHash).update(`anamnesis device ${id} ${issuedAt} ${device}`).digest();
}

function write({ userId, issuedAt, device, signature }: Entry): string {
  return `${userId}.${issuedAt}.${device}.${signature}`;
}

function readEntries(token: string | null): Entry[] {
  return (token ?? '').split('~', maximumAccounts).flatMap((text) => {
    const [, userId, issuedAt, device, signature] = entryShape.exec(text) ?? [];
    return userId && issuedAt && device && signature ? [{ userId, issuedAt, device, signature }] : [];
  });
}
