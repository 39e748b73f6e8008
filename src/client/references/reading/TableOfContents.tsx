import { useEffect, useState } from 'react';
import classes from './Reading.module.css';

interface TableOfContentsProps {
  readonly entries: readonly { readonly id: string; readonly heading: string }[];
}

/** The section that is being read: the last whose heading has passed the top third of the window. */
function useCurrent(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(() => {
    const sections = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      (seen) => {
        const entered = seen.filter((entry) => entry.isIntersecting).at(-1);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-10% 0px -65% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list]);
  return current;
}

/** The sections of a page, each opened by its link; the one that is being read is marked. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  const current = useCurrent(entries.map(({ id }) => id));
  return (
    <nav aria-label="On this page" className={classes.contents}>
      <ul>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
