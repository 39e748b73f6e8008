import { Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './Disclosure.module.css';

interface DisclosureProps {
  readonly label: string;
  /** Rendered with whether it is open, so that what it shows is fetched only when it is asked for. */
  readonly children: (isOpen: boolean) => ReactNode;
}

/** Something more about a suggestion, out of the way until it is asked for. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [isOpen, disclosure] = useDisclosure(false);
  const id = useId();
  return (
    <div>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} aria-controls={id} onClick={disclosure.toggle}>
        <IconChevronRight size={16} stroke={2} className={classes.chevron} aria-hidden />
        {label}
      </button>
      <Collapse id={id} expanded={isOpen} transitionDuration={150} keepMountedMode="display-none">
        {children(isOpen)}
      </Collapse>
    </div>
  );
}
