/** How many units of a line: “None”, “1 of 3”, “All 3”. */
export const unitsText = (count: number, of: number): string => {
  if (count === 0) return 'None'
  if (count < of) return `${count} of ${of}`
  return of === 1 ? '1' : `All ${of}`
}
