import { Link } from '@tanstack/react-router';
import { BrandMark } from '../ui/Brand.tsx';
import classes from './LandingFooter.module.css';

/** The end of the landing page: ways on, and what on this page is real and what is not. */
export function LandingFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.brand}>
            <BrandMark size={24} /> Anamnesis
          </p>
          <p>For education only. It does not diagnose or treat, and must never guide the care of a real patient.</p>
        </div>
        <nav aria-label="Footer" className={classes.links}>
          <h2>Product</h2>
          <Link to="/diagnostics">Diagnostics</Link>
          <Link to="/references">References</Link>
          <h2>Developers</h2>
          <a href="/api/docs">API Documentation</a>
          <h2>Legal</h2>
          <Link to="/privacy">Privacy Policy</Link>
          <Link to="/terms">Terms of Service</Link>
        </nav>
        <div className={classes.honesty}>
          <h2>About this page</h2>
          <p>
            The testimonials, the compliance badges, the number of practitioners and the trial terms are sample content. No certificate is held. The case at the
            top is invented; what stands under it is what this version of the engine makes of it. What the six cards describe is what the product does.
          </p>
        </div>
      </div>
    </footer>
  );
}
