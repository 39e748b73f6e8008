import { z } from 'zod';

/** What the client must know about this installation before anyone signs in. */
export const AppInfo = z.object({
  /** The advertised demo administrator; null wherever a real one is configured. */
  demoAdmin: z.object({ email: z.string(), password: z.string() }).nullable(),
  /** Where the texts of AI answers go; null where they are put together on this server. */
  aiHost: z.string().nullable(),
});
export type AppInfo = z.infer<typeof AppInfo>;
