import type { Transaction } from '@contract/entities/orders/transaction'
import { goodsPath } from '@contract/orders/goods-path'
import type { ReactNode } from 'react'
import { Link } from '@/ui/navigation/link'

type Props = {
  of: Pick<Transaction, 'source'>
  slug: string
  className?: string
  children: ReactNode
}

/** Leads to what was bought, if it has a page. */
export const ItemLink = ({ of, slug, className = '', children }: Props) => {
  const to = goodsPath(of, slug)
  return to === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <Link to={to} className={`hover:underline ${className}`}>
      {children}
    </Link>
  )
}
