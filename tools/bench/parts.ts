import { bytes } from './bytes/part'
import { contention } from './contention/part'
import { functions } from './functions/part'
import { indexes } from './indexes/part'
import { lighthouse } from './lighthouse/part'
import type { Part } from './part'
import { reads } from './reads/part'
import { scale } from './scale/part'
import { search } from './search/part'

export const PARTS = {
  bytes,
  reads,
  scale,
  search,
  functions,
  indexes,
  contention,
  lighthouse,
} satisfies Record<string, Part>

export type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as PartName[]
/** Some minutes each: run when they are named, or with `--full`. */
export const LONG_PARTS: readonly PartName[] = ['scale', 'lighthouse']
