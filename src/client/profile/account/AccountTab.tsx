import type { CurrentUser } from '../../../shared/auth/auth.schema.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import classes from './AccountTab.module.css';
import { DataSection } from './DataSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import type { Details } from './useDetails.ts';

/** Everything that can be set about an account, from its name to its end. */
export function AccountTab({ user, details }: { readonly user: CurrentUser; readonly details: Details }) {
  return (
    <Sheet component="div" className={classes.sheet}>
      <DetailsSection user={user} details={details} />
      <PreferencesSection />
      <PasswordSection email={user.email} />
      <SessionsSection />
      <DataSection />
      <DeletionSection />
    </Sheet>
  );
}
