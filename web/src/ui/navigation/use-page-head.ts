import { type HeadTag, PRIVATE_TAGS } from '@contract/page-head/head-tag'
import { type PageSubject, titleOf } from '@contract/page-head/subject'
import { useEffect } from 'react'
import { appUrl } from '@/config/app-url'
import { useWhenIdle } from '../media/use-when-idle'
import { writeHead } from './write-head'

const tagsFor = async (subject: PageSubject): Promise<readonly HeadTag[]> => {
  if (subject.kind === 'private') return PRIVATE_TAGS
  const { tagsOf } = await import('@contract/page-head/tags')
  return tagsOf(subject, appUrl())
}

/**
 * Tells whoever looks at the head what the page is about: its title at once, the rest, which only
 * machines read, once there is nothing better to do.
 * @param subject undefined while it isn't known: what the server said stays
 */
export const usePageHead = (subject: PageSubject | undefined) => {
  const isIdle = useWhenIdle()
  const title = subject && titleOf(subject)
  const given = subject && JSON.stringify(subject)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  useEffect(() => {
    if (!isIdle || !given) return
    let isCurrent = true
    tagsFor(JSON.parse(given))
      .then((tags) => isCurrent && writeHead(tags))
      // A head that could not be written takes nothing from the person who reads the page.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isIdle, given])
}
