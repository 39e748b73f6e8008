import type { DangerModel } from './danger.types.ts';
import model from './danger-model.json' with { type: 'json' };

/** What words say of dangers, as `npm run train` made it from content/dangers; the browser's bundle leaves it out. */
export const dangerModel: DangerModel | undefined = model as DangerModel;
