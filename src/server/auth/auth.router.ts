import { z } from 'zod';
import { LoginInput, MeOutput, RegisterInput, SessionOutput, UserOutput } from '../../shared/auth/auth.schema.ts';
import { anyone, authed, router } from '../platform/trpc.ts';
import { changePassword, login, logout, register } from './auth.service.ts';
import { ChangePasswordInput } from './password.schema.ts';

const SuccessOutput = z.object({ success: z.literal(true) });

export const authRouter = router({
  me: authed
    .meta({ openapi: { method: 'GET', path: '/me', tags: ['auth'], summary: 'The signed-in user', errorResponses: [401, 429] } })
    .output(MeOutput)
    .query(({ ctx }) => ({ ...ctx.user, user: ctx.user })),

  session: anyone.output(SessionOutput).query(async ({ ctx }) => ({ user: (await ctx.viewer())?.user ?? null })),

  login: anyone
    .meta({ openapi: { method: 'POST', path: '/login', tags: ['auth'], protect: false, summary: 'Sign in', errorResponses: [400, 401, 403, 429] } })
    .input(LoginInput)
    .output(UserOutput)
    .mutation(({ ctx, input }) => login(ctx, input)),

  register: anyone
    .meta({
      openapi: { method: 'POST', path: '/register', tags: ['auth'], protect: false, summary: 'Sign up, and sign in', errorResponses: [400, 403, 409, 429] },
    })
    .input(RegisterInput)
    .output(UserOutput)
    .mutation(({ ctx, input }) => register(ctx, input)),

  logout: anyone
    .meta({ openapi: { method: 'POST', path: '/logout', tags: ['auth'], protect: false, summary: 'Sign out', errorResponses: [403, 429] } })
    .output(SuccessOutput)
    .mutation(({ ctx }) => logout(ctx)),

  changePassword: authed
    .meta({
      openapi: {
        method: 'POST',
        path: '/user/password',
        tags: ['auth'],
        summary: 'Change the password; ends every other session',
        errorResponses: [400, 401, 403, 429],
      },
    })
    .input(ChangePasswordInput)
    .output(SuccessOutput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
});
