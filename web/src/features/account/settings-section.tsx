import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/card'

type Props = { title: string; hint?: ReactNode; children: ReactNode }

export const SettingsSection = ({ title, hint, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5">
        <header className="grid gap-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {hint && <p className="text-sm text-muted">{hint}</p>}
        </header>
        {children}
      </Card>
    </section>
  )
}
