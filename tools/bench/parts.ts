import { bytes } from './bytes/part'
import { contention } from './contention/part'
import type { Part } from './part'
import { reads } from './reads/part'

export const PARTS = { bytes, reads, contention } satisfies Record<string, Part>

export type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as PartName[]
