import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { SideMenu } from '../../ui/SideMenu.tsx';
import classes from './Aside.module.css';
import { KeysHint } from './KeysHint.tsx';
import { Laboratory } from './Laboratory.tsx';
import { Palette } from './Palette.tsx';
import { useRevealCurrent } from './useRevealCurrent.ts';
import type { Panel } from './useTaking.ts';

interface AsideProps {
  readonly panel: Panel | null;
  readonly onPanel: (panel: Panel | null) => void;
  /** Of the open section. */
  readonly responses: readonly QuestionResponse[];
  readonly position: number;
  readonly onGo: (position: number) => void;
  readonly onShowKeys: () => void;
}

/** Whether there is room beside the question. */
export const useIsWide = () => useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });

function WideAside({ panel, onPanel, position, children }: Pick<AsideProps, 'panel' | 'onPanel' | 'position'> & { readonly children: ReactNode }) {
  const box = useRevealCurrent(position);
  return (
    <aside ref={box} className={classes.aside} aria-label={panel === 'laboratory' ? 'Laboratory values' : 'Questions'} data-column="beside">
      {panel === 'laboratory' ? (
        <>
          <div className={classes.head}>
            <h2 className={classes.title}>Laboratory values</h2>
            <IconButton aria-label="Close laboratory values" onClick={() => onPanel(null)}>
              <IconX size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </div>
          <Laboratory />
        </>
      ) : (
        children
      )}
    </aside>
  );
}

/** The questions at a glance, or laboratory values: beside the question, and over it where there is no room. */
export function Aside({ panel, onPanel, responses, position, onGo, onShowKeys }: AsideProps) {
  const isWide = useIsWide();
  const close = () => onPanel(null);
  if (isWide)
    return (
      <WideAside panel={panel} onPanel={onPanel} position={position}>
        <h2 className={classes.title}>Questions</h2>
        <Palette responses={responses} position={position} onGo={onGo} />
        <KeysHint onShow={onShowKeys} />
      </WideAside>
    );
  const go = (to: number) => {
    close();
    onGo(to);
  };
  return (
    <>
      <SideMenu title="Questions" isOpen={panel === 'palette'} onClose={close}>
        <Palette responses={responses} position={position} onGo={go} />
      </SideMenu>
      <SideMenu title="Laboratory values" isOpen={panel === 'laboratory'} onClose={close} size={440}>
        <Laboratory />
      </SideMenu>
    </>
  );
}
