import type { AnswerCaution, NamedDiagnosis } from '../../../shared/answers/answers.schema.ts';
import classes from './Answer.module.css';

const place = (rank: number | null) => (rank === null ? '–' : String(rank));

/** The differential of an answer beside that of the knowledge base, and what would settle it where they disagree. */
export function Differential({ diagnoses }: { readonly diagnoses: readonly NamedDiagnosis[] }) {
  if (diagnoses.length === 0) return null;
  return (
    <section className={classes.beside} aria-label="Beside the knowledge base">
      <h3>Beside the knowledge base</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Diagnosis</th>
            <th scope="col">Here</th>
            <th scope="col">Knowledge base</th>
          </tr>
        </thead>
        <tbody>
          {diagnoses.map(({ name, conditionId, inAnswer, inKnowledge, settles }) => (
            <tr key={`${name} ${inAnswer}`} data-apart={settles !== null || undefined}>
              <th scope="row">
                {conditionId === null ? name : <a href={`/references/conditions/${conditionId}`}>{name}</a>}
                {settles !== null && <span className={classes.settles}>{settles}</span>}
              </th>
              <td>{place(inAnswer)}</td>
              <td>{place(inKnowledge)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What an answer recommends against what the data of a drug say of this patient. */
export function Contradictions({ cautions }: { readonly cautions: readonly AnswerCaution[] }) {
  const contradicted = cautions.filter(({ isContradicted }) => isContradicted);
  if (contradicted.length === 0) return null;
  return (
    <div className={classes.contradictions} role="alert" data-testid="contradictions">
      <strong>The text below names a drug that its data rule out for this patient.</strong>
      <ul>
        {contradicted.map(({ drugId, drug, because, text }) => (
          <li key={`${drugId} ${because}`}>
            {drug} ({because.charAt(0).toLowerCase()}
            {because.slice(1)}): {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
