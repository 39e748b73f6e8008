import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EvidenceSheet, wholeReading } from './EvidenceSheet.tsx';
import classes from './Hero.module.css';

interface HeroProps {
  readonly isSignedIn: boolean;
  readonly onWatchDemo: () => void;
}

/** The promise and, beside it, the proof: one note, read. */
export function Hero({ isSignedIn, onWatchDemo }: HeroProps) {
  return (
    <section className={classes.hero} aria-labelledby="hero-title" data-testid="hero">
      <div className={classes.words}>
        <h1 id="hero-title" className={classes.title}>
          Describe the patient. <em>See the reasoning.</em>
        </h1>
        <p className={classes.lead}>
          Anamnesis reads plain clinical text and answers with a ranked differential: what argues for each diagnosis, what argues against it, and what must not
          be missed.
        </p>
        <div className={classes.actions}>
          <ButtonLink to={isSignedIn ? '/diagnostics' : '/auth'} size="md" data-testid="start-diagnosis">
            Start Diagnosis
          </ButtonLink>
          {!isSignedIn && (
            <ButtonLink to="/auth" size="md" variant="default" className={classes.trial} data-testid="start-free-trial">
              Start Free Trial
            </ButtonLink>
          )}
          <Button
            size="md"
            variant="subtle"
            leftSection={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
            onClick={onWatchDemo}
            data-testid="watch-demo"
          >
            Watch Demo
          </Button>
        </div>
        <p className={classes.aside}>
          For students, residents, nurses, physicians and those who teach them. For education only, never for the care of a real patient.
        </p>
      </div>
      <figure className={classes.figure}>
        <EvidenceSheet reading={wholeReading} />
        <figcaption>What the engine makes of this note, shortened. The numbers tie each finding to its column.</figcaption>
      </figure>
    </section>
  );
}
