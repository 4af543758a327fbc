import type { ReactNode } from 'react'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { ButtonGallery } from './button-gallery'
import { DataGallery } from './data-gallery'
import { FieldGallery } from './field-gallery'
import { MediaGallery } from './media-gallery'
import { NavigationGallery } from './navigation-gallery'
import { OverlayGallery } from './overlay-gallery'
import { StateGallery } from './state-gallery'
import { ThemeGallery } from './theme-gallery'

const groups: [string, ReactNode][] = [
  ['Colours and type', <ThemeGallery key="theme" />],
  ['Buttons', <ButtonGallery key="buttons" />],
  ['Fields', <FieldGallery key="fields" />],
  ['States', <StateGallery key="states" />],
  ['Navigation', <NavigationGallery key="navigation" />],
  ['Data', <DataGallery key="data" />],
  ['Overlays', <OverlayGallery key="overlays" />],
  ['Pictures and time', <MediaGallery key="media" />],
]

/** Shows every shared component in every state; in development builds only. */
export default function UiPieces() {
  usePageTitle('Pieces')
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] gap-14 py-10">
      <h1 className="text-4xl">Pieces</h1>
      {groups.map(([title, pieces]) => (
        <section key={title} aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <h2 className="border-b border-line pb-2 text-2xl">{title}</h2>
          {pieces}
        </section>
      ))}
    </main>
  )
}
