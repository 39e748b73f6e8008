import { useLocation } from '@tanstack/react-router';
import { LostLine } from '../ui/art/LostLine.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import classes from './NotFoundPage.module.css';

/** The page for every address that has none. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <section className={classes.page} aria-labelledby="not-found" data-testid="not-found">
      <LostLine />
      <h1 id="not-found" className={classes.title}>
        404 Page Not Found
      </h1>
      <p className={classes.lead}>Nothing lives at this address. It may have moved, or a letter slipped.</p>
      <p className={classes.hint}>
        Did you forget to add the page to the router? <code>{pathname}</code> matches none of <code>src/client/routes/routes.ts</code>.
      </p>
      <ButtonLink to="/">Go to the start</ButtonLink>
    </section>
  );
}
