/** What one finding does to every condition that it bears on, in flat arrays of one length: an analysis runs through thousands of entries. */
export interface Column {
  readonly conditions: Int32Array;
  /** Weight when stated at full strength, and when denied. */
  readonly present: Float64Array;
  readonly denied: Float64Array;
  readonly typicality: Float64Array;
  /** 1 where the condition explains the finding: what argues against it, it does not explain. */
  readonly explains: Uint8Array;
}

/**
 * Sums of evidence for the conditions of one base, in flat arrays that are kept between analyses: what an analysis costs
 * follows from the findings mentioned, not from the size of the base.
 */
export class Scoreboard {
  /** The current cluster: strongest and total weight, for and against. */
  private readonly best: Float64Array;
  private readonly positive: Float64Array;
  private readonly worst: Float64Array;
  private readonly negative: Float64Array;
  private readonly evidence: Float64Array;
  private readonly explained: Float64Array;
  private readonly covered: Float64Array;
  private readonly inCluster: Uint8Array;
  private readonly isListed: Uint8Array;
  private readonly explainedAt: Int32Array;
  private readonly clusterMembers: number[] = [];
  private readonly listed: number[] = [];
  private explanations = 0;

  /** @param size number of conditions */
  constructor(size: number) {
    this.best = new Float64Array(size);
    this.positive = new Float64Array(size);
    this.worst = new Float64Array(size);
    this.negative = new Float64Array(size);
    this.evidence = new Float64Array(size);
    this.explained = new Float64Array(size);
    this.covered = new Float64Array(size);
    this.inCluster = new Uint8Array(size);
    this.isListed = new Uint8Array(size);
    this.explainedAt = new Int32Array(size);
  }

  /** Adds one finding's weight for a condition to the current cluster. */
  add(condition: number, weight: number): void {
    if (this.inCluster[condition] === 0) {
      this.inCluster[condition] = 1;
      this.clusterMembers.push(condition);
    }
    if (weight > 0) {
      this.positive[condition] = (this.positive[condition] ?? 0) + weight;
      if (weight > (this.best[condition] ?? 0)) this.best[condition] = weight;
    } else {
      this.negative[condition] = (this.negative[condition] ?? 0) + weight;
      if (weight < (this.worst[condition] ?? 0)) this.worst[condition] = weight;
    }
  }

  /** Adds a finding's weights for all its conditions, and notes for whom it is typical. */
  addAll({ conditions, present, denied, typicality }: Column, isDenied: boolean, strength: number): void {
    for (let i = 0; i < conditions.length; i += 1) {
      const condition = conditions[i] ?? 0;
      this.add(condition, isDenied ? (denied[i] ?? 0) : strength * (present[i] ?? 0));
      if (!isDenied) this.covered[condition] = (this.covered[condition] ?? 0) + strength * (typicality[i] ?? 0);
    }
  }

  /** Closes the cluster: the strongest weight counts fully, the rest at a fraction. */
  closeCluster(fraction: number): void {
    for (const c of this.clusterMembers) {
      const best = this.best[c] ?? 0;
      const worst = this.worst[c] ?? 0;
      this.evidence[c] = (this.evidence[c] ?? 0) + best + fraction * ((this.positive[c] ?? 0) - best) + worst + fraction * ((this.negative[c] ?? 0) - worst);
      this.best[c] = this.positive[c] = this.worst[c] = this.negative[c] = this.inCluster[c] = 0;
      if (this.isListed[c] === 0) {
        this.isListed[c] = 1;
        this.listed.push(c);
      }
    }
    this.clusterMembers.length = 0;
  }

  /** Begins the next finding that conditions may explain. */
  nextExplanation(): void {
    this.explanations += 1;
  }

  /** Credits the conditions that explain a finding with its surprise, each at most once for each finding. */
  explainAll({ conditions, explains }: Column, surprise: number): void {
    for (let i = 0; i < conditions.length; i += 1) {
      const condition = conditions[i] ?? 0;
      if (explains[i] !== 1 || this.explainedAt[condition] === this.explanations) continue;
      this.explainedAt[condition] = this.explanations;
      this.explained[condition] = (this.explained[condition] ?? 0) + surprise;
    }
  }

  /** Hands over what every listed condition got, and leaves the board empty. */
  collect(each: (condition: number, evidence: number, explained: number, covered: number) => void): void {
    for (const c of this.listed) {
      each(c, this.evidence[c] ?? 0, this.explained[c] ?? 0, this.covered[c] ?? 0);
      // Whoever explains a finding has it, or what it implies, among its evidence, and so is listed.
      this.evidence[c] = this.explained[c] = this.covered[c] = this.isListed[c] = 0;
    }
    this.listed.length = 0;
  }
}
