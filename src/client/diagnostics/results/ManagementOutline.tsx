import { Skeleton } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import { ManagementSteps } from '../../ui/ManagementSteps.tsx';
import { Disclosure } from './Disclosure.tsx';
import classes from './ManagementOutline.module.css';

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
          <div data-testid="management-outline">
            <ManagementSteps management={outline.management}>
              <div>
                <dt>Red flags</dt>
                <dd>{outline.redFlags.join(' · ')}</dd>
              </div>
            </ManagementSteps>
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** How a condition is treated: for learning, fetched when it is opened. */
export function ManagementOutline({ conditionId }: { readonly conditionId: string }) {
  return <Disclosure label="Management">{(isOpen) => isOpen && <Outline conditionId={conditionId} />}</Disclosure>;
}
