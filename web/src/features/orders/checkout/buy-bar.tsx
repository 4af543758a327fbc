import type { ReactNode } from 'react'

type Props = { total: ReactNode; children: ReactNode }

/** The price and the button, which on phones stay above the bottom bar wherever the page is. */
export const BuyBar = ({ total, children }: Props) => (
  <div
    data-buy-bar
    className="above-consent max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom)+var(--consent-room,0px))] max-md:z-20 max-md:flex max-md:items-center max-md:justify-between max-md:gap-2 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-3 max-md:py-1.5 max-md:*:[a]:min-h-12 max-md:*:[a]:whitespace-nowrap max-md:*:[a]:px-4 max-md:*:[a]:py-2 max-md:*:[a]:text-base md:grid md:gap-3 print:hidden"
  >
    <span className="min-w-0 font-semibold md:hidden">{total}</span>
    {children}
  </div>
)
