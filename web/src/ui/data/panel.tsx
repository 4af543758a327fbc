import { type ReactNode, useId } from 'react'
import { Card } from './card'

/** A card with a heading, as a section of the page. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
