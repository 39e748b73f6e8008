import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { calendarEntry } from './calendarEntry.ts';
import classes from './ScheduleModal.module.css';

interface ScheduleModalProps {
  readonly onClose: () => void;
  readonly onWatchDemo: () => void;
}

const agenda = [
  'Watch the demo on the front page (2 minutes).',
  'Each writes down a differential for one teaching case (5 minutes).',
  'Run the case and compare: what argues for, what against (10 minutes).',
  'Agree on the one question you would ask next (3 minutes).',
] as const;

/** Tomorrow at ten, local time, as a datetime-local input wants it. */
function suggestedStart(): string {
  const start = new Date();
  start.setDate(start.getDate() + 1);
  start.setHours(10, 0, 0, 0);
  const local = new Date(start.getTime() - start.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function download(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Plans a walk-through for oneself or a team. There is no sales desk behind it, and it says so. */
export function ScheduleModal({ onClose, onWatchDemo }: ScheduleModalProps) {
  const [start, setStart] = useState(suggestedStart);
  const field = useId();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const entry = calendarEntry({
      uid: `${crypto.randomUUID()}@anamnesis`,
      start: new Date(start),
      made: new Date(),
      minutes: 20,
      title: 'Anamnesis: a walk-through on one case',
      description: agenda.join('\n'),
      url: `${window.location.origin}/`,
    });
    download(entry, 'anamnesis-demo.ics');
    toast.success('Calendar file saved', 'Open it to put the walk-through into your calendar.');
    onClose();
  };
  const watchNow = () => {
    onClose();
    onWatchDemo();
  };

  return (
    <Dialog title="Plan a walk-through" onClose={onClose}>
      <form onSubmit={save} data-testid="schedule">
        <p className={classes.lead}>
          Nobody will call you: there is no sales desk. Twenty minutes are enough to try it alone or with your group, and this puts them into your calendar.
        </p>
        <ol className={classes.agenda}>
          {agenda.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
        <label htmlFor={field} className={classes.label}>
          Starts
        </label>
        <input id={field} className={classes.input} type="datetime-local" required value={start} onChange={(event) => setStart(event.target.value)} />
        <div className={classes.actions}>
          <Button type="submit" data-testid="save-calendar">
            Save to calendar
          </Button>
          <Button variant="default" onClick={watchNow}>
            Watch it now instead
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
