/** Storage of the browser may be switched off, or full: then nothing is kept, and nothing else fails. @returns null where it failed */
export function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
