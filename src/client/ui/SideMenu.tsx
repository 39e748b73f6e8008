import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

interface SideMenuProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Pixels; no wider than the screen. */
  readonly size?: number;
}

/** A menu that slides in from the right. */
export function SideMenu({ title, isOpen, onClose, children, size = 320 }: SideMenuProps) {
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="right" size={size} classNames={{ content: classes.content, overlay: classes.overlay }}>
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <IconButton aria-label={`Close ${title.toLowerCase()}`} onClick={onClose}>
            <IconX size={22} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
