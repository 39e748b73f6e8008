/** Strings with what stands behind them, and the braces and brackets around them. */
const marks = /"((?:[^"\\]|\\.)*)"\s*(:?)|[{}[\]]/gu;

/** @returns the first key that stands twice in one object of a text that is JSON */
function doubledKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [mark, key = '', colon] of text.matchAll(marks)) {
    if (mark === '{' || mark === '[') open.push(new Set());
    else if (mark === '}' || mark === ']') open.pop();
    else if (colon === ':') {
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}

/**
 * Parses JSON, in which JSON.parse would silently keep the second of two values of one key.
 * @throws Error that says in words where it is no JSON, or which key stands there twice
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`is no JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
  const key = doubledKey(text);
  if (key !== undefined) throw new Error(`"${key}" stands there twice, and only one of its values would count`);
  return value;
}
