import { Button } from '@mantine/core';
import { Dot, Leaf, Line, Pulse } from '../ui/art/shapes.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import classes from './CallToAction.module.css';

interface CallToActionProps {
  readonly isSignedIn: boolean;
  readonly onScheduleDemo: () => void;
}

function GrowingLine() {
  return (
    <svg viewBox="0 0 420 200" aria-hidden="true" className={classes.picture}>
      <Line d="M0 168H420" ink="faint" />
      <Pulse x={0} y={168} width={190} height={56} />
      <Line d="M190 168C260 168 300 120 380 44" ink="accent" />
      <Leaf x={252} y={149} size={52} turn={-30} />
      <Leaf x={300} y={116} size={46} turn={74} />
      <Leaf x={336} y={82} size={38} turn={-16} />
      <Leaf x={380} y={44} size={34} turn={38} />
      <Dot x={190} y={168} r={4} ink="accent" />
    </svg>
  );
}

/** The invitation at the end. */
export function CallToAction({ isSignedIn, onScheduleDemo }: CallToActionProps) {
  return (
    <section className={classes.section} aria-labelledby="invitation" data-testid="call-to-action">
      <div className={classes.inner}>
        <div>
          <h2 id="invitation" className={classes.title}>
            Bring the case you are still thinking about.
          </h2>
          <p className={classes.lead}>Leave out the name. The rest takes a minute, and no card is asked for.</p>
          <div className={classes.actions}>
            {isSignedIn ? (
              <ButtonLink to="/diagnostics" size="md">
                Start Diagnosis
              </ButtonLink>
            ) : (
              <ButtonLink to="/auth" size="md" data-testid="cta-start-free-trial">
                Start Free Trial
              </ButtonLink>
            )}
            <Button size="md" variant="default" onClick={onScheduleDemo} data-testid="schedule-demo">
              Schedule Demo
            </Button>
          </div>
        </div>
        <GrowingLine />
      </div>
    </section>
  );
}
