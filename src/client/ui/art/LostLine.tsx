import { Dot, Line, Pulse } from './shapes.tsx';

/** A beat, and then nothing: the picture of the page that does not exist. */
export function LostLine() {
  return (
    <svg width="100%" viewBox="0 0 620 120" aria-hidden="true">
      <Pulse x={0} y={84} width={250} height={64} />
      <Line d="M250 84 H356" ink="accent" />
      <Dot x={356} y={84} r={4} ink="accent" />
      <Line d="M372 84 H612" ink="soft" dashed />
      <Dot x={430} y={38} r={3} ink="faint" />
      <Dot x={508} y={104} r={3} ink="faint" />
      <Dot x={580} y={52} r={3} ink="faint" />
    </svg>
  );
}
