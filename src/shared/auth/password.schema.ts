import { z } from 'zod';
import { LoginInput, RegisterInput } from './auth.schema.ts';

export const ChangePasswordInput = z.object({
  currentPassword: LoginInput.shape.password,
  newPassword: RegisterInput.shape.password,
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;
