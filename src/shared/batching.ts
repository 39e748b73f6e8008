/** How many tRPC calls one HTTP request may carry; the client splits what is more, the server refuses it. */
export const maximumBatchSize = 10;
