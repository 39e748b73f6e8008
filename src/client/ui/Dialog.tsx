import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: number;
  /** Fills small screens, for dialogs with much to show. */
  readonly isFullScreen?: boolean;
}

/** Gives the focus back to what had it before, when the dialog is gone. */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}

/** A dialog over the page. It has its own head: Mantine's is a second `header`, which screen readers take for the page's. */
export function Dialog({ title, onClose, children, size = 560, isFullScreen = false }: DialogProps) {
  useFocusBack();
  return (
    <Modal.Root opened onClose={onClose} size={size} fullScreen={isFullScreen} classNames={{ content: classes.content, overlay: classes.overlay }}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <IconButton aria-label="Close" onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
