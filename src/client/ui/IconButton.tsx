import type { ComponentProps } from 'react';
import classes from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly 'aria-label': string;
  /** What whoever points at it or comes with the keyboard is told. The name says it to screen readers. */
  readonly hint?: string;
}

/** A button that is an icon, large enough for a thumb where one points with it. */
export function IconButton({ className = '', hint, ...props }: IconButtonProps) {
  return <button type="button" className={`${classes.button} ${className}`} data-hint={hint} {...props} />;
}
