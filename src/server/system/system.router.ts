import { AppInfo } from '../../shared/system/system.schema.ts';
import { advertisedAdministrator } from '../auth/demo-administrator.service.ts';
import { anyone, router } from '../platform/trpc.ts';

export const systemRouter = router({
  info: anyone
    .meta({
      openapi: {
        method: 'GET',
        path: '/app-info',
        tags: ['system'],
        protect: false,
        summary: 'What this installation offers before sign-in',
        errorResponses: [429],
      },
    })
    .output(AppInfo)
    .query(async ({ ctx }) => ({ demoAdmin: await advertisedAdministrator(ctx) })),
});
