import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type NavigationLink, navigationTestId } from '../lib/navigation.ts';
import classes from './MainLinks.module.css';

interface MainLinksProps {
  readonly links: readonly NavigationLink[];
  readonly onNavigate?: () => void;
}

/** The top links; the one of the current page is marked, also for screen readers. */
export function MainLinks({ links, onNavigate }: MainLinksProps) {
  return (
    <ul className={classes.list}>
      {links
        .filter(({ placement }) => placement === 'main' || placement === 'admin')
        .map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              className={classes.link}
              activeOptions={{ exact: link.path === '/', includeSearch: false, includeHash: false }}
              activeProps={{ 'aria-current': 'page' }}
              onClick={onNavigate}
              data-testid={navigationTestId(link.label)}
            >
              {link.placement === 'admin' ? (
                <Badge color="red" variant="filled" data-testid="admin-badge">
                  {link.label}
                </Badge>
              ) : (
                link.label
              )}
            </Link>
          </li>
        ))}
    </ul>
  );
}
