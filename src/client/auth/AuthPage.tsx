import { Tabs } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useAuth } from '../lib/auth.ts';
import { LeafAndPulse } from '../ui/art/LeafAndPulse.tsx';
import { PageLoader } from '../ui/PageLoader.tsx';
import classes from './AuthPage.module.css';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Sign in and sign up. Whoever is signed in, already or just now, is led on. */
export function AuthPage() {
  const { user, isLoading } = useAuth();
  if (isLoading) return <PageLoader />;
  if (user) {
    return (
      <>
        <PageLoader label="You are signed in. Opening diagnostics." />
        <Navigate to="/diagnostics" replace />
      </>
    );
  }

  return (
    <div className={classes.page}>
      <section className={classes.card} aria-labelledby="auth-title">
        <header className={classes.head}>
          <LeafAndPulse />
          <h1 id="auth-title" className={classes.title}>
            Anamnesis
          </h1>
          <p className={classes.tagline}>Describe the patient. See the reasoning.</p>
        </header>
        <Tabs defaultValue="sign-in" classNames={{ list: classes.tabs }}>
          <Tabs.List grow>
            <Tabs.Tab value="sign-in" data-testid="tab-sign-in">
              Sign In
            </Tabs.Tab>
            <Tabs.Tab value="sign-up" data-testid="tab-sign-up">
              Sign Up
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="sign-in">
            <SignInForm />
          </Tabs.Panel>
          <Tabs.Panel value="sign-up">
            <SignUpForm />
          </Tabs.Panel>
        </Tabs>
      </section>
    </div>
  );
}
