import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password whose letters can be shown, also from the keyboard. A fault is told to screen readers, and found by `focusFirstError`: Mantine's own field only looks faulty. */
export function PasswordField({ label, error, ...props }: PasswordInputProps & { readonly label: string }) {
  return (
    <PasswordInput
      {...props}
      label={label}
      error={error}
      aria-invalid={error ? true : undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `Show ${label.toLowerCase()}` }}
    />
  );
}
