import { Line } from '../../ui/art/shapes.tsx';
import classes from './Label.module.css';

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly tone?: 'soft' | 'accent' | 'urgent';
  /** The leader to what is named. */
  readonly leader?: string;
}

/** A word in a plate, with its leader line. */
export function Label({ x, y, children, anchor = 'start', tone = 'soft', leader }: LabelProps) {
  return (
    <>
      {leader && <Line d={leader} ink={tone === 'urgent' ? 'urgent' : 'soft'} width={1} />}
      <text x={x} y={y} textAnchor={anchor} className={classes.label} data-tone={tone}>
        {children}
      </text>
    </>
  );
}
