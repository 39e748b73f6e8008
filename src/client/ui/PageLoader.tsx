import { Loader } from '@mantine/core';
import classes from './PageLoader.module.css';

/** A page on its way. The words are for screen readers; the ring is for everyone else. */
export function PageLoader({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <div className={classes.loader} role="status" data-page-loader data-testid="page-loader">
      <Loader size={32} aria-hidden />
      <span className={classes.label}>{label}</span>
    </div>
  );
}
