import { Dot, Leaf, Line, Pulse } from './shapes.tsx';

/** The small picture of message cards. `flat` has no beat: something stopped. */
export function LeafAndPulse({ flat = false }: { readonly flat?: boolean }) {
  return (
    <svg width="144" height={flat ? 16 : 56} viewBox={flat ? '0 36 144 16' : '0 0 144 56'} aria-hidden="true">
      {flat ? <Line d="M2 44 H118" ink="soft" dashed /> : <Pulse x={2} y={44} width={116} height={30} />}
      <Dot x={122} y={44} r={3.5} ink={flat ? 'soft' : 'accent'} />
      {!flat && <Leaf x={122} y={36} size={26} turn={18} />}
    </svg>
  );
}
