import { Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Activity } from '../../../shared/profile/profile.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { useMinutes } from '../../lib/useMinutes.ts';
import { LeafAndPulse } from '../../ui/art/LeafAndPulse.tsx';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import classes from './ActivityTab.module.css';
import { byDay } from './activity.rules.ts';
import { type EarlierActivity, useActivity } from './useActivity.ts';

const pending = (
  <Waiting label="Loading your activity">
    <Skeleton height={26} width={120} />
    {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
      <Skeleton key={row} height={44} />
    ))}
  </Waiting>
);

const none = (
  <div className={classes.none} data-testid="no-activity">
    <LeafAndPulse flat />
    <p>No recent activity found.</p>
  </div>
);

/** Takes the focus to the first of the rows that somebody asked for: the button they used may be gone. */
function useFocusOnFirstNew(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    list.current?.querySelectorAll<HTMLElement>('[data-activity]')[before.current]?.focus();
    before.current = null;
  }, [count]);
  const awaitMore = () => {
    before.current = count;
  };
  return { list, awaitMore };
}

function Earlier({ earlier, onAsk }: { readonly earlier: EarlierActivity; readonly onAsk: () => void }) {
  const ask = () => {
    onAsk();
    earlier.show();
  };
  return (
    <div className={classes.more}>
      {earlier.error !== null && <p role="alert">More could not be loaded. {errorText(earlier.error, 'Please try again.')}</p>}
      <PendingButton variant="subtle" size="sm" fullWidth isPending={earlier.isPending} pendingLabel="Loading more..." onClick={ask} data-testid="show-more">
        Show more
      </PendingButton>
    </div>
  );
}

function Days({ items }: { readonly items: readonly Activity[] }) {
  const now = useMinutes();
  return byDay(items, now).map(({ title, items: ofDay }) => (
    <section key={title} className={classes.day} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list}>
        {ofDay.map((item) => (
          <ActivityRow key={item.id} item={item} isToday={title === 'Today'} now={now} />
        ))}
      </ul>
    </section>
  ));
}

/** What somebody has done, newest first, by day. */
export function ActivityTab() {
  const { shown, earlier } = useActivity();
  const { list, awaitMore } = useFocusOnFirstNew(shown.data?.length ?? 0);
  return (
    <Sheet component="div" className={classes.sheet} data-testid="activity">
      <Loaded query={shown} pending={pending} failed="Your activity could not be loaded." empty={none}>
        {(items) => (
          <div ref={list}>
            <Days items={items} />
            {earlier && <Earlier earlier={earlier} onAsk={awaitMore} />}
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}
