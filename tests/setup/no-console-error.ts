import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// A test fails on any console.error that it did not expect (by mocking it itself).
let spy: MockInstance<typeof console.error>;
beforeEach(() => {
  spy = vi.spyOn(console, 'error');
});
afterEach(() => {
  const { calls } = spy.mock;
  vi.restoreAllMocks();
  expect(calls, 'unexpected console.error').toEqual([]);
});
