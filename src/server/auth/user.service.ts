import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import type { AuthedContext } from '../platform/context.ts';
import { User } from './user.entity.ts';
import { presentUser } from './user.presenter.ts';

/** What somebody may change of their own account, beside the password. */
type OwnFields = Partial<Pick<User, 'firstName' | 'lastName' | 'profession' | 'institution'>>;

/** Changes what is given of the account of whoever asks, and nothing else. @returns it as it is then */
export async function changeOwnAccount({ em, user }: AuthedContext, fields: OwnFields): Promise<CurrentUser> {
  if (Object.keys(fields).length > 0) await em.nativeUpdate(User, { id: user.id }, fields);
  return presentUser(await em.findOneOrFail(User, { id: user.id }));
}
