import { moveClock, parseClockMove } from '../emulators/clock'
import { runMain } from '../emulators/run-main'
import { chosenSuite } from '../emulators/running-suites'
import { clockFile } from '../emulators/suite-env'

await runMain(async () => {
  const file = clockFile(chosenSuite(process.env.OJA_PORT_OFFSET))
  const offset_ms = moveClock(file, parseClockMove(process.argv[2] ?? 'now'))
  console.log(new Date(Date.now() + offset_ms).toISOString())
  return 0
})
