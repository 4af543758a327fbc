import { useEffect, useState } from 'react'
import { paths } from '@/config/paths'
import { hasSessionHint } from '@/lib/session/session-hint'
import { PAGES } from '@/service-worker/cache-names'

type SavedPage = { path: string; title: string }

const OWN: SavedPage[] = [
  { path: paths.purchases, title: 'Your purchases' },
  { path: paths.messages, title: 'Your messages' },
]

/** The public pages that the service worker has copies of. */
const readSavedPages = async (): Promise<SavedPage[]> => {
  const cache = await caches.open(PAGES)
  const saved = (await cache.keys()).map(async (request) => {
    const html = await (await cache.match(request, { ignoreVary: true }))?.text()
    const { title } = new DOMParser().parseFromString(html ?? '', 'text/html')
    return { path: new URL(request.url).pathname, title }
  })
  return (await Promise.all(saved)).filter(({ title }) => title !== '')
}

/** Shown instead of a page whose code isn't on this device while there is no connection. */
export default function OfflinePage() {
  const [saved, setSaved] = useState<SavedPage[]>([])
  useEffect(() => {
    readSavedPages().then(setSaved, console.error)
  }, [])
  const readable = [...(hasSessionHint() ? OWN : []), ...saved]
  return (
    <div className="page grid max-w-prose content-start gap-4 py-8">
      <h1>You are offline</h1>
      <p className="text-muted">
        This page has not been opened on this device yet. It opens automatically once you are online
        again.
      </p>
      {readable.length > 0 && (
        <>
          <h2 className="text-xl">You can read</h2>
          <ul className="grid gap-1">
            {readable.map(({ path, title }) => (
              <li key={path}>
                {/* A new document: the copy is of a whole page. */}
                <a href={path} className="inline-block py-1.5 text-primary underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
