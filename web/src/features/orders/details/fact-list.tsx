import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** Labels with values, each in a column of its own. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-2.5 text-sm">
    {facts.map(({ label, value }) => (
      <div key={label} className="grid grid-cols-[2fr_3fr] items-baseline gap-4">
        <dt className="text-muted">{label}</dt>
        <dd className="min-w-0 wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
