import type { ComponentPropsWithRef, ElementType } from 'react';
import classes from './Sheet.module.css';

type SheetTag = 'section' | 'div' | 'li' | 'form';

type SheetProps<Tag extends SheetTag> = ComponentPropsWithRef<Tag> & {
  /** What it is in the document; a section unless told otherwise. */
  readonly component?: Tag;
};

const elementOf = (tag: SheetTag = 'section'): ElementType => tag;

/** A sheet of paper on the page: what belongs together and can be picked up. Its class may set another padding. */
export function Sheet<Tag extends SheetTag = 'section'>({ component, className, ...others }: SheetProps<Tag>) {
  const Element = elementOf(component);
  return <Element {...others} className={className ? `${classes.sheet} ${className}` : classes.sheet} />;
}
