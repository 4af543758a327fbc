import type { ProductCard } from '@contract/entities/catalog/product'
import { type LucideIcon, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { useComing } from '@/lib/use-online'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { LinkButton } from '@/ui/form/link-button'

type Props = {
  products: readonly ProductCard[]
  isLoading: boolean
  isFailed: boolean
  onRetry: () => void
  empty: { title: string; text: string; icon: LucideIcon }
  /** The product grid, or its skeleton while loading. */
  children: ReactNode
}

/** Shows the error state, that it can't come without a connection, the empty state or the content of a saved product list. */
export const ProductList = ({ products, isLoading, isFailed, onRetry, empty, children }: Props) => {
  const isComing = useComing(isLoading)
  if (isLoading && !isComing && products.length === 0) {
    return (
      <EmptyState title="You are offline" icon={WifiOff}>
        These products show here as soon as there is a connection again.
      </EmptyState>
    )
  }
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
  return (
    <>
      <h2 className="sr-only">Products</h2>
      {children}
    </>
  )
}
