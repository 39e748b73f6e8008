import { Link, useLocation } from '@tanstack/react-router';
import { LandingFooter } from '../landing/LandingFooter.tsx';
import classes from './Footer.module.css';

/** The line every page ends with; the front page ends with more. */
export function Footer() {
  const { pathname } = useLocation();
  if (pathname === '/') return <LandingFooter />;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <p>Anamnesis is for education only. It does not diagnose or treat, and must never guide the care of a real patient.</p>
        <nav aria-label="Footer">
          <Link to="/references">References</Link>
          <Link to="/privacy">Privacy Policy</Link>
          <Link to="/terms">Terms of Service</Link>
        </nav>
      </div>
    </footer>
  );
}
