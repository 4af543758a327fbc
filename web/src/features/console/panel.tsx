import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/data/card'

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

export type Fact = readonly [label: string, value: ReactNode]

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-2 text-sm">
    {facts.map(([label, value]) => (
      <div key={label} className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-muted">{label}</dt>
        <dd className="min-w-0 wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
