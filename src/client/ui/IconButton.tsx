import type { ComponentProps } from 'react';
import classes from './IconButton.module.css';

/** A button that is an icon, large enough for a thumb where one points with it. */
export function IconButton({ className = '', ...props }: ComponentProps<'button'> & { readonly 'aria-label': string }) {
  return <button type="button" className={`${classes.button} ${className}`} {...props} />;
}
