import type { Product } from '@contract/entities/catalog/product'
import { vendorPaths } from '@contract/vendor-urls'
import { PackageX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Awaited } from '@/lib/awaited'
import { useLiveProduct } from '@/lib/live/products'
import { useSession } from '@/lib/session/session'
import { useOnline } from '@/lib/use-online'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { TakenDown } from '../products/taken-down'

type Props = {
  id: string | undefined
  /** The heading of the error and empty states. */
  title: string
  children: (product: Product) => ReactNode
}

const Offline = ({ title }: Pick<Props, 'title'>) => (
  <div className="grid gap-6">
    <h1>{title}</h1>
    <EmptyState title="You are offline" icon={WifiOff}>
      The product shows here as soon as there is a connection again.
    </EmptyState>
  </div>
)

/** Loads one of the vendor's own products and renders `children`, or explains why it can't. */
export const OwnProduct = ({ id, title, children }: Props) => {
  const { user } = useSession()
  const isOnline = useOnline()
  const live = useLiveProduct(id)
  const product = live.status === 'content' ? live.data : null

  // The vendor can still edit a product that an operator took down.
  const isKept = product?.status !== 'removed' || Boolean(product.taken_down)
  if (product && product.vendor_id === user?.uid && isKept) {
    return (
      <>
        {product.taken_down && <TakenDown reason={product.taken_down.reason} />}
        {children(product)}
      </>
    )
  }
  if (id && live.status === 'loading') {
    return (
      <Awaited label="Loading the product" instead={<Offline title={title} />}>
        <div className="grid gap-6">
          <Skeleton className="h-9 w-56" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      </Awaited>
    )
  }
  if (live.status === 'content' && !isOnline) return <Offline title={title} />
  const isRefused = live.status === 'error' && live.error.code === 'permission-denied'
  return (
    <div className="grid gap-6">
      <h1>{title}</h1>
      {live.status === 'error' && !isRefused ? (
        <ErrorState onRetry={live.retry}>
          The product could not be loaded. Nothing about it has changed.
        </ErrorState>
      ) : (
        <EmptyState
          title="This is not one of your products"
          icon={PackageX}
          action={<LinkButton to={vendorPaths.products}>Your products</LinkButton>}
        />
      )}
    </div>
  )
}
