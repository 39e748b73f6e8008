import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { trpc } from '../lib/trpc.ts';
import classes from './DemoAdministrator.module.css';

interface DemoAdministratorProps {
  readonly onFill: (account: { email: string; password: string }) => void;
}

/** The account that a demo installation advertises. Nothing where a real administrator is configured. */
export function DemoAdministrator({ onFill }: DemoAdministratorProps) {
  const info = trpc.system.info.useQuery();
  const account = info.data?.demoAdmin;
  if (!account) return null;

  return (
    <aside className={classes.box} aria-label="Demo administrator" data-testid="demo-admin">
      <div className={classes.head}>
        <IconKey size={18} stroke={1.75} aria-hidden />
        <strong>Demo administrator</strong>
      </div>
      <dl className={classes.account}>
        <dt>Email</dt>
        <dd>{account.email}</dd>
        <dt>Password</dt>
        <dd>{account.password}</dd>
      </dl>
      <Button variant="default" size="xs" onClick={() => onFill(account)} data-testid="demo-admin-fill">
        Fill in
      </Button>
    </aside>
  );
}
