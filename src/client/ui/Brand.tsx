import { Link } from '@tanstack/react-router';
import classes from './Brand.module.css';

/** The sign: one line of a pulse that ends in a dot, the first of our five shapes. */
export function BrandMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M5 19h5l3-10 5 14 3-7h3" />
      <circle cx="26.2" cy="16" r="2" />
    </svg>
  );
}

/** The product's name as the way home. Paid tiers see the pro variant. */
export function Brand({ isPro }: { readonly isPro: boolean }) {
  return (
    <Link to="/" className={classes.brand} aria-label={isPro ? 'Anamnesis Pro, home' : 'Anamnesis, home'}>
      <BrandMark />
      <span>
        Anamnesis
        {isPro && <em className={classes.pro}> Pro</em>}
      </span>
    </Link>
  );
}
