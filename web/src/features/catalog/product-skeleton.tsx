import { Skeleton } from '@/ui/feedback/skeleton'

export const ProductSkeleton = () => (
  <div
    role="status"
    aria-label="Loading the product"
    className="page grid gap-4 py-3 md:gap-8 md:py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-12"
  >
    <Skeleton className="aspect-4/5 w-full rounded-lg max-md:aspect-auto max-md:h-[45svh]" />
    <div className="grid content-start gap-4">
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-9 w-2/5" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  </div>
)
