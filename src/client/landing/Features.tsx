import { Sheet } from '../ui/Sheet.tsx';
import classes from './Features.module.css';
import { features } from './featureList.tsx';
import { Section } from './Section.tsx';

/** Six things the product does today. */
export function Features() {
  return (
    <Section
      title="What it does with a case"
      lead="Every answer shows its working, so that you can agree with it, argue with it, or learn from it."
      ground="sunken"
      testId="features"
    >
      <ul className={classes.grid}>
        {features.map((feature) => (
          <Sheet component="li" key={feature.title} className={classes.card} data-testid="feature-card">
            <svg width="112" height="64" viewBox="0 0 112 64" aria-hidden="true">
              {feature.picture}
            </svg>
            <h3>{feature.title}</h3>
            <p>{feature.text}</p>
          </Sheet>
        ))}
      </ul>
    </Section>
  );
}
