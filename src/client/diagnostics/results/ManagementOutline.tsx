import { Button, Skeleton } from '@mantine/core';
import type { ConditionOutline } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { Disclosure } from './Disclosure.tsx';
import classes from './ManagementOutline.module.css';

function rowsOf({ management, redFlags }: ConditionOutline): readonly (readonly [label: string, text: string])[] {
  const { firstLine, alternatives, avoid, followUp, escalate } = management;
  return [
    ['First line', firstLine],
    ...(alternatives ? [['Alternatives', alternatives] as const] : []),
    ['Avoid', avoid],
    ['Follow-up', followUp],
    ['Escalate', escalate],
    ['Red flags', redFlags.join(' · ')],
  ];
}

function Outline({ conditionId }: { readonly conditionId: string }) {
  const outline = trpc.diagnostics.conditionOutline.useQuery({ id: conditionId }, { staleTime: Number.POSITIVE_INFINITY });
  if (outline.data) {
    return (
      <dl className={classes.outline} data-testid="management-outline">
        {rowsOf(outline.data).map(([label, text]) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if (outline.error) {
    return (
      <p className={classes.failed} role="alert">
        {errorText(outline.error, 'The outline did not load.')}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => outline.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <div className={classes.outline} role="status" aria-label="Loading the outline">
      <Skeleton height={18} width="70%" />
      <Skeleton height={18} width="55%" />
      <Skeleton height={18} width="62%" />
    </div>
  );
}

/** How a condition is treated, in outline: for learning, without doses, fetched when it is opened. */
export function ManagementOutline({ conditionId }: { readonly conditionId: string }) {
  return <Disclosure label="Management outline">{(isOpen) => isOpen && <Outline conditionId={conditionId} />}</Disclosure>;
}
