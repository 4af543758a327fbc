import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/data/card'

type Props = { title: string; hint: string; children: ReactNode }

export const FormSection = ({ title, hint, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <header className="grid gap-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="text-sm text-muted">{hint}</p>
        </header>
        {children}
      </Card>
    </section>
  )
}
