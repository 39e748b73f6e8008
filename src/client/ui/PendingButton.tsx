import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';

interface PendingButtonProps extends ButtonProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonProps> {
  readonly isPending: boolean;
  /** The documented words while the work is under way. */
  readonly pendingLabel: string;
}

/** A button that says what it is doing. It keeps focus meanwhile, which a disabled one would lose. */
export function PendingButton({ isPending, pendingLabel, children, leftSection, onClick, ...others }: PendingButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...others}
      onClick={click}
      aria-disabled={isPending || undefined}
      leftSection={isPending ? <Loader size={16} color="currentColor" aria-hidden /> : leftSection}
    >
      {isPending ? pendingLabel : children}
    </Button>
  );
}
