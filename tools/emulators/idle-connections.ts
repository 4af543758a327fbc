import { Agent, setGlobalDispatcher } from 'undici'

/**
 * Has `fetch` close each connection that becomes idle. Node's servers, as most emulators are, close
 * it after five seconds, and a process that is busy at that moment would send its next request on
 * it: "fetch failed, other side closed".
 */
export const closeIdleConnections = (): void =>
  setGlobalDispatcher(new Agent({ keepAliveTimeout: 1, keepAliveMaxTimeout: 1 }))
