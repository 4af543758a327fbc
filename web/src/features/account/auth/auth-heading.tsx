import type { ReactNode } from 'react'

export const AuthHeading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="mb-6 grid gap-2">
    <h1>{title}</h1>
    {children && <p className="text-muted">{children}</p>}
  </header>
)
