import { dayText } from '@contract/lagos-text'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageHead } from '@/ui/navigation/use-page-head'

type ArticleSection = { id: string; title: string; body: ReactNode }

type Props = {
  title: string
  lead: ReactNode
  /** The meta description. */
  description: string
  sections: ArticleSection[]
  /** Shown if there are no sections. */
  children?: ReactNode
  /** The date of the last change, such as `2026-11-20`. */
  updated?: string
}

/** A text page with a readable line length and, on wide screens, a list of its sections. */
export const Article = ({ title, lead, description, sections, updated, children }: Props) => {
  const { pathname } = useLocation()
  usePageHead({ kind: 'page', title, description, path: pathname })
  return (
    <article className="page py-8 md:py-14">
      <header className="max-w-3xl">
        <div aria-hidden className="woven mb-6 h-1.5 w-20 rounded-sm" />
        <h1 className="text-3xl md:text-5xl">{title}</h1>
        <div className="mt-4 text-lg text-muted md:text-xl">{lead}</div>
        {updated && (
          <p className="mt-4 text-sm text-muted">
            Last changed on <time dateTime={updated}>{dayText(updated)}</time>
          </p>
        )}
      </header>
      <div className="mt-10 gap-16 border-t border-line pt-10 lg:grid lg:grid-cols-[minmax(0,44rem)_1fr]">
        <div className="grid gap-10">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="text-xl md:text-2xl">
                {heading}
              </h2>
              <div className="reading mt-3">{body}</div>
            </section>
          ))}
          {children}
        </div>
        <nav aria-label="On this page" className="max-lg:hidden">
          <ul className="sticky top-28 grid gap-1 border-l border-line pl-5 text-sm">
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1 text-muted hover:text-ink">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </article>
  )
}
