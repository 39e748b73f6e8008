import { type ReactNode, useState } from 'react';
import { useSetting } from '../../lib/settings.ts';
import { Aside } from './Aside.tsx';
import type { Ending } from './ending.ts';
import { PaperHead } from './PaperHead.tsx';
import { PaperNotice } from './PaperNotice.tsx';
import { ProgressStrip } from './ProgressStrip.tsx';
import { QuestionSheet } from './QuestionSheet.tsx';
import { countsOf } from './responses.rules.ts';
import type { Sitting } from './sitting.ts';
import classes from './Taking.module.css';
import { type Asked, TakingDialogs } from './TakingDialogs.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { actOn, type Taking, useTaking } from './useTaking.ts';

interface TakingViewProps {
  readonly sitting: Sitting;
  readonly timer: ReactNode;
  readonly status: ReactNode;
  readonly notice: string | null;
  readonly onDismissNotice: () => void;
  readonly ending: Ending;
}

interface OpenPaperProps extends TakingViewProps {
  readonly taking: Taking;
}

function OpenPaper({ taking, sitting, timer, status, notice, onDismissNotice, ending }: OpenPaperProps) {
  const { paper, mode, extraTime, responses } = sitting;
  const { section, position, panel, setPanel, go } = taking;
  const [asked, ask] = useState<Asked | null>(null);
  const [areKeysOff] = useSetting('keys-off');
  useShortcuts(!areKeysOff && asked === null, (shortcut) => actOn(taking, shortcut, () => ask('keys')));

  const inSection = responses.slice(section.first, section.first + section.count);
  const counts = countsOf(responses);
  const submit = () => (counts.unanswered > 0 || counts.marked > 0 ? ask('submit') : ending.onSubmit());
  const leave = () => (ending.leaveText === null ? ending.onLeave() : ask('leave'));
  return (
    <div className={classes.page} data-panel={panel ?? undefined} data-testid="taking">
      <PaperHead paper={paper} section={sitting.section} mode={mode} extraTime={extraTime} onLeave={leave} />
      <ProgressStrip counts={countsOf(inSection)} isSection={paper.sections.length > 1} timer={timer} status={status} />
      <PaperNotice text={notice} onDismiss={onDismissNotice} />
      <QuestionSheet taking={taking} ending={ending} onSubmit={submit} onNextSection={() => ask('section')} />
      <Aside panel={panel} onPanel={setPanel} responses={inSection} position={position} onGo={go} onShowKeys={() => ask('keys')} />
      <TakingDialogs asked={asked} paper={paper} counts={asked === 'section' ? countsOf(inSection) : counts} ending={ending} onClose={() => ask(null)} />
    </div>
  );
}

/** A paper while it is taken: one question at a time, with all the tools of an examination. */
export function TakingView(props: TakingViewProps) {
  const taking = useTaking(props.sitting);
  return taking && <OpenPaper {...props} taking={taking} />;
}
