import { getRouteApi } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { PageLoader } from '../ui/PageLoader.tsx';
import { PageTabs } from '../ui/PageTabs.tsx';
import { useDetails } from './account/useDetails.ts';
import { IdentityCard } from './IdentityCard.tsx';
import classes from './Profile.module.css';
import { QuickStats } from './QuickStats.tsx';
import type { ProfileTab } from './search.rules.ts';

// Each comes with its own tab: who opens one waits for no other.
const AccountTab = lazy(async () => ({ default: (await import('./account/AccountTab.tsx')).AccountTab }));
const ActivityTab = lazy(async () => ({ default: (await import('./activity/ActivityTab.tsx')).ActivityTab }));
const SubscriptionTab = lazy(async () => ({ default: (await import('./subscription/SubscriptionTab.tsx')).SubscriptionTab }));

const route = getRouteApi('/profile');

const names = { account: 'Account', subscription: 'Subscription', activity: 'Activity' } as const satisfies Record<ProfileTab, string>;

/** As high as the screen, so that nothing below comes into view and goes again. */
const onItsWay = (
  <div className={classes.onItsWay}>
    <PageLoader />
  </div>
);

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
        {(shown) => <Suspense fallback={onItsWay}>{panels[shown]}</Suspense>}
      </PageTabs>
    </div>
  );
}
