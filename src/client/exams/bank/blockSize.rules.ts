/** Numbers of questions that are offered; any other can be typed. */
export const blockSizes = [5, 10, 20, 40] as const;
/** As the server has it. */
const most = 100;

/** @returns how many questions a block can have of so many that fit */
export const mostInBlock = (fitting: number): number => Math.min(most, fitting);

/** @param wanted what was chosen or typed, of whatever size @returns how many questions the block will have: no more than fit */
export function blockSize(wanted: number, fitting: number): number {
  return Math.min(Math.max(1, Math.round(wanted)), mostInBlock(Math.max(1, fitting)));
}

/** @returns a size as the browser kept it; the usual one for anything that no block has */
export function keptSize(kept: unknown, usual: number): number {
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 1 && kept <= most ? kept : usual;
}
