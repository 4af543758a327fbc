export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + one, 0)
