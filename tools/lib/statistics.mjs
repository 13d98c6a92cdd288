/** @param share from 0 to 1 @returns the value that this share of the values does not exceed; 0 when there are none */
export const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const median = (values) => percentile(values, 0.5);
