const pooled = globalThis.fetch

/**
 * `fetch` with a connection for each request. Node's servers, as the emulators are, close a
 * connection that was idle for five seconds, and a process that is busy at that moment sends its
 * next request on it: "fetch failed, other side closed".
 */
export const fetchUnpooled: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  request.headers.set('connection', 'close')
  return pooled(request)
}
