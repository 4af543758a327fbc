import type { ProductCard } from '@contract/entities/product'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { LinkButton } from '@/ui/form/link-button'

type Props = {
  products: readonly ProductCard[]
  isLoading: boolean
  isFailed: boolean
  onRetry: () => void
  empty: { title: string; text: string; icon: LucideIcon }
  /** Draws the products, or their shape while there are none yet. */
  children: ReactNode
}

/** The states of a list of kept products: failed, empty, or what it holds. */
export const ProductList = ({ products, isLoading, isFailed, onRetry, empty, children }: Props) => {
  if (isFailed) {
    return <ErrorState onRetry={onRetry}>These products could not be loaded.</ErrorState>
  }
  if (!isLoading && products.length === 0) {
    return (
      <EmptyState
        title={empty.title}
        icon={empty.icon}
        action={<LinkButton to={paths.marketplace}>Go to the marketplace</LinkButton>}
      >
        <p>{empty.text}</p>
      </EmptyState>
    )
  }
  return children
}
