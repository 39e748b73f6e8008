/** How a paper, or a section of it, is brought to its end. */
export interface Ending {
  readonly isSubmitting: boolean;
  /** Whether the last try to hand in failed. */
  readonly isFailed: boolean;
  readonly onSubmit: () => void;
  readonly isClosing: boolean;
  readonly onCloseSection: () => void;
  /** What somebody must know before they leave; null where nothing happens meanwhile. */
  readonly leaveText: string | null;
  readonly onLeave: () => void;
}
