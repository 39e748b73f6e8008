import { LoginInput, MeOutput, RegisterInput, SessionOutput, UserOutput } from '../../shared/auth/auth.schema.ts';
import { ChangePasswordInput } from '../../shared/auth/password.schema.ts';
import { SuccessOutput } from '../../shared/fields.ts';
import { anyone, authed, documented, router } from '../platform/procedures.ts';
import { changePassword, login, logout, register } from './auth.service.ts';

export const authRouter = router({
  me: authed
    .meta(documented('GET', '/me', 'The signed-in user'))
    .output(MeOutput)
    .query(({ ctx }) => ({ ...ctx.user, user: ctx.user })),

  session: anyone.output(SessionOutput).query(async ({ ctx }) => ({ user: (await ctx.viewer())?.user ?? null })),

  login: anyone
    .meta(documented('POST', '/login', 'Sign in', { alsoThrows: ['NOT_AUTHENTICATED'] }))
    .input(LoginInput)
    .output(UserOutput)
    .mutation(({ ctx, input }) => login(ctx, input)),

  register: anyone
    .meta(documented('POST', '/register', 'Sign up, and sign in', { alsoThrows: ['TAKEN'] }))
    .input(RegisterInput)
    .output(UserOutput)
    .mutation(({ ctx, input }) => register(ctx, input)),

  logout: anyone
    .meta(documented('POST', '/logout', 'Sign out'))
    .output(SuccessOutput)
    .mutation(({ ctx }) => logout(ctx)),

  changePassword: authed
    .meta(documented('POST', '/user/password', 'Change the password; ends every other session'))
    .input(ChangePasswordInput)
    .output(SuccessOutput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
});
