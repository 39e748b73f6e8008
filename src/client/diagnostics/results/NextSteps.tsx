import { Disclosure } from './Disclosure.tsx';
import classes from './NextSteps.module.css';

/** What confirms or excludes a condition. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <Disclosure label="Next steps">
      {() => (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}
