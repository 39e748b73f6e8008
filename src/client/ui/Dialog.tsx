import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: number;
  /** Fills small screens, for dialogs with much to show. */
  readonly isFullScreen?: boolean;
}

/** A dialog over the page. It has its own head: Mantine's is a second `header`, which screen readers take for the page's. */
export function Dialog({ title, onClose, children, size = 560, isFullScreen = false }: DialogProps) {
  return (
    <Modal.Root opened onClose={onClose} size={size} fullScreen={isFullScreen} classNames={{ content: classes.content, overlay: classes.overlay }}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" size={40} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
