import { parseArgs } from 'node:util'
import { deployFindings, type Finding, printFindings } from '../../deploy/doctor'
import { loadEnvironment } from '../../deploy/settings'
import { BROWSER_REMEDY, findBrowser } from '../../tests/support/browser'
import { DOWNLOADABLE, findBinaries } from '../emulators/binaries'
import { busyPorts } from '../emulators/busy-ports'
import { chooseJava, findJavas } from '../emulators/java'
import { memoryTable, readMemory } from '../emulators/memory'
import { parsePortOffset, portTable, type Service } from '../emulators/ports'
import { marked } from '../emulators/process-tree'
import { runMain } from '../emulators/run-main'

await runMain(async () => {
  const { values } = parseArgs({
    options: { deploy: { type: 'string' }, memory: { type: 'boolean' } },
  })
  if (values.memory) {
    console.log(memoryTable(marked(() => true).map(readMemory)))
    return 0
  }
  const alias = values.deploy
  const findings = alias ? await deployFindings(await loadEnvironment(alias)) : await ofMachine()
  const problems = printFindings(findings, console.log)
  const next = alias ? `npm run deploy -- ${alias}` : 'npm start'
  console.log(problems === 0 ? `\nReady: ${next}` : `\n${problems} to put right first`)
  return problems === 0 ? 0 : 1
})

async function ofMachine(): Promise<Finding[]> {
  const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
  const ports = portTable(offset)
  const busy = await busyPorts(Object.keys(ports) as Service[], ports)
  const browser = findBrowser()
  return [
    { what: 'Node', note: process.versions.node },
    ...(await ofEmulators()),
    { what: 'Ports', note: `free at offset ${offset}`, fault: busy },
    { what: 'Browser', note: browser ?? '', fault: browser ? undefined : BROWSER_REMEDY },
  ]
}

async function ofEmulators(): Promise<Finding[]> {
  try {
    const java = chooseJava(findJavas())
    const binaries = await findBinaries([...DOWNLOADABLE], java)
    return [
      { what: 'Java', note: `${java.major} in ${java.home}` },
      ...binaries.map(({ service, isMissing, note }): Finding => {
        const what = `${service} emulator`
        if (!isMissing) return { what, note }
        if (service === 'pubsub') return { what, note: `schedules are skipped: ${note}` }
        return { what, note, fault: note }
      }),
    ]
  } catch (error) {
    return [{ what: 'Java', note: '', fault: error instanceof Error ? error.message : 'unknown' }]
  }
}
