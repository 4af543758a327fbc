import { parseArgs } from 'node:util'
import { onStopSignal, runMain } from '../tools/emulators/run-main'
import { applyAlerts } from './alerts'
import { buildFor } from './build'
import { deploy } from './deploy'
import { aliasOf, loadEnvironment } from './settings'

const USAGE = `npm run deploy -- <alias>            checks, builds and deploys everything
npm run deploy -- <alias> --rehearse the same until something would be uploaded
npm run deploy -- <alias> --alerts   the alerts alone
npm run build -- <alias>             the build alone`

const say = (line: string) => console.log(line)
const signal = onStopSignal(() => say('Stopping'))

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      build: { type: 'boolean' },
      rehearse: { type: 'boolean' },
      alerts: { type: 'boolean' },
    },
  })
  const [alias, ...others] = positionals
  if (others.length > 0 || (alias === undefined && !values.build)) throw new Error(USAGE)
  // As a hook of `firebase deploy` it is told the project alone.
  const environment = await loadEnvironment(alias ?? aliasOf(process.env.GCLOUD_PROJECT))
  if (values.build) await buildFor(environment, { say, signal })
  else if (values.alerts) applyAlerts(environment, say)
  else return deploy(environment, { say, signal, is_rehearsal: values.rehearse ?? false })
  return 0
}, signal)
