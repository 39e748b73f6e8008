import classes from './shapes.module.css';

/** The five shapes that every picture of the product is made of. */
export type Ink = 'ink' | 'soft' | 'faint' | 'accent' | 'urgent';

function inkClass(base: string | undefined, ink: Ink, dashed = false): string {
  return [base, ink === 'ink' ? '' : classes[ink], dashed ? classes.dashed : ''].filter(Boolean).join(' ');
}

interface LineProps {
  readonly d: string;
  readonly ink?: Ink;
  readonly dashed?: boolean;
  readonly width?: number;
}

/** A line: a course, an outline, a connection. */
export function Line({ d, ink = 'ink', dashed = false, width }: LineProps) {
  return <path d={d} className={inkClass(classes.line, ink, dashed)} style={width === undefined ? undefined : { strokeWidth: width }} />;
}

interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly r?: number;
  readonly ink?: Ink;
}

/** A dot: one finding. */
export function Dot({ x, y, r = 3, ink = 'ink' }: DotProps) {
  return <circle cx={x} cy={y} r={r} className={inkClass(classes.dot, ink)} />;
}

interface PulseProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How far the beat rises above the baseline. */
  readonly height?: number;
  readonly ink?: Ink;
}

/** A pulse: one heartbeat on a baseline, from left to right. */
export function Pulse({ x, y, width, height = 24, ink = 'accent' }: PulseProps) {
  const at = (share: number) => x + width * share;
  const up = (share: number) => y - height * share;
  const beat = [
    `M${x} ${y}`,
    `H${at(0.28)}`,
    `Q${at(0.33)} ${up(0.22)} ${at(0.38)} ${y}`,
    `H${at(0.43)}`,
    `L${at(0.455)} ${up(-0.14)}`,
    `L${at(0.49)} ${up(1)}`,
    `L${at(0.53)} ${up(-0.32)}`,
    `L${at(0.555)} ${y}`,
    `H${at(0.63)}`,
    `Q${at(0.69)} ${up(0.36)} ${at(0.75)} ${y}`,
    `H${at(1)}`,
  ].join(' ');
  return <Line d={beat} ink={ink} />;
}

interface LeafProps {
  readonly x: number;
  readonly y: number;
  /** From stem to tip. */
  readonly size: number;
  /** Degrees from upright, clockwise. */
  readonly turn?: number;
}

/** A leaf: what is growing or has been learnt. Its stem is at x, y. */
export function Leaf({ x, y, size, turn = 0 }: LeafProps) {
  const half = size * 0.34;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        className={classes.leaf}
        d={`M0 0 C${-half} ${-size * 0.3} ${-half} ${-size * 0.72} 0 ${-size} C${half} ${-size * 0.72} ${half} ${-size * 0.3} 0 0Z`}
      />
      <Line d={`M0 ${size * 0.12} V${-size * 0.72}`} ink="accent" />
    </g>
  );
}

interface SliceProps {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn?: number;
  readonly tone?: 'accent' | 'plain' | 'urgent';
}

const sliceFill = { accent: 'var(--an-accent-tint)', plain: 'var(--an-sunken)', urgent: 'var(--an-urgent-tint)' } as const;

/** A slice: a section through something round. */
export function Slice({ x, y, rx, ry, turn = 0, tone = 'plain' }: SliceProps) {
  return <ellipse cx={x} cy={y} rx={rx} ry={ry} transform={`rotate(${turn} ${x} ${y})`} className={classes.slice} style={{ fill: sliceFill[tone] }} />;
}
