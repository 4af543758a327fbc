import type { ReactNode } from 'react'

type Props = { total: ReactNode; children: ReactNode }

/** The price and the button, which on phones stay above the bottom bar wherever the page is (base.css). */
export const BuyBar = ({ total, children }: Props) => (
  <div
    data-buy-bar
    className="above-consent max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-2 max-md:*:[a]:min-h-12 max-md:*:[a]:min-w-0 max-md:*:[a]:flex-1 max-md:*:[a]:order-last max-md:*:[a]:basis-40 max-md:*:[a]:wrap-break-word max-md:*:[a]:px-4 max-md:*:[a]:py-2 max-md:*:[a]:text-base md:grid md:gap-3 print:hidden"
  >
    <span className="min-w-0 font-semibold empty:hidden md:hidden">{total}</span>
    {children}
  </div>
)
