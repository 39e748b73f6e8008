import type { CurrentUser } from '../../shared/auth/auth.schema.ts';

/** How a feature shows in the header. Its route carries this; the shell collects it. */
export interface NavigationLink {
  readonly path: string;
  readonly label: string;
  /** `main` stands among the top links, `admin` behind them as a red badge, `account` among the buttons beside the user's name, and `profile` is where the name itself leads. */
  readonly placement: 'main' | 'admin' | 'account' | 'profile';
  /** Who sees it; everyone when left out. */
  readonly visibleTo?: (user: CurrentUser | null) => boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Stands before the brand in the window's title; left out, the brand stands alone. */
    readonly title?: string;
    readonly navigation?: NavigationLink;
  }
}

/** The documented test id of a top link: `nav-link-exam-prep`. */
export function navigationTestId(label: string): string {
  return `nav-link-${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}
