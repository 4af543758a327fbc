import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '@/config/site'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { LogoMark } from './logo-mark'

type Props = { title: string; back: string; children: ReactNode }

/** The head of a page that is printed, with its buttons on the screen alone. */
export const PrintHeader = ({ title, back, children }: Props) => (
  <header className="flex flex-wrap items-start justify-between gap-4">
    <div>
      <p className="flex items-center gap-2 font-heading text-3xl font-bold text-primary">
        <LogoMark className="size-9" />
        {site.title}
      </p>
      <h1 className="mt-1 text-xl">{title}</h1>
      <p className="text-sm text-muted">{children}</p>
    </div>
    <div className="flex flex-wrap gap-3 print:hidden">
      <LinkButton variant="secondary" to={back}>
        Back
      </LinkButton>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" />
        Print
      </Button>
    </div>
  </header>
)
