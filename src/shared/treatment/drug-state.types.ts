/** How a drug that a text names stands to the patient. */
export type DrugState = 'taken' | 'allergic' | 'harmed' | 'intolerant' | 'stopped' | 'planned' | 'denied' | 'named';

/** What stands around the name of a drug in its statement. */
export interface AroundDrug {
  readonly text: string;
  readonly before: string;
  readonly after: string;
  /** The drug or the class that is named, and the classes that hold it. */
  readonly ids: readonly string[];
}

/** A way in which words around a name say how the drug stands: all that a row names must be there. */
export interface DrugStateRow {
  readonly state: Exclude<DrugState, 'taken'>;
  readonly name?: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** Classes of which it says another thing: "cetirizine – hives" is what it is taken for. */
  readonly unless?: readonly string[];
  /** Classes of which alone it says so. */
  readonly only?: readonly string[];
  /** What says so, of warfarin where the row names no drug. */
  readonly example: string;
}
