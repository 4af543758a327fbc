import { createHash } from 'node:crypto'
import { makeId } from '../../functions/src/contract/ids'

/** Pseudorandom bytes derived from a text alone: the same at every seeding. */
export const bytesFrom = (text: string): ((size: number) => Buffer) => {
  let block = 0
  return (size) => {
    const parts: Buffer[] = []
    for (let length = 0; length < size; length += 64) {
      parts.push(createHash('sha512').update(`${text}#${block}`).digest())
      block += 1
    }
    return Buffer.concat(parts).subarray(0, size)
  }
}

/** A document id that is the same at every seeding. */
export const seededId = (kind: string, name: string): string => makeId(bytesFrom(`${kind}:${name}`))

/** A number from 0 (inclusive) to 1 (exclusive). */
export const seededShare = (text: string): number => bytesFrom(text)(4).readUInt32BE(0) / 2 ** 32
