import type { SubscriptionTier } from '../../../shared/auth/auth.schema.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { TierBadge } from '../../ui/TierBadge.tsx';
import classes from './SubscriptionTab.module.css';

const descriptions = {
  free: 'Basic diagnostic features.',
  professional: 'Full access, including AI analysis.',
  enterprise: 'Complete access with priority support.',
} as const satisfies Record<SubscriptionTier, string>;

/** The plan that somebody has, and what it holds. */
export function SubscriptionTab({ tier }: { readonly tier: SubscriptionTier }) {
  return (
    <Sheet className={classes.sheet} aria-labelledby="current-plan" data-testid="subscription">
      <div className={classes.head}>
        <h2 id="current-plan" className={classes.title}>
          Current plan
        </h2>
        <TierBadge tier={tier} />
      </div>
      <p className={classes.text}>{descriptions[tier]}</p>
      {tier !== 'free' && <p className={classes.thanks}>Thank you for your subscription.</p>}
    </Sheet>
  );
}
