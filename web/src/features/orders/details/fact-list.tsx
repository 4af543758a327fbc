import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** A vertical list of labels with values. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-2.5 text-sm">
    {facts.map(({ label, value }) => (
      <div key={label} className="flex flex-wrap items-baseline gap-x-4">
        <dt className="flex-1 basis-20 text-muted">{label}</dt>
        <dd className="min-w-0 flex-[2] basis-32 text-right">{value}</dd>
      </div>
    ))}
  </dl>
)
