/** The smallest value that `percent` of the values don't exceed (nearest rank). */
export const percentile = (values: readonly number[], percent: number): number => {
  if (values.length === 0) throw new Error('There is no percentile of nothing.')
  if (percent <= 0 || percent > 100) throw new Error(`${percent} is no percentage above 0.`)
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN
}
