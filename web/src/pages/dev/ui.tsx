import type { ReactNode } from 'react'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { ButtonPieces } from './button-pieces'
import { DataPieces } from './data-pieces'
import { FieldPieces } from './field-pieces'
import { MediaPieces } from './media-pieces'
import { NavigationPieces } from './navigation-pieces'
import { OverlayPieces } from './overlay-pieces'
import { StatePieces } from './state-pieces'
import { ThemePieces } from './theme-pieces'

const groups: [string, ReactNode][] = [
  ['Colours and type', <ThemePieces key="theme" />],
  ['Buttons', <ButtonPieces key="buttons" />],
  ['Fields', <FieldPieces key="fields" />],
  ['States', <StatePieces key="states" />],
  ['Navigation', <NavigationPieces key="navigation" />],
  ['Data', <DataPieces key="data" />],
  ['Overlays', <OverlayPieces key="overlays" />],
  ['Pictures and time', <MediaPieces key="media" />],
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
