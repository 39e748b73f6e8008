import type { RawRoute } from './platform/raw-routes.ts';
import { exportRoute } from './profile/export.routes.ts';
import { attemptExportRoute } from './question-files/attempt-export.routes.ts';

/** Every route of the product that is no procedure. */
export const rawRoutes: readonly RawRoute[] = [exportRoute, attemptExportRoute];
