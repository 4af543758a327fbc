import type { ReactNode } from 'react'

type Props = { total: ReactNode; children: ReactNode }

/** The price and the button, which on phones stay above the bottom bar wherever the page is. */
export const BuyBar = ({ total, children }: Props) => (
  <div
    data-buy-bar
    className="max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom)+var(--consent-room,0px))] max-md:z-20 max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-1.5 md:grid print:hidden"
  >
    <span className="text-lg font-semibold md:hidden">{total}</span>
    {children}
  </div>
)
