import { vendorPaths } from '@contract/vendor-urls'
import { PackagePlus, SearchX, WifiOff } from 'lucide-react'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'

const SHAPES = ['a', 'b', 'c', 'd', 'e']

export const ProductsLoading = () => (
  <div role="status" aria-label="Loading your products" className="grid gap-3 md:gap-px">
    <Skeleton className="h-11 w-40" />
    {SHAPES.map((shape) => (
      <Skeleton key={shape} className="h-34 rounded-lg md:h-[4.75rem] md:rounded-none" />
    ))}
  </div>
)

export const ProductsNotHere = () => (
  <EmptyState title="You are offline" icon={WifiOff}>
    Your products show here as soon as there is a connection again.
  </EmptyState>
)

/** The empty states: no product with this status, or no products at all. */
export const ProductsEmpty = ({ tab }: { tab: string | undefined }) => {
  if (tab !== undefined) {
    return (
      <EmptyState
        title={`None of your products is ${tab}`}
        icon={PackagePlus}
        action={
          <LinkButton variant="secondary" to={vendorPaths.products}>
            See all products
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title="No products yet"
      icon={PackagePlus}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <LinkButton to={vendorPaths.productNew}>Add a product</LinkButton>
          <LinkButton variant="secondary" to={vendorPaths.productImport}>
            Import from a spreadsheet
          </LinkButton>
        </span>
      }
    >
      Add what you make. It shows here, with its price and stock.
    </EmptyState>
  )
}

type NoMatchProps = { q: string; onClear: () => void }

export const ProductsNoMatch = ({ q, onClear }: NoMatchProps) => (
  <EmptyState
    title={`None of these products is called “${q}”`}
    icon={SearchX}
    action={
      <Button variant="secondary" onClick={onClear}>
        Clear the search
      </Button>
    }
  />
)
