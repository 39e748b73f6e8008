import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { paperWords } from '../paperWords.rules.ts';
import type { Ending } from './ending.ts';
import { KeyList } from './KeyList.tsx';
import { type Counts, openEnds } from './responses.rules.ts';
import classes from './TakingDialogs.module.css';

/** What is asked, or shown, over the paper. */
export type Asked = 'submit' | 'section' | 'leave' | 'keys';

interface TakingDialogsProps {
  readonly asked: Asked | null;
  readonly paper: Attempt['paper'];
  /** Of the section that is to be closed, or of the paper. */
  readonly counts: Counts;
  readonly ending: Ending;
  readonly onClose: () => void;
}

interface QuestionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly stay: string;
  readonly go: string;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Something that cannot be undone is asked first; the way back stands first. */
function Question({ title, children, stay, go, onGo, onClose }: QuestionProps) {
  const act = () => {
    onClose();
    onGo();
  };
  return (
    <Dialog title={title} onClose={onClose} size={460}>
      <div className={classes.text} data-testid="confirm">
        {children}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {stay}
        </Button>
        <Button onClick={act} data-testid="confirm-yes">
          {go}
        </Button>
      </div>
    </Dialog>
  );
}

/** The dialogs of a paper: before handing in, before a section is closed, before leaving, and the list of keys. */
export function TakingDialogs({ asked, paper, counts, ending, onClose }: TakingDialogsProps) {
  const ends = openEnds(counts);
  if (asked === 'keys')
    return (
      <Dialog title="Keyboard shortcuts" onClose={onClose} size={460}>
        <KeyList />
      </Dialog>
    );
  if (asked === 'leave')
    return (
      <Question title="Leave and go on later?" stay="Stay" go="Leave" onGo={ending.onLeave} onClose={onClose}>
        <p>{ending.leaveText}</p>
      </Question>
    );
  if (asked === 'section')
    return (
      <Question title="Go to the next section?" stay="Stay in this section" go="Next section" onGo={ending.onCloseSection} onClose={onClose}>
        {ends && <p>{ends}</p>}
        <p>This section then stays closed: you cannot come back to it.</p>
      </Question>
    );
  if (asked !== 'submit') return null;
  const words = paperWords[paper.kind];
  return (
    <Question title={words.ask} stay="Go on answering" go={words.askYes} onGo={ending.onSubmit} onClose={onClose}>
      <p>{ends}</p>
      <p>Not every question has to be answered; what is open counts as unanswered.</p>
    </Question>
  );
}
