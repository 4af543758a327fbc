import { describe, expect, it, vi } from 'vitest'
import { countedTest } from '../../../tests/support/counts'
import { servePushes } from './push'

type Listener = (event: Record<string, unknown>) => void

/** Runs the worker as a browser would, with mocked browser APIs. */
const startWorker = () => {
  const listeners = new Map<string, Listener>()
  const showNotification = vi.fn()
  const openWindow = vi.fn()
  const self = {
    location: { origin: 'https://oja.example' },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification },
    clients: { openWindow },
  }
  servePushes(self as unknown as ServiceWorkerGlobalScope)
  const push = (json: () => unknown) =>
    listeners.get('push')?.({ data: { json }, waitUntil: () => {} })
  const click = (href: unknown) =>
    listeners.get('notificationclick')?.({
      notification: { close: () => {}, data: { href } },
      waitUntil: () => {},
    })
  return { push, click, showNotification, openWindow }
}

const HOSTILE = [
  'https://evil.example/x',
  '//evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  'data:text/html,x',
]

describe('a push', () => {
  it('shows what was pushed, the same one once', () => {
    const { push, showNotification } = startWorker()
    push(() => ({ data: { id: 'n1', title: 'Order shipped', body: 'News.', href: '/dashboard' } }))
    expect(showNotification).toHaveBeenCalledWith('Order shipped', {
      body: 'News.',
      tag: 'n1',
      icon: '/icon-192.png',
      data: { href: '/dashboard' },
    })
  })

  it('shows something for what it can’t read, as browsers demand', () => {
    const { push, showNotification } = startWorker()
    push(() => {
      throw new Error('not JSON')
    })
    expect(showNotification.mock.calls[0]?.[0]).toBe('Oja')
  })

  it('opens the page that a notification is about', () => {
    const { click, openWindow } = startWorker()
    click('/dashboard/purchases/abc?x=1')
    expect(openWindow).toHaveBeenCalledWith('/dashboard/purchases/abc?x=1')
  })

  for (const href of HOSTILE) {
    countedTest('R21', `opens nothing off the site: ${href}`, () => {
      const { push, click, showNotification, openWindow } = startWorker()
      push(() => ({ data: { href } }))
      click(href)
      expect(showNotification.mock.calls[0]?.[1].data.href).toBe('/dashboard/notifications')
      expect(openWindow).toHaveBeenCalledWith('/dashboard/notifications')
    })
  }
})
