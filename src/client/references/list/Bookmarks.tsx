import { Link } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import classes from './Aside.module.css';

/** Bookmarks beside the articles; the newest ones. */
const shownBookmarks = 12;

/** What the signed-in user keeps at hand; nothing for everybody else, and nothing where there is none. */
export function Bookmarks() {
  const { user } = useAuth();
  const { data = [] } = trpc.references.listBookmarks.useQuery({ limit: shownBookmarks }, { enabled: user !== null });
  if (!user || data.length === 0) return null;
  return (
    <Sheet aria-labelledby="bookmarks-title" className={classes.sheet} data-testid="bookmarks">
      <h2 id="bookmarks-title" className={classes.title}>
        Your bookmarks
      </h2>
      <ul className={classes.links}>
        {data.map(({ id, kind, reference, title }) => (
          <li key={id}>
            {kind === 'condition' ? (
              <Link to="/references/conditions/$id" params={{ id: reference }} search={{}}>
                {title}
              </Link>
            ) : (
              <Link to="/references/$id" params={{ id: reference }}>
                {title}
              </Link>
            )}
            {kind === 'condition' && <span className={classes.note}>Condition</span>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
