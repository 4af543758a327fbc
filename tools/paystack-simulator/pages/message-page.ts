import type { World } from '../world'
import { layout } from './layout'
import { esc } from './markup'

export type Message = { title: string; text: string; link?: { href: string; label: string } }

export const messagePage = (world: World, { title, text, link }: Message): string =>
  layout(
    world,
    title,
    `<section class="card"><h1>${esc(title)}</h1><p>${esc(text)}</p>${
      link ? `<p><a class="button" href="${esc(link.href)}">${esc(link.label)}</a></p>` : ''
    }</section>`,
  )
