import { AppInfo } from '../../shared/system/system.schema.ts';
import { advertisedAdministrator } from '../auth/demo-administrator.service.ts';
import { anyone, documented, router } from '../platform/procedures.ts';

export const systemRouter = router({
  info: anyone
    .meta(documented('GET', '/app-info', 'What this installation offers before sign-in'))
    .output(AppInfo)
    .query(async ({ ctx }) => ({ demoAdmin: await advertisedAdministrator(ctx), aiHost: ctx.deps.ai?.host ?? null })),
});
