import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/{content,evaluation}/**/*.test.ts'],
          setupFiles: ['tests/setup/no-console-error.ts'],
          // Reading and ranking for a thousand conditions takes its time on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/setup/embedded-template.ts'],
          setupFiles: ['tests/setup/no-console-error.ts', 'tests/setup/say-faults.ts'],
          // Opening a database and hashing passwords take their time on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
