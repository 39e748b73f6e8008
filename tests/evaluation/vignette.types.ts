/** A clinical case written for the project, with the condition that is right. */
export interface Vignette {
  readonly id: string;
  readonly text: string;
  /** Years. */
  readonly age: number;
  readonly sex: 'male' | 'female';
  /** Id of the right condition. */
  readonly gold: string;
  /** Other condition ids that a clinician would accept as the same diagnosis. */
  readonly alsoRight?: readonly string[];
}
