import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password whose letters can be shown, also from the keyboard. */
export function PasswordField({ label, ...props }: PasswordInputProps & { readonly label: string }) {
  return <PasswordInput {...props} label={label} visibilityToggleFocusable visibilityToggleButtonProps={{ 'aria-label': `Show ${label.toLowerCase()}` }} />;
}
