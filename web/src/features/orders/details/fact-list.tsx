import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** Labels with values: beside each other, or below where a value is too long for it. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-2.5 text-sm">
    {facts.map(({ label, value }) => (
      <div key={label} className="flex flex-wrap items-baseline gap-x-4">
        <dt className="basis-28 text-muted">{label}</dt>
        <dd className="min-w-0">{value}</dd>
      </div>
    ))}
  </dl>
)
