/** The engine with its knowledge: a chunk of its own, fetched when results are shown and never before. */
export const loadEngine = () => import('./productEngine.ts');
