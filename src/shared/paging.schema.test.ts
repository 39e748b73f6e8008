import { describe, expect, it } from 'vitest';
import { PageInput } from './paging.schema.ts';

describe('PageInput', () => {
  it('is the first fifty rows unless it says otherwise', () => {
    expect(PageInput.parse({})).toEqual({ limit: 50, offset: 0 });
    expect(PageInput.parse({ limit: undefined, offset: 10 })).toEqual({ limit: 50, offset: 10 });
  });

  it('takes the largest page and the farthest', () => {
    expect(PageInput.parse({ limit: 500, offset: 1_000_000 })).toEqual({ limit: 500, offset: 1_000_000 });
    expect(PageInput.parse({ limit: 1, offset: 0 })).toEqual({ limit: 1, offset: 0 });
  });

  it.each([0, -1, 501, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '5', null])('names the field when the limit is %s', (limit) => {
    const issue = PageInput.safeParse({ limit }).error?.issues[0];
    expect(issue).toMatchObject({ path: ['limit'], message: 'Limit must be a whole number from 1 to 500.' });
  });

  it.each([-1, 0.5, 1_000_001, '', []])('names the field when the offset is %s', (offset) => {
    const issue = PageInput.safeParse({ offset }).error?.issues[0];
    expect(issue).toMatchObject({ path: ['offset'], message: 'Offset must be a whole number from 0 to 1,000,000.' });
  });
});
