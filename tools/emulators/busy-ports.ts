import { createServer } from 'node:net'
import type { PortTable, Service } from './ports'

function isBusy(port: number): Promise<boolean> {
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
