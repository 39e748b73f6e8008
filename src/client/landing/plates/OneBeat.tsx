import { Line, Pulse } from '../../ui/art/shapes.tsx';
import { Label } from './Label.tsx';

const columns = Array.from({ length: 23 }, (_, index) => 10 + index * 20);
const rows = Array.from({ length: 13 }, (_, index) => 20 + index * 20);

/** One heartbeat on squared paper, with its waves named. */
export function OneBeat() {
  return (
    <svg viewBox="0 0 460 320" role="img" aria-label="Line drawing of one heartbeat in lead II with its P wave, QRS complex and T wave named">
      {columns.map((x) => (
        <Line key={x} d={`M${x} 20V260`} ink="faint" width={0.6} />
      ))}
      {rows.map((y) => (
        <Line key={y} d={`M10 ${y}H450`} ink="faint" width={0.6} />
      ))}
      <Pulse x={10} y={200} width={440} height={150} />
      <Label x={155} y={150} anchor="middle">
        P
      </Label>
      <Label x={226} y={40} anchor="middle" tone="accent">
        R
      </Label>
      <Label x={314} y={156} anchor="middle">
        T
      </Label>
      <Line d="M134 276V288H199V276" ink="soft" />
      <Label x={166} y={308} anchor="middle">
        PR
      </Label>
      <Line d="M201 276V288H254V276" ink="accent" />
      <Label x={228} y={308} anchor="middle" tone="accent">
        QRS
      </Label>
    </svg>
  );
}
