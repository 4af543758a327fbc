import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ASSETS } from './cache-names'

const ORIGIN = 'https://oja.example'
const PAGE = '<script id="preload-plan">{"app":["/assets/app-1.js"]}</script>'
const SHELL = ['/app.html', '/assets/app-1.js', '/assets/app-1.css']

const { handle } = vi.hoisted(() => ({ handle: vi.fn() }))
vi.mock('./strategies', async (original) => ({
  ...(await original<typeof import('./strategies')>()),
  assets: { handle },
}))

const file = (type: string) => new Response('', { headers: { 'content-type': type } })
/** What Hosting answers for a file that the deployment doesn't have. */
const fallback = () => file('text/html; charset=utf-8')

/** Runs the worker's installation as a browser would, with mocked browser APIs. */
const install = async (page = PAGE) => {
  const listeners = new Map<string, (event: unknown) => void>()
  const kept: string[] = []
  const skipWaiting = vi.fn()
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('self', {
    __WB_DISABLE_DEV_LOGS: true,
    __WB_MANIFEST: SHELL.map((url) => ({ url })),
    location: new URL(ORIGIN),
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, listener),
    skipWaiting,
  })
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string) {
        super(new URL(path, ORIGIN))
      }
    },
  )
  const put = async (path: string) => kept.push(path)
  vi.stubGlobal('caches', { open: async (name: string) => name === ASSETS && { put } })
  vi.stubGlobal('fetch', async () => new Response(page))
  vi.resetModules()
  await import('./service-worker')
  let installed: Promise<void> | undefined
  listeners.get('install')?.({ waitUntil: (work: Promise<void>) => (installed = work) })
  await installed
  return { kept, skipWaiting }
}

const answer = (responseOf: (path: string) => Response) =>
  handle.mockImplementation(async ({ request }: { request: Request }) =>
    responseOf(new URL(request.url).pathname),
  )
const found = (path: string) => file(path.endsWith('.js') ? 'text/javascript' : 'text/css')

beforeEach(() => {
  handle.mockReset()
  return () => vi.unstubAllGlobals()
})

describe('the installation', () => {
  it('keeps the shell and takes over', async () => {
    answer(found)
    const { kept, skipWaiting } = await install()
    expect(handle.mock.calls.map(([{ request }]) => new URL(request.url).pathname)).toEqual(
      SHELL.slice(1),
    )
    expect(kept).toEqual(['/app.html'])
    expect(skipWaiting).toHaveBeenCalledOnce()
  })

  it.each(SHELL.slice(1))('fails if %s is gone, for which Hosting sends its page', async (gone) => {
    answer((path) => (path === gone ? fallback() : found(path)))
    await expect(install()).rejects.toThrow(gone)
  })

  it('fails if the app’s page is of another build', async () => {
    answer(found)
    await expect(install(PAGE.replace('app-1', 'app-2'))).rejects.toThrow('of another build')
  })
})
