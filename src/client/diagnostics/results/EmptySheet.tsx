import { Dot, Line } from '../../ui/art/shapes.tsx';

const rows = [
  { y: 22, bar: 132, ink: 'accent' },
  { y: 58, bar: 76, ink: 'ink' },
  { y: 94, bar: 40, ink: 'soft' },
  { y: 130, bar: 22, ink: 'soft' },
] as const;

/** A differential before its words: ranked lines, and the findings that tie to them. */
export function EmptySheet() {
  return (
    <svg width="300" height="152" viewBox="0 0 300 152" aria-hidden="true">
      {rows.map(({ y, bar, ink }) => (
        <g key={y}>
          <Dot x={8} y={y} r={4} ink={ink === 'ink' ? 'soft' : ink} />
          <Line d={`M28 ${y} H${28 + bar}`} ink={ink === 'ink' ? 'accent' : ink} width={ink === 'accent' ? 4 : 2.5} />
          <Line d={`M28 ${y + 14} H292`} ink="faint" dashed />
        </g>
      ))}
      <Line d="M166 22 C220 22 220 58 274 58" ink="soft" />
      <Line d="M110 58 C200 58 210 94 274 94" ink="faint" />
      <Dot x={280} y={22} r={4} ink="accent" />
      <Dot x={280} y={58} r={4} ink="soft" />
      <Dot x={280} y={94} r={4} ink="faint" />
      <Line d="M166 22 H274" ink="accent" />
    </svg>
  );
}
