import type { AttemptMode } from '../../../shared/exams/attempts.schema.ts';
import type { PaperKind } from '../../../shared/exams/exams.schema.ts';
import { paperWords } from '../paperWords.rules.ts';
import { Choice } from './Choice.tsx';
import classes from './HowYouTakeIt.module.css';
import { extraTimeLabels, mannerOf, mannerText, modesOf, type Preferences } from './modes.rules.ts';

interface HowYouTakeItProps {
  readonly kind: PaperKind;
  readonly preferences: Preferences;
  readonly isSignedIn: boolean;
  readonly onChange: (change: Partial<Preferences>) => void;
}

/** How the papers of a list are taken: with or without a clock, and with how much time. One line says what the choice does. */
export function HowYouTakeIt({ kind, preferences, isSignedIn, onChange }: HowYouTakeItProps) {
  const manner = mannerOf(kind, preferences, isSignedIn);
  const needsAccount = (mode: AttemptMode) => kind === 'quiz' && mode === 'exam' && !isSignedIn;
  const setMode = (value: string) => {
    const quiz = modesOf.quiz.find((mode) => mode === value);
    const series = modesOf.series.find((mode) => mode === value);
    onChange(kind === 'quiz' ? { ...(quiz && { quiz }) } : { ...(series && { series }) });
  };
  const setExtraTime = (value: string) => {
    const chosen = extraTimeLabels.find(({ factor }) => String(factor) === value);
    if (chosen) onChange({ extraTime: chosen.factor });
  };
  return (
    <section className={classes.bar} aria-label="How you take it" data-testid="how-you-take-it">
      <Choice
        isFirst
        name="How you take it"
        options={modesOf[kind].map((mode) => ({ value: mode, label: paperWords[kind].modes[mode], disabled: needsAccount(mode) }))}
        value={manner.mode}
        onChange={setMode}
        testId="exam-mode"
      />
      {manner.mode === 'exam' && (
        <Choice
          name="Extra time"
          options={extraTimeLabels.map(({ factor, label }) => ({ value: String(factor), label }))}
          value={String(preferences.extraTime)}
          onChange={setExtraTime}
          testId="extra-time"
        />
      )}
      <p className={classes.line} aria-live="polite">
        {mannerText(kind, manner)}
        {kind === 'quiz' && !isSignedIn && ' Exam mode is for those who are signed in.'}
      </p>
    </section>
  );
}
