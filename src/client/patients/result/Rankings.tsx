import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PatientResult } from '../../../shared/patients/patients.schema.ts';
import { percentText } from '../../ui/percent.ts';
import classes from './Rankings.module.css';

interface NamedProps {
  readonly conditionId: string;
  readonly name: string;
}

/** A condition by its name, which leads to its page. */
export function ConditionName({ conditionId, name }: NamedProps) {
  return (
    <Link to="/references/conditions/$id" params={{ id: conditionId }} className={classes.condition}>
      {name}
    </Link>
  );
}

interface EngineListProps {
  readonly title: string;
  readonly rows: PatientResult['engine']['ofAll'];
  readonly diseaseId: string;
}

function EngineList({ title, rows, diseaseId }: EngineListProps) {
  return (
    <section aria-label={title} className={classes.column}>
      <h3 className={classes.title}>{title}</h3>
      <ol className={classes.list}>
        {rows.map(({ conditionId, name, place, share }) => (
          <li key={conditionId} data-disease={conditionId === diseaseId || undefined}>
            <span className={classes.place}>{place}.</span>
            <span className={classes.name}>
              <ConditionName conditionId={conditionId} name={name} />
              <span className={classes.track} aria-hidden="true">
                <span style={{ width: `${100 * share}%` }} />
              </span>
            </span>
            <span className={classes.share}>{percentText(100 * share)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function OwnList({ result }: { readonly result: PatientResult }) {
  return (
    <section aria-label="Yours" className={classes.column} data-testid="own-differential">
      <h3 className={classes.title}>Yours</h3>
      <ol className={classes.list}>
        {result.differential.map(({ conditionId, name }, i) => (
          <li key={conditionId} data-disease={conditionId === result.condition.conditionId || undefined}>
            <span className={classes.place}>{i + 1}.</span>
            <span className={classes.name}>
              <ConditionName conditionId={conditionId} name={name} />
            </span>
            {conditionId === result.condition.conditionId && <IconCheck className={classes.check} size={18} stroke={2} aria-label="It is this" />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The learner's differential beside the engine's, of what was asked and of all that is there. */
export function Rankings({ result }: { readonly result: PatientResult }) {
  const { condition, engine } = result;
  return (
    <div className={classes.columns}>
      <OwnList result={result} />
      <EngineList title="The engine, by what you asked" rows={engine.ofAsked} diseaseId={condition.conditionId} />
      <EngineList title="The engine, by all that was there" rows={engine.ofAll} diseaseId={condition.conditionId} />
    </div>
  );
}

/** What must not be missed by what the patient came with, and whether it was named. */
export function Dangers({ dangers }: { readonly dangers: PatientResult['mustNotMiss'] }) {
  if (dangers.length === 0) return <p className={classes.note}>What the patient came with points at nothing that must not be missed.</p>;
  return (
    <ul className={classes.dangers} data-testid="dangers">
      {dangers.map(({ conditionId, name, isNamed }) => (
        <li key={conditionId} data-named={isNamed || undefined}>
          {isNamed ? <IconCheck size={18} stroke={2} aria-hidden /> : <IconX size={18} stroke={2} aria-hidden />}
          <ConditionName conditionId={conditionId} name={name} />
          <span className={classes.share}>{isNamed ? 'named' : 'not named'}</span>
        </li>
      ))}
    </ul>
  );
}
