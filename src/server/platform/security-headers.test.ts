import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from './security-headers.ts';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

test('every inline script is allowed by its hash, and no other', () => {
  const html = `<head><script>let a = 1;\n</script><script type="module" crossorigin src="/assets/a.js"></script><SCRIPT data-x="1">b()</SCRIPT></head>`;
  expect(inlineScriptHashes(html)).toEqual([hash('let a = 1;\n'), hash('b()')]);
  expect(inlineScriptHashes('<p>none</p>')).toEqual([]);
});
