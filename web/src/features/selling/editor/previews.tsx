import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/form/button'

/** Previews of the product as buyers will see it. */
export type PreviewParts = { card: ReactNode; page: ReactNode }

const SHAPES = [
  { value: 'card', label: 'In a list' },
  { value: 'page', label: 'Its page' },
] as const

export const Previews = (parts: PreviewParts) => {
  const [shape, setShape] = useState<keyof PreviewParts>('card')
  return (
    <section aria-labelledby="previews-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="previews-title" className="text-xl font-semibold">
          As buyers see it
        </h2>
        <div className="flex gap-2">
          {SHAPES.map(({ value, label }) => (
            <Button
              key={value}
              size="sm"
              variant={shape === value ? 'primary' : 'secondary'}
              aria-pressed={shape === value}
              onClick={() => setShape(value)}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <div
        inert
        data-testid="preview"
        className="pointer-events-none rounded-lg border border-line p-4 sm:p-6"
      >
        {shape === 'card' ? <div className="max-w-[270px]">{parts.card}</div> : parts.page}
      </div>
    </section>
  )
}
