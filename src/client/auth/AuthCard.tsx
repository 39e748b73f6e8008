import { Tabs } from '@mantine/core';
import { LeafAndPulse } from '../ui/art/LeafAndPulse.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import classes from './AuthCard.module.css';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useEnter } from './useEnter.ts';
import { useSignIn } from './useSignIn.ts';
import { useSignUp } from './useSignUp.ts';

/** The card with both tabs. What is typed in one stays while the other is looked at. */
export function AuthCard() {
  const signIn = useSignIn({ onSignedIn: useEnter() });
  const signUp = useSignUp();
  return (
    <div className={classes.page}>
      <Sheet className={classes.card} aria-labelledby="auth-title" data-testid="auth-card">
        <header className={classes.head}>
          <LeafAndPulse />
          <h1 id="auth-title" className={classes.title}>
            Anamnesis
          </h1>
          <p className={classes.tagline}>Describe the patient. See the reasoning.</p>
        </header>
        <Tabs defaultValue="sign-in" keepMounted={false} classNames={{ list: classes.tabs, tab: classes.tab }}>
          <Tabs.List grow>
            <Tabs.Tab value="sign-in" data-testid="tab-sign-in">
              Sign In
            </Tabs.Tab>
            <Tabs.Tab value="sign-up" data-testid="tab-sign-up">
              Sign Up
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="sign-in">
            <SignInForm state={signIn} />
          </Tabs.Panel>
          <Tabs.Panel value="sign-up">
            <SignUpForm state={signUp} />
          </Tabs.Panel>
        </Tabs>
      </Sheet>
    </div>
  );
}
