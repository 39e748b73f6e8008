import type { QuestionResponse } from './attempts.schema.ts';

/**
 * Lays one response to a question over another: the later choice, and the later of all else, so that a mark set on one device takes no answer away that another gave.
 * @returns the one that is known where nothing of the other is later
 */
export function merged(known: QuestionResponse, incoming: QuestionResponse): QuestionResponse {
  const isLater = incoming.at > known.at;
  const isLaterChoice = incoming.choiceAt > known.choiceAt;
  if (!isLater && !isLaterChoice) return known;
  const { choice, choiceAt } = isLaterChoice ? incoming : known;
  const rest = isLater ? incoming : known;
  return rest.choice === choice && rest.choiceAt === choiceAt ? rest : { ...rest, choice, choiceAt };
}
