import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/data/card'

type Props = {
  title: string
  hint?: ReactNode
  /** The `id` of the section, for links with a fragment. */
  anchor?: string
  children: ReactNode
}

export const SettingsSection = ({ title, hint, anchor, children }: Props) => {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="scroll-mt-24">
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
