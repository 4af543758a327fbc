import { BROWSER_REMEDY, findBrowser } from '../../tests/support/browser'
import { findBinaries, javaMissing } from '../emulators/binaries'
import { busyPorts } from '../emulators/busy-ports'
import { chooseJava, findJavas } from '../emulators/java'
import { parsePortOffset, portTable, type Service } from '../emulators/ports'

type Finding = { what: string; isFine: boolean; note: string }

const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
const javas = findJavas()
const java = chooseJava(javas)

const findings: Finding[] = [
  { what: 'Node', isFine: true, note: process.versions.node },
  {
    what: 'Java',
    isFine: java !== undefined,
    note: java ? `${java.major} in ${java.home}` : javaMissing(javas),
  },
  ...(await emulatorFindings()),
  await portFinding(),
  browserFinding(),
]

async function emulatorFindings(): Promise<Finding[]> {
  if (!java) return []
  const binaries = await findBinaries(['firestore', 'storage', 'pubsub'], java)
  return binaries.map(({ service, origin, note }) => {
    const isFine = origin !== 'missing' || service === 'pubsub'
    const without = service === 'pubsub' && origin === 'missing' ? 'schedules are skipped: ' : ''
    return { what: `${service} emulator`, isFine, note: `${without}${note}` }
  })
}

async function portFinding(): Promise<Finding> {
  const ports = portTable(offset)
  const busy = await busyPorts(Object.keys(ports) as Service[], ports)
  return { what: 'Ports', isFine: busy === undefined, note: busy ?? `free at offset ${offset}` }
}

function browserFinding(): Finding {
  const found = findBrowser()
  return { what: 'Browser', isFine: found !== undefined, note: found ?? BROWSER_REMEDY }
}

for (const { what, isFine, note } of findings) {
  console.log(`${isFine ? '✓' : '✗'} ${what.padEnd(19)} ${note}`)
}
const problems = findings.filter(({ isFine }) => !isFine).length
console.log(problems === 0 ? '\nReady: npm start' : `\n${problems} to put right first`)
process.exit(problems === 0 ? 0 : 1)
