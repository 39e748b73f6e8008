import { Sheet } from '../ui/Sheet.tsx';
import classes from './Gallery.module.css';
import { AxialSlice } from './plates/AxialSlice.tsx';
import { DermatomeMap } from './plates/DermatomeMap.tsx';
import { OneBeat } from './plates/OneBeat.tsx';
import { PostTestCurve } from './plates/PostTestCurve.tsx';
import { Section } from './Section.tsx';

const plates = [
  {
    Picture: AxialSlice,
    name: 'The slice',
    caption: 'The chest at the level of the heart, seen from below, as on CT. A flap in the descending aorta: the reason for a must-not-miss lane.',
  },
  {
    Picture: DermatomeMap,
    name: 'The map',
    caption: 'Dermatomes of the trunk. T4 lies at the nipples, T10 at the umbilicus, L1 at the groin.',
  },
  {
    Picture: PostTestCurve,
    name: 'The weight',
    caption: 'How one finding moves a probability. A likelihood ratio of 10 lifts 20 % to 71 %; one of 0.1 lowers it to 2 %.',
  },
  {
    Picture: OneBeat,
    name: 'The beat',
    caption: 'One beat in lead II. PR interval 120 to 200 ms, QRS under 120 ms.',
  },
] as const;

/** Four plates of our own, as a handbook would have them. */
export function Gallery() {
  return (
    <Section
      title="Plates"
      lead="The pictures a clinician carries in the head. Drawn for this product from five shapes: line, dot, pulse, leaf and slice."
      testId="gallery"
    >
      <div className={classes.plates}>
        {plates.map(({ Picture, name, caption }) => (
          <figure key={name} className={classes.plate}>
            <Sheet component="div" className={classes.frame}>
              <Picture />
            </Sheet>
            <figcaption>
              <em>{name}.</em> {caption}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
