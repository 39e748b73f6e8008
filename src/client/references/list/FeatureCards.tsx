import { Dot, Leaf, Line, Slice } from '../../ui/art/shapes.tsx';
import classes from './FeatureCards.module.css';

const features = [
  {
    title: 'A source behind each figure',
    text: 'Statements carry the mark of the page that they are taken from, and each page says when it was last checked.',
  },
  { title: 'Forgiving search', text: 'Abbreviations, lay words and slips of the keyboard lead to the article, and to the section that answers.' },
  {
    title: 'Joined with the diagnosis',
    text: 'Every condition of the engine opens as a page: how often each finding occurs, and what tells look-alikes apart.',
  },
] as const;

/** An open book: lines of text, one of them marked, and where it leads. */
function OpenBook() {
  return (
    <svg viewBox="0 0 300 170" role="img" aria-label="Line drawing of an open book with one line marked">
      <Line d="M150 34 C120 18 70 18 26 28 V142 C70 132 120 132 150 148 C180 132 230 132 274 142 V28 C230 18 180 18 150 34Z" />
      <Line d="M150 34V148" ink="soft" />
      <Line d="M44 50C74 44 108 46 132 56M44 70C74 64 108 66 132 76M44 110C74 104 108 106 132 116" ink="soft" />
      <Line d="M44 90C74 84 108 86 132 96" ink="accent" width={4} />
      <Line d="M168 56C192 46 226 44 256 50M168 76C192 66 226 64 256 70M168 96C192 86 226 84 256 90" ink="soft" />
      <Line d="M132 96C146 102 154 112 168 116" ink="accent" dashed />
      <Dot x={172} y={117} r={4} ink="accent" />
      <Line d="M180 116C204 107 230 105 256 110" ink="soft" />
    </svg>
  );
}

/** Two slices that look alike, and the one finding that tells them apart. */
function TwoAlike() {
  return (
    <svg viewBox="0 0 300 150" role="img" aria-label="Line drawing of two alike shapes of which one has a mark that the other lacks">
      <Slice x={84} y={78} rx={58} ry={46} />
      <Slice x={84} y={78} rx={36} ry={26} tone="accent" />
      <Slice x={216} y={78} rx={58} ry={46} />
      <Slice x={216} y={78} rx={36} ry={26} tone="accent" />
      <Dot x={230} y={70} r={6} ink="urgent" />
      <Line d="M230 60V22H262" ink="urgent" width={1} />
      <Leaf x={268} y={24} size={22} turn={90} />
    </svg>
  );
}

/** What the reference offers, with two pictures of our own. */
export function FeatureCards() {
  return (
    <section className={classes.features} aria-label="What the reference offers">
      <div className={classes.picture}>
        <OpenBook />
      </div>
      <ul className={classes.list}>
        {features.map(({ title, text }) => (
          <li key={title} className={classes.card} data-testid="reference-feature">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={classes.picture}>
        <TwoAlike />
      </div>
    </section>
  );
}
