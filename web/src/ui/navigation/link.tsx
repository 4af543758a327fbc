import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To
  replace?: boolean
  /** What the page that is opened finds in its history entry. */
  state?: unknown
}

/** A link within the site. React Router's own brings what only its framework's pages use: 1.4 KiB. */
export const Link = ({ to, replace, state, target, onClick, ...props }: LinkProps) => {
  const follow = useLinkClickHandler(to, { replace, state, target })
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...props} target={target} href={useHref(to)} onClick={press} />
}
