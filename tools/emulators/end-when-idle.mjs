// Loaded by every Node process of the emulators, which never end the process of a function: one that ran a trigger
// ends itself once nothing was asked of it for a while. Those that people wait for stay.
import { subscribe } from 'node:diagnostics_channel'

const IDLE_MS = Number(process.env.FUNCTIONS_IDLE_MS ?? 60_000)
const STAYING = ['api', 'pages']
const target = process.env.FUNCTION_TARGET

if (target && !STAYING.includes(target)) {
  let running = 0
  let ending
  const wait = () => {
    clearTimeout(ending)
    ending = setTimeout(() => process.exit(0), IDLE_MS)
  }
  subscribe('http.server.request.start', ({ response }) => {
    running += 1
    clearTimeout(ending)
    response.once('close', () => {
      running -= 1
      if (running === 0) wait()
    })
  })
  wait()
}
