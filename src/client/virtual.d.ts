/** What the build packs of content/ for the browser (vite.config.ts). */
declare module 'virtual:ranked-knowledge' {
  /** A PackedKnowledge as JSON. */
  export const packedText: string;
}
