import { Button, type ButtonProps } from '@mantine/core';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

interface AnchorButtonProps extends ButtonProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" {...props} />;
}

const RouterButton = createLink(AnchorButton);

/** A link of the router that looks like a button, for ways to another page. */
export const ButtonLink: LinkComponent<typeof AnchorButton> = (props) => <RouterButton preload="intent" {...props} />;
