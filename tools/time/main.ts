import { moveClock, parseClockMove } from '../emulators/clock'
import { parsePortOffset } from '../emulators/ports'
import { clockFile } from '../emulators/suite-env'

try {
  const file = clockFile(parsePortOffset(process.env.OJA_PORT_OFFSET))
  const offset_ms = moveClock(file, parseClockMove(process.argv[2] ?? 'now'))
  console.log(new Date(Date.now() + offset_ms).toISOString())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
