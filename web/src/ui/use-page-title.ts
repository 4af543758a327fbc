import { useEffect } from 'react'
import { site } from '@/config/site'

/** The document's title, followed by the site's name, and its description. */
export const usePageTitle = (title: string, description: string = site.description) => {
  useEffect(() => {
    document.title = title === site.title ? title : `${title} · ${site.title}`
  }, [title])
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [description])
}
