import type { ReactNode } from 'react'

type Props = { total: ReactNode; children: ReactNode }

/** The price and the button, which on phones stay above the bottom bar wherever the page is. */
export const BuyBar = ({ total, children }: Props) => (
  <div data-buy-bar className="above-consent buy-bar">
    <span className="font-semibold md:hidden">{total}</span>
    {children}
  </div>
)
