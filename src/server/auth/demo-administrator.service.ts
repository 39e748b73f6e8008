import type { AppInfo } from '../../shared/system/system.schema.ts';
import type { CallContext } from '../platform/context.ts';
import { User } from './user.entity.ts';

/** Contract, "Accounts of demo mode". */
export const demoAdministrator = { email: 'admin@anamnesis.local', password: 'anamnesis-admin' };

/** @returns the demo administrator, to be advertised; null where there is none, be it because somebody else has its email */
export async function advertisedAdministrator({ deps, em }: CallContext): Promise<AppInfo['demoAdmin']> {
  if (!deps.config.offersDemo) return null;
  return (await em.count(User, { isDemo: true, disabledAt: null })) > 0 ? demoAdministrator : null;
}
