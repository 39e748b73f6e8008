import { Loader, Tabs } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { goOnTyping, typedEarly } from '../lib/typedEarly.ts';
import { LeafAndPulse } from '../ui/art/LeafAndPulse.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import classes from './AuthCard.module.css';
import { DemoAdministrator } from './DemoAdministrator.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useEnter } from './useEnter.ts';
import { useSignIn } from './useSignIn.ts';

const loadSignUp = () => import('./SignUp.tsx');
const SignUp = lazy(async () => ({ default: (await loadSignUp()).SignUp }));

/** The card with both tabs. What is typed in one stays while the other is looked at. Signing up is fetched when somebody turns to it. */
export function AuthCard() {
  const signIn = useSignIn({ email: typedEarly('email'), password: typedEarly('password'), onSignedIn: useEnter() });
  const [isSignUpWanted, setSignUpWanted] = useState(false);
  useEffect(goOnTyping, []);
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
        <Tabs defaultValue="sign-in" keepMounted={false} onChange={() => setSignUpWanted(true)} classNames={{ list: classes.tabs, tab: classes.tab }}>
          <Tabs.List grow>
            <Tabs.Tab value="sign-in" data-testid="tab-sign-in">
              Sign In
            </Tabs.Tab>
            <Tabs.Tab value="sign-up" onPointerEnter={loadSignUp} onFocus={loadSignUp} data-testid="tab-sign-up">
              Sign Up
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="sign-in">
            <SignInForm state={signIn} />
            <DemoAdministrator onFill={(account) => signIn.form.setValues(account)} />
          </Tabs.Panel>
          <Tabs.Panel value="sign-up" keepMounted>
            <Suspense fallback={<Loader className={classes.waiting} aria-label="Loading" />}>{isSignUpWanted && <SignUp />}</Suspense>
          </Tabs.Panel>
        </Tabs>
      </Sheet>
    </div>
  );
}
