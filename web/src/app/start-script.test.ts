import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PreloadPlan } from './preload-plan'

const PLAN: PreloadPlan = {
  app: ['/app.js', '/react.js'],
  pages: [{ path: '^/products/([^/]+)$', data: '/api/products/{id}', chunks: ['/product.js'] }],
}
const root = document.documentElement

/** Runs the script as index.html does, in a page with this body. */
const run = async (path: string, body: string) => {
  window.history.replaceState(null, '', path)
  document.head.innerHTML = `<script type="application/json" id="preload-plan">${JSON.stringify(PLAN)}</script>`
  document.body.innerHTML = body
  await import('./start-script')
}
/** Records what the script requests instead of loading it. */
const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
const asked = () =>
  append.mock.calls
    .flat()
    .map(
      (node) => node instanceof Element && (node.getAttribute('href') ?? node.getAttribute('src')),
    )
const marked = () =>
  [...document.querySelectorAll('[data-replay]')].map((element) => [
    element.tagName,
    element.getAttribute('data-replay'),
  ])

const listening = vi.spyOn(globalThis, 'addEventListener')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  delete root.dataset.ssr
  delete root.dataset.hydrated
})
afterEach(() => {
  vi.useRealTimers()
  for (const args of listening.mock.calls) globalThis.removeEventListener(...args)
  listening.mockClear()
  append.mockClear()
})

describe('the script that the HTML starts with', () => {
  it('asks at once for the page’s code and its first data where nothing came rendered', async () => {
    await run('/products/k3f9qz', '<div id="root"></div>')
    expect(asked()).toEqual(['/product.js', '/api/products/k3f9qz'])
  })

  it('lets a rendered page be painted before it asks for any code', async () => {
    root.dataset.ssr = ''
    await run('/products/k3f9qz', '<p>Coral beads</p>')
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(3_000)
    expect(asked()).toEqual(['/app.js', '/react.js', '/product.js'])
  })

  it('asks for code in the frame after the one that shows the first image', async () => {
    let decoded = () => {}
    const image = document.createElement('img')
    image.decode = () => new Promise((resolve) => (decoded = resolve))
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    const nextFrame = async () => {
      for (const frame of frames.splice(0)) frame(0)
      await vi.advanceTimersByTimeAsync(1)
    }
    root.dataset.ssr = ''
    vi.spyOn(document, 'querySelectorAll').mockReturnValueOnce([image] as never)
    await run('/products/k3f9qz', '')
    await nextFrame()
    await nextFrame()
    decoded()
    await nextFrame()
    await nextFrame()
    expect(asked()).toEqual([])
    await nextFrame()
    expect(asked()).toEqual(['/app.js', '/react.js', '/product.js'])
    vi.unstubAllGlobals()
  })

  it('keeps a press for later and asks for the code at once', async () => {
    root.dataset.ssr = ''
    await run('/', '<button type="button">Save</button>')
    document.querySelector('button')?.click()
    expect(marked()).toEqual([['BUTTON', '']])
    expect(asked()).toEqual(['/app.js', '/react.js'])
  })

  it('keeps what was typed', async () => {
    root.dataset.ssr = ''
    await run('/', '<input>')
    const input = document.querySelector('input')
    if (input) input.value = 'adire'
    input?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(marked()).toEqual([['INPUT', 'adire']])
  })

  it('leaves alone what is hydrated: the layout first, then the page', async () => {
    root.dataset.ssr = ''
    root.dataset.hydrated = 'layout'
    await run(
      '/',
      '<button type="button">Menu</button><main><button type="button">Save</button></main>',
    )
    const [menu, save] = document.querySelectorAll('button')
    menu?.click()
    expect(marked()).toEqual([])
    save?.click()
    expect(marked()).toEqual([['BUTTON', '']])
    save?.removeAttribute('data-replay')
    root.dataset.hydrated = 'page'
    save?.click()
    expect(marked()).toEqual([])
  })
  it('keeps what is pressed in a part that hydrates after its page', async () => {
    root.dataset.ssr = ''
    root.dataset.hydrated = 'page'
    await run('/', '<div data-dehydrated=""><button type="button">Report</button></div>')
    document.querySelector('button')?.click()
    expect(marked()).toEqual([['BUTTON', '']])
  })
})

describe('an entry that cannot be loaded', () => {
  const fail = (src: string) => {
    const script = Object.assign(document.createElement('script'), { type: 'module' })
    // Has no file behind it: only the event counts.
    script.setAttribute('src', src)
    script.type = 'text/plain'
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
  }
  const alert = () => document.querySelector('[role="alert"]')

  it('is said, with a button that asks past the cache before it reloads', async () => {
    await run('/auth/login', '<div id="root"></div>')
    const reload = vi.fn()
    const fetched = vi.fn(async () => new Response())
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('location', { reload })
    fail('/app.js')
    expect(alert()?.textContent).toContain('Oja could not be loaded.')
    alert()?.querySelector('button')?.click()
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched.mock.calls).toEqual([
      ['/app.js', { cache: 'reload' }],
      ['/react.js', { cache: 'reload' }],
    ])
    expect(reload).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('is said on a rendered page too', async () => {
    document.documentElement.dataset.ssr = ''
    await run('/products/k3f9qz', '<p>Coral beads</p>')
    fail('/app.js')
    expect(alert()).not.toBeNull()
    expect(document.body.textContent).toContain('Coral beads')
  })

  it('is not another script', async () => {
    await run('/auth/login', '<div id="root"></div>')
    fail('/another.js')
    expect(alert()).toBeNull()
  })
})
