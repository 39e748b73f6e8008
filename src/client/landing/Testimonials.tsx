import { Badge } from '@mantine/core';
import { Section } from './Section.tsx';
import classes from './Testimonials.module.css';

const testimonials = [
  { words: 'I stopped asking what the answer is and started asking which finding would change it.', who: 'Final-year medical student' },
  { words: 'On a teaching round the column of findings against is the one we argue about. That is where the learning is.', who: 'Emergency physician' },
  { words: 'I write a case, hide the ranking, and let the group build its own first. Then we compare.', who: 'Clinical educator' },
] as const;

const claims = [
  'FDA-guideline, HIPAA and SOC 2 compliance',
  '12,000+ active practitioners',
  '14-day free trial, no credit card required, cancel at any time',
] as const;

/** What users might say and what a provider might claim: sample content, and labelled so where it stands. */
export function Testimonials() {
  return (
    <Section
      title="In other words"
      lead={
        <>
          <Badge color="yellow">Sample content</Badge> These voices and figures are invented. They show what stands here once there are real ones.
        </>
      }
      ground="sunken"
      testId="testimonials"
    >
      <div className={classes.quotes}>
        {testimonials.map(({ words, who }) => (
          <figure key={who} className={classes.quote} data-testid="testimonial">
            <blockquote>
              <p>{words}</p>
            </blockquote>
            <figcaption>{who}, sample</figcaption>
          </figure>
        ))}
      </div>
      <ul className={classes.claims} aria-label="Sample claims">
        {claims.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </Section>
  );
}
