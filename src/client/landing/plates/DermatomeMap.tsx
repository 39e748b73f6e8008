import { useId } from 'react';
import { Dot, Line } from '../../ui/art/shapes.tsx';
import { Label } from './Label.tsx';

const torso =
  'M150 34 C150 52 142 60 122 66 C96 74 78 80 72 104 C66 132 78 152 84 176 C90 206 88 236 84 262 C80 300 78 330 82 366 H258 C262 330 260 300 256 262 C252 236 250 206 256 176 C262 152 274 132 268 104 C262 80 244 74 218 66 C198 60 190 52 190 34';

const levels = Array.from({ length: 12 }, (_, index) => 118 + index * 19);

/** The front of the trunk with its bands of skin, each served by one nerve root. */
export function DermatomeMap() {
  const clip = useId();
  return (
    <svg viewBox="0 0 380 390" role="img" aria-label="Line drawing of the trunk with dermatomes T4, T10 and L1 marked">
      <clipPath id={clip}>
        <path d={torso} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M40 232 Q170 252 300 232 V251 Q170 271 40 251Z" fill="var(--an-accent-tint-hover)" />
        {levels.map((y) => (
          <Line key={y} d={`M40 ${y} Q170 ${y + 20} 300 ${y}`} ink="faint" />
        ))}
      </g>
      <Line d={torso} />
      <Line
        d="M134 366 C146 346 158 340 170 340 C182 340 194 346 206 366M96 96 C118 104 142 104 160 96M244 96 C222 104 198 104 180 96M170 104V190M170 190C158 196 148 204 140 214M170 190C182 196 192 204 200 214"
        ink="soft"
      />
      <Dot x={124} y={140} r={3.5} />
      <Dot x={216} y={140} r={3.5} />
      <Dot x={170} y={251} r={4} ink="accent" />
      <Label x={318} y={145} leader="M220 140H308">
        T4
      </Label>
      <Label x={318} y={256} tone="accent" leader="M176 251H308">
        T10
      </Label>
      <Label x={318} y={345} leader="M232 340H308">
        L1
      </Label>
    </svg>
  );
}
