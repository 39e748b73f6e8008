import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './PageTabs.module.css';

interface PageTabsProps<Tab extends string> {
  /** What they are tabs of, for screen readers. */
  readonly label: string;
  /** In their order, each with the name that stands on it. */
  readonly names: Readonly<Record<Tab, string>>;
  /** What stands behind a name, such as how much waits there; its words are part of the tab's name. */
  readonly badges?: Readonly<Partial<Record<Tab, ReactNode>>>;
  readonly current: Tab;
  readonly onOpen: (tab: Tab) => void;
  readonly className?: string;
  /** Hides all of it while it is not known what stands above. */
  readonly isWaiting?: boolean;
  /** @returns what stands below a tab; only that of the current one is drawn */
  readonly children: (tab: Tab) => ReactNode;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (key: string): key is Key => key in record;
  return Object.keys(record).filter(isKey);
}

/** The tabs of a page, one row that is moved where the screen is small; the address says which is open. */
export function PageTabs<Tab extends string>({ label, names, badges, current, onOpen, className, isWaiting, children }: PageTabsProps<Tab>) {
  const tabs = keysOf(names);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the last tab is out of view until the row is moved; again when a badge has made it wider.
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>(`[data-testid="tab-${current}"]`);
    if (!row || !chosen) return;
    const widths = new ResizeObserver(() => {
      row.scrollLeft = chosen.offsetLeft + chosen.offsetWidth - row.clientWidth;
    });
    widths.observe(chosen);
    return () => widths.disconnect();
  }, [current]);
  const open = (value: string | null) => {
    const tab = tabs.find((name) => name === value);
    if (tab) onOpen(tab);
  };
  return (
    <Tabs
      value={current}
      onChange={open}
      keepMounted={false}
      className={className}
      data-waiting={isWaiting || undefined}
      classNames={{ root: classes.root, list: classes.tabs, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab} rightSection={badges?.[tab]} data-testid={`tab-${tab}`}>
            {names[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          {tab === current && children(tab)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
