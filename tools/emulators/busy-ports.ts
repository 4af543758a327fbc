import { createServer } from 'node:net'
import { BLOCK_OFFSETS, type PortTable, parsePortOffset, portTable, type Service } from './ports'
import { endLeftOvers } from './process-tree'

export function isBusy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(true))
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(false)))
  })
}

/** Describes which of the services' ports are taken; undefined if none is. */
export async function busyPorts(
  services: Service[],
  ports: PortTable,
): Promise<string | undefined> {
  const checked = await Promise.all(
    services.map(async (service) => ({ service, isTaken: await isBusy(ports[service]) })),
  )
  const taken = checked.filter(({ isTaken }) => isTaken)
  if (taken.length === 0) return undefined
  const named = taken.map(({ service }) => `${ports[service]} (${service})`).join(', ')
  return `In use by another program: port ${named}. Stop it (lsof -i :${ports[taken[0]?.service ?? 'hub']} names it), or leave OJA_PORT_OFFSET unset: a free block of ports is found then.`
}

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
