import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import classes from './HeatMap.module.css';
import { type HeatDay, monthLabels, moveBy, weeks } from './heatMap.rules.ts';

interface HeatMapProps {
  readonly days: readonly HeatDay[];
}

const rows = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const levels = [0, 1, 2, 3, 4] as const;

/** The names of the months above their first weeks; for the eye alone, as each day says its own. */
function Months({ days }: HeatMapProps) {
  const labels = monthLabels(days);
  const first = labels[0]?.week ?? weeks;
  return (
    <thead aria-hidden="true">
      <tr>
        <td colSpan={1 + first} />
        {labels.map(({ week, name }, index) => (
          <td key={week} colSpan={(labels[index + 1]?.week ?? weeks) - week}>
            <span>{name}</span>
          </td>
        ))}
      </tr>
    </thead>
  );
}

/** The index of the day that an event is about; null for none. */
function indexOf({ target }: SyntheticEvent): number | null {
  const found = target instanceof HTMLElement ? target.closest('td')?.dataset.index : undefined;
  return found === undefined ? null : Number(found);
}

function Legend({ text }: { readonly text: string }) {
  return (
    <div className={classes.below} aria-hidden="true">
      <p data-testid="heat-map-day">{text}</p>
      <p className={classes.legend}>
        none
        {levels.map((level) => (
          <span key={level} className={classes.day} data-level={level} />
        ))}
        80 or more
      </p>
    </div>
  );
}

/** The days of 53 weeks, a column a week. One of them is a stop of the Tab key, and the arrows lead from it to the others; what is pointed at stands below in words. */
export function HeatMap({ days }: HeatMapProps) {
  const [stop, setStop] = useState(days.length - 1);
  const [shown, show] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where not all fits the latest weeks are in view.
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth;
  }, []);
  const move = (event: KeyboardEvent) => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : moveBy(event.key, stop, days.length);
    if (to === null) return;
    event.preventDefault();
    setStop(to);
    frame.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus();
  };
  return (
    <>
      <div ref={frame} className={classes.frame}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that the arrow keys move in is a grid
          role="grid"
          aria-label="Days of study in the last 53 weeks, a column for each week"
          className={classes.map}
          onKeyDown={move}
          onFocus={(event) => show(indexOf(event))}
          onBlur={() => show(null)}
          onPointerOver={(event) => show(indexOf(event))}
          onPointerLeave={() => show(null)}
          data-testid="heat-map"
        >
          <Months days={days} />
          <tbody>
            {rows.map((name, weekday) => (
              <tr key={name}>
                <th scope="row">
                  <VisuallyHidden>{name}</VisuallyHidden>
                  <span aria-hidden="true">{weekday % 2 === 0 && weekday < 5 && name.slice(0, 3)}</span>
                </th>
                {days.map(
                  ({ day, level, isFrozen, isToday, label, ...one }, index) =>
                    one.weekday === weekday && (
                      <td
                        key={day}
                        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
                        role="gridcell"
                        className={classes.day}
                        tabIndex={index === stop ? 0 : -1}
                        aria-label={label}
                        data-index={index}
                        data-level={level}
                        data-frozen={isFrozen || undefined}
                        data-today={isToday || undefined}
                      />
                    ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend text={days[shown ?? -1]?.label ?? 'Each square is a day: the more questions, the stronger.'} />
    </>
  );
}
