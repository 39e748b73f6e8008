/** What each part of a score is worth at most; together 100. */
export const partsOfScore = { place: 60, mustNotMiss: 20, questions: 20 } as const;

/** What the place of the disease in the learner's differential is worth, from the first on; nothing where it is not named. */
const worthOfPlace = [1, 0.8, 0.6, 0.4, 0.3] as const;

/** Of less than this there was nothing to find out, in bits. */
export const leastToLearn = 0.2;

/** What a score is made from. */
export interface Scored {
  /** The place of the disease in the learner's differential, from 1 on; null where it is not named. */
  readonly place: number | null;
  /** How many of what must not be missed were named, of how many. */
  readonly named: number;
  readonly toName: number;
  /** The bits that the learner's questions told, and those that the engine's own questions tell. */
  readonly bits: number;
  readonly bitsOfEngine: number;
}

/** The points of each part, unrounded. */
export interface ScoreParts {
  readonly place: number;
  readonly mustNotMiss: number;
  readonly questions: number;
}

/** @returns what each part of a score is worth; none depends on how many questions were needless */
export function scoreParts({ place, named, toName, bits, bitsOfEngine }: Scored): ScoreParts {
  const told = bitsOfEngine < leastToLearn ? 1 : Math.min(1, Math.max(0, bits / bitsOfEngine));
  return {
    place: partsOfScore.place * (place === null ? 0 : (worthOfPlace[place - 1] ?? 0)),
    mustNotMiss: partsOfScore.mustNotMiss * (toName === 0 ? 1 : named / toName),
    questions: partsOfScore.questions * told,
  };
}

/** @returns a whole number from 0 to 100 */
export function scoreOf(scored: Scored): number {
  const { place, mustNotMiss, questions } = scoreParts(scored);
  return Math.round(place + mustNotMiss + questions);
}
