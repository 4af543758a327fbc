const bitCount = (bits: number): number => {
  let left = bits - ((bits >>> 1) & 0x5555_5555)
  left = (left & 0x3333_3333) + ((left >>> 2) & 0x3333_3333)
  return (((left + (left >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24
}

/** A bit mask of a word's letters; other characters share bits, which only weakens the filter. */
export const letterBits = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** A quick filter: one edit changes at most two bits. */
export const mayBeWithin = (a: number, b: number, max: number): boolean =>
  bitCount(a ^ b) <= max * 2

/**
 * The edit distance between two words (optimal string alignment: insertions, deletions,
 * substitutions and transpositions). Above `most`, the exact number is meaningless.
 */
export const editsBetween = (a: string, b: string, max: number): number => {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let best = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      let editDistance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) editDistance = Math.min(editDistance, (before[column - 2] ?? 0) + 1)
      current.push(editDistance)
      if (editDistance < best) best = editDistance
    }
    if (best > max) return best
    before = previous
    previous = current
  }
  return previous[b.length] ?? 0
}
