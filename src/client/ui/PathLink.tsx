import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface PathLinkProps {
  /** A path of this app with all that belongs to it, such as "/pg-preparation?attempt=…". */
  readonly path: string;
  readonly className?: string;
  readonly 'data-activity'?: boolean;
  readonly children: ReactNode;
}

/** A link of the router to a page that the server names: the router takes a path and what follows it apart. */
export function PathLink({ path, children, ...others }: PathLinkProps) {
  const { options } = useRouter();
  const { pathname, search, hash } = new URL(path, 'http://app.invalid');
  return (
    <Link to={pathname} search={options.parseSearch?.(search)} hash={hash.slice(1)} activeProps={{}} {...others}>
      {children}
    </Link>
  );
}
