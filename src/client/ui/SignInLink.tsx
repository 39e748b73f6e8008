import type { ButtonProps } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from './ButtonLink.tsx';

interface SignInLinkProps extends ButtonProps {
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly 'data-testid'?: string;
}

/** The way to the sign-in page, and from there back to this one; from the front page to where everybody starts. */
export function SignInLink(props: SignInLinkProps) {
  const { href, pathname } = useLocation();
  const isPlain = pathname === '/' || pathname === '/auth';
  return <ButtonLink to="/auth" search={isPlain ? (before) => ({ ...(typeof before.to === 'string' && { to: before.to }) }) : { to: href }} {...props} />;
}
