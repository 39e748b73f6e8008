import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from './strict-json.ts';

describe('JSON', () => {
  it('is what JSON.parse makes of it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value, null, 2);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each(['{"a": 1, "a": 2}', '{"x": {"a": 1, "b": 2, "a": 3}}', '[{"a": 1,\n"a" : 2}]', '{"a": {"b": 1}, "a": 2}'])('has no key twice: %s', (text) => {
    expect(() => parseJson(text)).toThrow('"a" stands there twice');
  });

  it.each(['{"a": 1, "b": {"a": 2}}', '[{"a": 1}, {"a": 2}]', '{"a": "a", "b": "\\"a\\": {"}', '{"a": ["a", "a"]}'])(
    'may have it in two objects, or as text: %s',
    (text) => {
      expect(() => parseJson(text)).not.toThrow();
    },
  );

  it('says where it is none', () => {
    expect(() => parseJson('{"a": 1,}')).toThrow(/^is no JSON: .*position/);
  });
});
