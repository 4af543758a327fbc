import { BROWSER_REMEDY, findBrowser } from '../../tests/support/browser'
import { findBinaries, javaMissing } from '../emulators/binaries'
import { busyPorts } from '../emulators/busy-ports'
import { chooseJava, findJavas, type Java } from '../emulators/java'
import { parsePortOffset, portTable, type Service } from '../emulators/ports'
import { runMain } from '../emulators/run-main'

type Finding = { what: string; isFine: boolean; note: string }

await runMain(async () => {
  const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
  const javas = findJavas()
  const findings = [
    { what: 'Node', isFine: true, note: process.versions.node },
    javaFinding(javas),
    ...(await emulatorFindings(chooseJava(javas))),
    await portFinding(offset),
    browserFinding(),
  ]
  for (const { what, isFine, note } of findings) {
    console.log(`${isFine ? '✓' : '✗'} ${what.padEnd(19)} ${note}`)
  }
  const problems = findings.filter(({ isFine }) => !isFine).length
  console.log(problems === 0 ? '\nReady: npm start' : `\n${problems} to put right first`)
  return problems === 0 ? 0 : 1
})

function javaFinding(javas: Java[]): Finding {
  const java = chooseJava(javas)
  const note = java ? `${java.major} in ${java.home}` : javaMissing(javas)
  return { what: 'Java', isFine: java !== undefined, note }
}

async function emulatorFindings(java: Java | undefined): Promise<Finding[]> {
  if (!java) return []
  const binaries = await findBinaries(['firestore', 'storage', 'pubsub'], java)
  return binaries.map(({ service, origin, note }) => {
    const isFine = origin !== 'missing' || service === 'pubsub'
    const without = service === 'pubsub' && origin === 'missing' ? 'schedules are skipped: ' : ''
    return { what: `${service} emulator`, isFine, note: `${without}${note}` }
  })
}

async function portFinding(offset: number): Promise<Finding> {
  const ports = portTable(offset)
  const busy = await busyPorts(Object.keys(ports) as Service[], ports)
  return { what: 'Ports', isFine: busy === undefined, note: busy ?? `free at offset ${offset}` }
}

function browserFinding(): Finding {
  const found = findBrowser()
  return { what: 'Browser', isFine: found !== undefined, note: found ?? BROWSER_REMEDY }
}
