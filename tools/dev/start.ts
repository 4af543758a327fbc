import { parseArgs } from 'node:util'
import { freeBlock } from '../emulators/busy-ports'
import { SLOTS } from '../emulators/ports'
import { onStopSignal, runMain } from '../emulators/run-main'
import { announceSuite } from '../emulators/running-suites'
import { startEverything, verifyUrls } from './everything'
import { summary } from './summary'

const started_at = Date.now()
const seconds = () => ((Date.now() - started_at) / 1000).toFixed(1).padStart(5)
const say = (line: string) => console.log(`${seconds()} s  ${line}`)
const signal = onStopSignal(() => say('Stopping'))

await runMain(async () => {
  const { values } = parseArgs({ options: { once: { type: 'boolean' }, dev: { type: 'boolean' } } })
  process.env.OJA_SITE = values.dev ? 'vite' : 'hosting'
  const offset = await freeBlock(process.env.OJA_PORT_OFFSET, [SLOTS.start], say)
  const oja = await startEverything({ offset, say, signal })
  announceSuite(offset)
  const { web, hosting, api, paystack, shipbubble, messages, mailbox } = oja.urls
  try {
    say('Checking every address')
    const simulators = [`${paystack}/health`, `${shipbubble}/health`, `${messages}/health`]
    const urls = [`${web}/`, `${hosting}/`, `${api}/health`, ...simulators, `${mailbox}/`]
    await verifyUrls(urls, say)
    console.log(`\n${summary(oja.urls)}\n`)
    if (values.once) return 0
    say('Ready. Ctrl-C stops everything.')
    const ended = await oja.first_end
    if (!signal.aborted) throw new Error(ended)
    return 0
  } finally {
    if (!signal.aborted) say('Stopping')
    await oja.stop()
  }
}, signal)
