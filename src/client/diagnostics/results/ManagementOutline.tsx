import { Skeleton } from '@mantine/core';
import type { ConditionOutline } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
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

const lines = (
  <Waiting label="Loading the outline">
    <Skeleton height={18} width="70%" />
    <Skeleton height={18} width="55%" />
    <Skeleton height={18} width="62%" />
  </Waiting>
);

function Outline({ conditionId }: { readonly conditionId: string }) {
  const query = trpc.diagnostics.conditionOutline.useQuery({ id: conditionId });
  return (
    <div className={classes.outline}>
      <Loaded query={query} pending={lines} failed="The outline did not load.">
        {(outline) => (
          <dl className={classes.rows} data-testid="management-outline">
            {rowsOf(outline).map(([label, text]) => (
              <div key={label} className={classes.row}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </div>
  );
}

/** How a condition is treated, in outline: for learning, without doses, fetched when it is opened. */
export function ManagementOutline({ conditionId }: { readonly conditionId: string }) {
  return <Disclosure label="Management outline">{(isOpen) => isOpen && <Outline conditionId={conditionId} />}</Disclosure>;
}
