import classes from './AwaitedResults.module.css';
import { EmptySheet } from './EmptySheet.tsx';

/** The place of the results before there are any: what will stand there. */
export function AwaitedResults() {
  return (
    <section className={classes.card} aria-labelledby="awaited-title" data-testid="awaited-results">
      <EmptySheet />
      <h2 id="awaited-title" className={classes.title}>
        The differential appears here
      </h2>
      <p className={classes.note}>
        Write what you would say on a ward round, negatives included. You get a ranked list, what speaks for and against each condition, what must not be
        overlooked, and what to ask next.
      </p>
    </section>
  );
}
