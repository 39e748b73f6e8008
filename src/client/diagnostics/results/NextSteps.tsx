import { Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './NextSteps.module.css';

/** What confirms or excludes a condition, out of the way until it is asked for. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  const [isOpen, disclosure] = useDisclosure(false);
  const id = useId();
  return (
    <div>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} aria-controls={id} onClick={disclosure.toggle}>
        <IconChevronRight size={16} stroke={2} className={classes.chevron} aria-hidden />
        Next steps
      </button>
      <Collapse id={id} expanded={isOpen} transitionDuration={150} keepMountedMode="display-none">
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Collapse>
    </div>
  );
}
