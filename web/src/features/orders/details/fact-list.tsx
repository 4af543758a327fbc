import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** A vertical list of labels with values. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-2.5 text-sm">
    {facts.map(({ label, value }) => (
      <div key={label} className="flex items-baseline justify-between gap-6">
        <dt className="shrink-0 text-muted">{label}</dt>
        <dd className="min-w-0 text-right break-words">{value}</dd>
      </div>
    ))}
  </dl>
)
