import { Dot, Line } from '../../ui/art/shapes.tsx';
import { Label } from './Label.tsx';

const frame = { left: 58, top: 16, size: 290 };

/** Probability after a finding with the likelihood ratio `ratio`, by Bayes' theorem in odds. */
function postTest(preTest: number, ratio: number): number {
  return (preTest * ratio) / (1 - preTest + preTest * ratio);
}

const x = (probability: number) => frame.left + probability * frame.size;
const y = (probability: number) => frame.top + (1 - probability) * frame.size;

function curve(ratio: number): string {
  const points = Array.from({ length: 161 }, (_, index) => index / 160);
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point).toFixed(1)} ${y(postTest(point, ratio)).toFixed(1)}`).join(' ');
}

/** Probability before a finding across, after it upwards, for findings that argue for, against, or not at all. */
export function PostTestCurve() {
  const before = 0.2;
  const raised = postTest(before, 10);
  const lowered = postTest(before, 0.1);
  return (
    <svg
      viewBox="0 0 380 370"
      role="img"
      aria-label="Curves of the probability after a finding against the probability before it, for likelihood ratios of 10, 1 and 0.1"
    >
      <Line d={`M${x(0)} ${y(1)} V${y(0)} H${x(1)}`} ink="soft" />
      {[0.25, 0.5, 0.75, 1].map((share) => (
        <Line key={share} d={`M${x(0)} ${y(share)} H${x(1)}`} ink="faint" width={1} />
      ))}
      <Line d={`M${x(before)} ${y(0)} V${y(raised)} H${x(0)}`} ink="accent" dashed />
      <Line d={curve(10)} ink="accent" width={2.5} />
      <Line d={curve(1)} ink="soft" dashed />
      <Line d={curve(0.1)} width={2} />
      <Dot x={x(before)} y={y(raised)} r={5} ink="accent" />
      <Dot x={x(before)} y={y(lowered)} r={4} />
      <Label x={x(0.3)} y={y(0.9)} anchor="start" tone="accent">
        LR 10
      </Label>
      <Label x={x(0.8)} y={y(0.18)}>
        LR 0.1
      </Label>
      <Label x={x(0) - 10} y={y(raised) + 5} anchor="end" tone="accent">
        71 %
      </Label>
      <Label x={x(0) - 10} y={y(1) + 5} anchor="end">
        100 %
      </Label>
      <Label x={x(before)} y={y(0) + 22} anchor="middle" tone="accent">
        20 %
      </Label>
      <Label x={x(1)} y={y(0) + 22} anchor="end">
        100 %
      </Label>
      <g transform={`translate(${x(0) - 28} ${y(0.28)}) rotate(-90)`}>
        <Label x={0} y={0}>
          after it →
        </Label>
      </g>
      <Label x={x(0)} y={y(0) + 48}>
        before the finding →
      </Label>
    </svg>
  );
}
