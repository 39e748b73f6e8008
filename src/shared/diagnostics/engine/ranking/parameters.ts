/**
 * The numbers of the ranking, in natural-log likelihood units unless said otherwise.
 * Fitted on the development half of the project's own vignettes (`npm run evaluate`), never on the test half.
 */
export interface Parameters {
  /** Exponent that flattens base rates: people describe what is unusual, so rare diseases are less rare among descriptions. */
  readonly priorExponent: number;
  /** What each further finding of a cluster adds, as a fraction of its own weight. */
  readonly clusterFraction: number;
  readonly strongestFor: number;
  readonly strongestAgainst: number;
  /** What a pertinent negative that is present counts at the least. */
  readonly pertinentNegative: number;
  /** Weight of a denied finding relative to a stated one. */
  readonly denialWeight: number;
  /** Weight of a symptom of the past relative to a present one. */
  readonly pastWeight: number;
  /** Weight of how a complaint behaves (onset, trigger, side) relative to the complaint itself. */
  readonly characterWeight: number;
  /** Share of a finding's surprise that a condition loses when it leaves the finding unexplained. */
  readonly unexplainedWeight: number;
  readonly unexplainedCharacterWeight: number;
  /** What a condition gains when all that is typical of it is mentioned: naive Bayes alone does not see how much of a picture is missing. */
  readonly coverageWeight: number;
  readonly durationWeight: number;
  readonly severityWeight: number;
  /** Cost of a required context (such as pregnancy) that nobody stated, and of one that was denied. */
  readonly requirementUnstated: number;
  readonly requirementDenied: number;
  /** Softmax temperature. */
  readonly temperature: number;
  /** Score of "none of these": keeps thin evidence from looking certain. */
  readonly unknownScore: number;
  /** Posterior shares from which a suggestion is called high or medium. */
  readonly highFrom: number;
  readonly mediumFrom: number;
  /** Less evidence than this for the best condition is no differential. */
  readonly leastEvidence: number;
}

export const defaultParameters: Parameters = {
  priorExponent: 0.35,
  clusterFraction: 0.35,
  strongestFor: 5.5,
  strongestAgainst: 2.5,
  pertinentNegative: -1.2,
  denialWeight: 1,
  pastWeight: 0.4,
  characterWeight: 0.7,
  unexplainedWeight: 0.17,
  unexplainedCharacterWeight: 0.1,
  coverageWeight: 8,
  durationWeight: 1,
  severityWeight: 0.15,
  requirementUnstated: 3,
  requirementDenied: 8,
  temperature: 1.6,
  unknownScore: 1,
  highFrom: 0.5,
  mediumFrom: 0.15,
  leastEvidence: 1,
};
