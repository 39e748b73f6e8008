import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { PageTabs } from '../ui/PageTabs.tsx';
import { AccountTab } from './account/AccountTab.tsx';
import { useDetails } from './account/useDetails.ts';
import { ActivityTab } from './activity/ActivityTab.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import classes from './Profile.module.css';
import { QuickStats } from './QuickStats.tsx';
import type { ProfileTab } from './search.rules.ts';
import { SubscriptionTab } from './subscription/SubscriptionTab.tsx';

const route = getRouteApi('/profile');

const names = { account: 'Account', subscription: 'Subscription', activity: 'Activity' } as const satisfies Record<ProfileTab, string>;

/** Who somebody is here, what they did, and all that can be set about it. */
export function Profile({ user }: { readonly user: CurrentUser }) {
  const { tab = 'account' } = route.useSearch();
  const navigate = route.useNavigate();
  // Held here, so that a look at another tab takes nothing that was typed.
  const details = useDetails(user);
  const open = (next: ProfileTab) => void navigate({ search: { tab: next === 'account' ? undefined : next }, resetScroll: false });
  const panels: Readonly<Record<ProfileTab, ReactNode>> = {
    account: <AccountTab user={user} details={details} />,
    subscription: <SubscriptionTab tier={user.subscriptionTier} />,
    activity: <ActivityTab />,
  };
  return (
    <div className={classes.page}>
      <PageHead title="Profile" lead="Your account, and what you have done with it." />
      <div className={classes.aside}>
        <IdentityCard user={user} />
        <QuickStats />
      </div>
      <PageTabs label="Profile" names={names} current={tab} onOpen={open} className={classes.main}>
        {(shown) => panels[shown]}
      </PageTabs>
    </div>
  );
}
