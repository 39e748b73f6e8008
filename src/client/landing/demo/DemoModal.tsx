import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconArrowRight, IconPlayerPause, IconPlayerPlay, IconRotate } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { EvidenceSheet } from '../EvidenceSheet.tsx';
import classes from './DemoModal.module.css';
import { demoSteps } from './demoScript.ts';
import { useDemoPlayer } from './useDemoPlayer.ts';

function playLabel(player: ReturnType<typeof useDemoPlayer>): { readonly label: string; readonly Icon: typeof IconPlayerPlay } {
  if (player.isAtEnd) return { label: 'Replay', Icon: IconRotate };
  return player.isPlaying ? { label: 'Pause', Icon: IconPlayerPause } : { label: 'Play', Icon: IconPlayerPlay };
}

function Controls({ player }: { readonly player: ReturnType<typeof useDemoPlayer> }) {
  const { label, Icon } = playLabel(player);
  return (
    <div className={classes.controls}>
      <Button
        variant="default"
        onClick={() => player.goTo(player.index - 1)}
        disabled={player.index === 0}
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        Back
      </Button>
      <Button onClick={player.toggle} leftSection={<Icon size={16} aria-hidden />} data-testid="demo-play">
        {label}
      </Button>
      <Button variant="default" onClick={() => player.goTo(player.index + 1)} disabled={player.isAtEnd} rightSection={<IconArrowRight size={16} aria-hidden />}>
        Next
      </Button>
    </div>
  );
}

/** The walk-through of one case: plays by itself, can be paused and stepped. */
export function DemoModal({ onClose }: { readonly onClose: () => void }) {
  const player = useDemoPlayer();
  const isSmall = useMediaQuery('(max-width: 30em)', false, { getInitialValueInEffect: false });
  const sheet = useRef<HTMLDivElement>(null);
  const step = demoSteps[player.index];

  useEffect(() => {
    // On a small screen the sheet is longer than the view: bring what the step is about into it.
    sheet.current?.querySelector(`[data-step="${player.index}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [player.index]);

  if (!step) return null;
  return (
    <Dialog title="One case, from note to question" onClose={onClose} size={760} isFullScreen={isSmall}>
      <div data-testid="demo">
        <div className={classes.guide}>
          <div className={classes.words} aria-live="polite">
            <h3>
              <span data-figures>
                {player.index + 1}/{demoSteps.length}
              </span>{' '}
              {step.title}
            </h3>
            <p>{step.words}</p>
          </div>
          <Controls player={player} />
        </div>
        <div ref={sheet} className={classes.sheet}>
          <EvidenceSheet reading={step.reading} />
        </div>
        <p className={classes.aside}>What the engine makes of this note, shortened. For education, and not medical advice.</p>
      </div>
    </Dialog>
  );
}
