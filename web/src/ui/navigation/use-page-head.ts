import { type HeadTag, PRIVATE_TAGS } from '@seo/head-tag'
import { type PageSubject, titleOf } from '@seo/subject'
import { useEffect } from 'react'
import { appUrl } from '@/config/app-url'
import { loadInBackground } from '../chunks/load-chunk'
import { whenIdle } from '../media/when-idle'
import { writeHead } from './write-head'

const tagsFor = async (subject: PageSubject): Promise<readonly HeadTag[]> => {
  if (subject.kind === 'private') return PRIVATE_TAGS
  const { tagsOf } = await loadInBackground(() => import('@seo/tags'))
  return tagsOf(subject, appUrl())
}

/** What the page that was rendered last on the server is about, for those who prerender pages. */
export const renderedHead: { subject?: PageSubject | undefined } = {}

/**
 * Sets the page's title at once and the other head tags, which only crawlers read, when the browser
 * is idle.
 * @param subject undefined while it isn't known, which keeps the server's tags
 */
export const usePageHead = (subject: PageSubject | undefined) => {
  if (import.meta.env.SSR) renderedHead.subject = subject
  const title = subject && titleOf(subject)
  const given = subject && JSON.stringify(subject)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  useEffect(() => {
    if (!given) return
    let isCurrent = true
    const write = () =>
      tagsFor(JSON.parse(given))
        .then((tags) => isCurrent && writeHead(tags))
        // Missing head tags don't affect the person who reads the page.
        .catch(() => undefined)
    const cancel = whenIdle(write)
    return () => {
      isCurrent = false
      cancel()
    }
  }, [given])
}
