import { parseArgs } from 'node:util'
import { BROWSER_REMEDY, findBrowser } from '../../tests/support/browser'
import { deployFindings, printFindings } from '../deploy/doctor'
import { loadEnvironment } from '../deploy/settings'
import { DOWNLOADABLE, findBinaries } from '../emulators/binaries'
import { busyPorts } from '../emulators/busy-ports'
import { chooseJava, findJavas } from '../emulators/java'
import { parsePortOffset, portTable, type Service } from '../emulators/ports'
import { runMain } from '../emulators/run-main'

type Finding = { what: string; isFine: boolean; note: string }

await runMain(async () => {
  const { values } = parseArgs({ options: { deploy: { type: 'string' } } })
  if (values.deploy !== undefined) return doctorOfDeployment(values.deploy)
  const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
  const ports = portTable(offset)
  const busy = await busyPorts(Object.keys(ports) as Service[], ports)
  const browser = findBrowser()
  const findings = [
    { what: 'Node', isFine: true, note: process.versions.node },
    ...(await emulatorFindings()),
    { what: 'Ports', isFine: !busy, note: busy ?? `free at offset ${offset}` },
    { what: 'Browser', isFine: browser !== undefined, note: browser ?? BROWSER_REMEDY },
  ]
  for (const { what, isFine, note } of findings) {
    console.log(`${isFine ? '✓' : '✗'} ${what.padEnd(19)} ${note}`)
  }
  const problems = findings.filter(({ isFine }) => !isFine).length
  console.log(problems === 0 ? '\nReady: npm start' : `\n${problems} to put right first`)
  return problems === 0 ? 0 : 1
})

/** What a deployment of this alias would fail or suffer from. */
async function doctorOfDeployment(alias: string): Promise<number> {
  const problems = printFindings(await deployFindings(await loadEnvironment(alias)), console.log)
  console.log(
    problems === 0 ? `\nReady: npm run deploy -- ${alias}` : `\n${problems} to put right first`,
  )
  return problems === 0 ? 0 : 1
}

async function emulatorFindings(): Promise<Finding[]> {
  try {
    const java = chooseJava(findJavas())
    const binaries = await findBinaries([...DOWNLOADABLE], java)
    return [
      { what: 'Java', isFine: true, note: `${java.major} in ${java.home}` },
      ...binaries.map(({ service, isMissing, note }) => {
        const without = isMissing && service === 'pubsub' ? 'schedules are skipped: ' : ''
        const isFine = !isMissing || service === 'pubsub'
        return { what: `${service} emulator`, isFine, note: `${without}${note}` }
      }),
    ]
  } catch (error) {
    return [{ what: 'Java', isFine: false, note: error instanceof Error ? error.message : '' }]
  }
}
