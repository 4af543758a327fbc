import { useEffect, useRef, useState } from 'react'
import { useOnline } from '@/lib/use-online'
import { whenConnected } from '@/ui/chunks/load-chunk'
import { readOwnPages, readPublicPages, type StoredPage } from './stored-pages'

type Props = {
  /** What was asked for, if that is known. */
  name?: string | undefined
  /** Asks for it again; not needed for code, which comes by itself. */
  onConnected?: () => unknown
  /** The page before stays behind it, where Back leads. */
  isInFront?: boolean
}

const List = ({ title, pages }: { title: string; pages: readonly StoredPage[] }) =>
  pages.length > 0 && (
    <section className="grid gap-1">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid">
        {pages.map((page) => (
          <li key={page.path}>
            {/* A new document: the copy is of a whole page. */}
            <a href={page.path} className="flex min-h-11 items-center text-primary underline">
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

/** Instead of a page that isn't on this device while there is no connection, with what is. */
export default function OfflinePage({ name, onConnected, isInFront }: Props) {
  const isOnline = useOnline()
  const [own, setOwn] = useState<StoredPage[]>([])
  const [opened, setOpened] = useState<StoredPage[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = useRef(onConnected)
  ask.current = onConnected
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    readOwnPages().then(setOwn, console.error)
    readPublicPages().then(setOpened, console.error)
    let isShown = true
    const askAgain = async () => {
      while (isShown && ask.current) {
        await whenConnected()
        if (isShown) await ask.current?.()
      }
    }
    askAgain().catch(console.error)
    return () => {
      isShown = false
    }
  }, [])
  useEffect(() => {
    if (!isInFront) return
    const { scrollY } = window
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, scrollY)
  }, [isInFront])
  return (
    <div className="page grid min-h-dvh max-w-prose content-start gap-5 py-8">
      <h1 ref={heading} tabIndex={-1}>
        {isOnline ? 'No connection' : 'You are offline'}
      </h1>
      <p>
        {name ? `“${name}”` : 'This page'} is not on this device yet. It opens by itself once there
        is a connection again.
      </p>
      <List title="Yours, as last seen" pages={own} />
      <List title="What you opened" pages={opened} />
    </div>
  )
}
