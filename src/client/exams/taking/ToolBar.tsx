import { IconFlag, IconFlagFilled, IconFlask, IconNote, IconStrikethrough } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './ToolBar.module.css';
import type { Taking } from './useTaking.ts';

interface ToolProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Tool({ icon, children, ...others }: ToolProps) {
  return (
    <button type="button" className={classes.tool} {...others}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** The tools of the question that is shown. */
export function ToolBar({ taking }: { readonly taking: Taking }) {
  const { response, shownKey, isStriking, isNoting, panel, setStriking, setNoting, setPanel, patch } = taking;
  const { isMarked, note } = response;
  const Flag = isMarked ? IconFlagFilled : IconFlag;
  const isLaboratory = panel === 'laboratory';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its buttons out in its own way
    <div className={classes.tools} role="group" aria-label="Tools">
      <Tool
        icon={<Flag size={18} stroke={1.75} aria-hidden />}
        aria-pressed={isMarked}
        aria-label="Mark for review"
        data-tone="mark"
        onClick={() => patch({ isMarked: !isMarked })}
        data-testid="mark-question"
      >
        {isMarked ? 'Marked' : 'Mark'}
      </Tool>
      <Tool
        icon={<IconStrikethrough size={18} stroke={1.75} aria-hidden />}
        aria-pressed={isStriking}
        aria-label="Strike out options"
        disabled={shownKey !== null}
        onClick={() => setStriking(!isStriking)}
        data-testid="strike-mode"
      >
        Strike out
      </Tool>
      <Tool
        icon={<IconFlask size={18} stroke={1.75} aria-hidden />}
        aria-expanded={isLaboratory}
        aria-label="Laboratory values"
        onClick={() => setPanel(isLaboratory ? null : 'laboratory')}
        data-testid="lab-values"
      >
        Lab values
      </Tool>
      <Tool
        icon={<IconNote size={18} stroke={1.75} aria-hidden />}
        aria-expanded={isNoting || note !== ''}
        aria-label="Note"
        onClick={() => setNoting(!isNoting)}
        data-testid="note-tool"
      >
        Note
      </Tool>
    </div>
  );
}
