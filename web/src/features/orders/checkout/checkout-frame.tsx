import type { ReactNode } from 'react'

type Props = { summary: ReactNode; children: ReactNode }

/** What is bought comes first, and stays beside the form on wide screens. */
export const CheckoutFrame = ({ summary, children }: Props) => (
  <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-10">
    <section aria-label="What you are buying" className="lg:sticky lg:top-24 lg:order-last">
      {summary}
    </section>
    {children}
  </div>
)
