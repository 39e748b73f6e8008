/** What the build packs of content/ for the browser (vite.config.ts). */
declare module 'virtual:ranked-knowledge' {
  /** A PackedKnowledge as JSON. */
  export const packedText: string;
}

/** What made patients take of content/ beside what ranks. */
declare module 'virtual:patient-places' {
  /** PackedPlaces as JSON. */
  export const packedText: string;
}

/** In development, the styles of all Mantine components (vite.config.ts). */
declare module 'virtual:component-styles' {}

/** Where to turn for help, from content/help. */
declare module 'virtual:help' {
  type Help = import('../shared/content/assemble.ts').Help;
  export const countries: Help['countries'];
  export const directories: Help['directories'];
}

/** What the engine of this build makes of the example case. */
declare module 'virtual:worked-example' {
  export const example: import('../shared/diagnostics/worked-example.ts').WorkedExample;
}
