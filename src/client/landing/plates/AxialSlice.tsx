import { Dot, Line, Slice } from '../../ui/art/shapes.tsx';
import { Label } from './Label.tsx';

/** Where the ribs are cut, mirrored on both sides. */
const ribs: readonly (readonly [number, number])[] = [
  [78, 0],
  [96, -58],
  [148, -98],
  [92, 56],
  [138, 92],
];

/** An axial slice through the chest at the level of the heart. The patient's right is on the left, as on CT. */
export function AxialSlice() {
  return (
    <svg viewBox="0 0 460 340" role="img" aria-label="Line drawing of an axial chest slice with a dissection flap in the descending aorta">
      <Slice x={230} y={165} rx={190} ry={138} />
      <g>
        <Line d="M205 72 C150 62 92 96 84 160 C80 214 122 258 186 254 C200 236 200 214 196 190 C184 168 184 120 205 72Z" />
        <Line d="M300 76 C344 78 372 114 376 162 C380 216 338 258 276 254 C262 242 264 228 270 222 C298 212 320 190 322 158 C323 130 314 102 300 76Z" />
        <Line
          d="M120 120 C134 134 150 142 172 146M112 176 C134 178 152 184 176 200M352 122 C348 114 342 108 336 104M350 190 C338 204 322 216 304 226"
          ink="faint"
        />
      </g>
      <Slice x={250} y={148} rx={66} ry={46} turn={-32} tone="accent" />
      <Line d="M216 176 C240 166 268 146 290 120" ink="accent" />
      <Slice x={230} y={240} rx={27} ry={22} />
      <Slice x={230} y={271} rx={10} ry={8} tone="accent" />
      <Line d="M206 262 C200 274 214 288 230 290 C246 288 260 274 254 262" />
      <Slice x={236} y={207} rx={8} ry={5} />
      <Slice x={275} y={232} rx={16} ry={16} tone="urgent" />
      <Line d="M264 222 C272 228 280 238 285 244" ink="urgent" width={2} />
      <Line d="M214 48H246" width={5} ink="soft" />
      {ribs.flatMap(([x, y]) => [
        <Dot key={`r${x}`} x={230 - 250 + x} y={165 + y} r={4} ink="faint" />,
        <Dot key={`l${x}`} x={230 + 250 - x} y={165 + y} r={4} ink="faint" />,
      ])}
      <Label x={14} y={40}>
        R
      </Label>
      <Label x={446} y={40} anchor="end">
        L
      </Label>
      <Label x={456} y={322} anchor="end" tone="urgent" leader="M290 240 L356 304 H456">
        flap in the aorta
      </Label>
      <Label x={4} y={322} leader="M212 250 L118 304 H4">
        vertebral body
      </Label>
    </svg>
  );
}
