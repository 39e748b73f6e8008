import { Badge } from '@mantine/core';
import type { SubscriptionTier } from '../../shared/auth/auth.schema.ts';

const names = { free: 'Free', professional: 'Professional', enterprise: 'Enterprise' } as const satisfies Record<SubscriptionTier, string>;

/** The tier of a subscription by its documented name. */
export function TierBadge({ tier }: { readonly tier: SubscriptionTier }) {
  return (
    <Badge color={tier === 'free' ? 'gray' : 'petrol'} data-testid="tier-badge">
      {names[tier]}
    </Badge>
  );
}
