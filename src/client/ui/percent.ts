/** @param percentage 0 to 100 @returns "66.7%", to one decimal */
export const percentText = (percentage: number): string => `${percentage.toFixed(1)}%`;
