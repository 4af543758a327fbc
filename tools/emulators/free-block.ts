import { busyPorts } from './busy-ports'
import { BLOCK_OFFSETS, type PortTable, parsePortOffset, portTable, type Service } from './ports'
import { endLeftOvers } from './process-tree'

const isFree = async (offset: number): Promise<boolean> => {
  const ports: PortTable = portTable(offset)
  return (await busyPorts(Object.keys(ports) as Service[], ports)) === undefined
}

function blockAt(offset: number): number {
  if (BLOCK_OFFSETS.includes(offset)) return offset
  throw new Error(`OJA_PORT_OFFSET ${offset} is within a block: its tests and measurements use it.`)
}

/**
 * The port offset for new suites: the one that is named, otherwise the first block in which every
 * one of `slots` is free.
 */
export async function freeBlock(
  text: string | undefined,
  slots: readonly number[],
  say: (line: string) => void,
): Promise<number> {
  const ended = await endLeftOvers()
  if (ended > 0) say(`Ended ${ended} processes that an earlier suite left running`)
  if (text !== undefined && text !== '') return blockAt(parsePortOffset(text))
  for (const block of BLOCK_OFFSETS) {
    const free = await Promise.all(slots.map((slot) => isFree(block + slot)))
    if (free.includes(false)) continue
    if (block > 0) say(`The usual ports are taken: this suite is at OJA_PORT_OFFSET=${block}`)
    return block
  }
  throw new Error('No block of ports is free: stop a suite, or what holds its ports.')
}
