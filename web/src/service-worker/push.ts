const HOME = '/dashboard/notifications'

type Pushed = { id?: string; title?: string; body?: string; href?: string }

/** Shows what the server pushes, and opens its page. */
export const servePushes = (self: ServiceWorkerGlobalScope): void => {
  /** A notification leads to a page of this site, whatever it says. */
  const ownPath = (href: unknown): string => {
    try {
      const url = new URL(String(href), self.location.origin)
      if (url.origin !== self.location.origin) return HOME
      return url.pathname + url.search + url.hash
    } catch {
      return HOME
    }
  }

  const pushedBy = (event: PushEvent): Pushed => {
    try {
      return event.data?.json().data ?? {}
    } catch {
      return {}
    }
  }

  self.addEventListener('push', (event) => {
    const { id, title, body, href } = pushedBy(event)
    event.waitUntil(
      self.registration.showNotification(title || 'Oja', {
        body: body || 'There is something new.',
        // The same notification again replaces itself.
        tag: id || 'news',
        icon: '/icon-192.png',
        data: { href: ownPath(href ?? HOME) },
      }),
    )
  })

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(self.clients.openWindow(ownPath(event.notification.data?.href ?? HOME)))
  })
}
