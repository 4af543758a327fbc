import type { ReactNode } from 'react'

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
