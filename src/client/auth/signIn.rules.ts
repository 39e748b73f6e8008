/** What is wrong with the sign-in form, by field: only what needs no schema, which would be the largest part of the page's script. The server says the rest. */
export function signInErrors({ email, password }: { readonly email: string; readonly password: string }): Record<string, string> {
  return { ...(email.trim() === '' && { email: 'Email is required.' }), ...(password === '' && { password: 'Password is required.' }) };
}
