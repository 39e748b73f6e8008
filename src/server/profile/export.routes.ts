import { z } from 'zod';
import type { RawRoute } from '../platform/raw-routes.ts';
import { exportAccount } from './export.service.ts';

export const exportRoute: RawRoute = {
  name: 'profile.export',
  path: '/user/export',
  summary: 'Everything that is stored of yours, as a ZIP of JSON and CSV',
  produces: ['application/zip'],
  input: z.object({}),
  mediaType: () => 'application/zip',
  download: exportAccount,
};
