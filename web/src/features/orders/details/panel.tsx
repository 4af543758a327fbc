import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/data/card'

export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
