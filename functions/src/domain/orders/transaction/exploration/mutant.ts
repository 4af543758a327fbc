/** One change of the escrow, made in place so that production has no seam for it. */
export type Mutant = {
  name: string
  /** It changes nothing in a walk that has none of these in `decisive`; anywhere, if it isn't said. */
  needs?: readonly string[]
  /** Makes the change and returns what takes it back. */
  make: () => () => void
}

type Changeable<T> = { -readonly [K in keyof T]: T[K] }

/** Replaces a function of a table. */
export const replaced = <T extends object, K extends keyof T & string>(
  table: T,
  key: K,
  name: string,
  by: T[K],
): Mutant => ({
  name,
  make: () => {
    const changeable = table as Changeable<T>
    const before = changeable[key]
    changeable[key] = by
    return () => {
      changeable[key] = before
    }
  },
})
