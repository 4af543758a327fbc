import { Menu, X } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { Skeleton } from '@/ui/feedback/skeleton'
import { useDisclosure } from '@/ui/overlay/use-disclosure'

const CategoryGrid = lazyChunk(() => import('./content/category-grid'))

const linkClass = 'flex min-h-11 items-center rounded-md px-2 font-semibold hover:bg-sunken'

/** The header's navigation as a panel, for screens below `lg`. */
export const PhoneMenu = ({ canStartSelling }: { canStartSelling: boolean }) => {
  const { isOpen, toggle, close, root } = useDisclosure()
  const Icon = isOpen ? X : Menu
  return (
    <div ref={root} className="lg:hidden">
      <button
        type="button"
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls="phone-menu"
        onClick={toggle}
        className="-ml-2.5 grid size-11 place-items-center rounded-md hover:bg-sunken"
      >
        <Icon aria-hidden className="size-6" />
      </button>
      <div
        id="phone-menu"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-8rem)] overflow-y-auto border-b border-line bg-surface px-4 py-3 shadow-lg"
      >
        {isOpen && (
          <>
            <Link to={paths.marketplace} onClick={close} className={linkClass}>
              Marketplace
            </Link>
            <Link to={paths.vendors} onClick={close} className={linkClass}>
              Stores
            </Link>
            <Link to={paths.history} onClick={close} className={linkClass}>
              You Just Viewed
            </Link>
            <Link to={paths.howEscrowWorks} onClick={close} className={linkClass}>
              How escrow works
            </Link>
            {canStartSelling && (
              <Link to={paths.vendorOnboarding} onClick={close} className={linkClass}>
                Start Selling
              </Link>
            )}
            <p className="mt-3 mb-1 border-t border-line px-2 pt-4 text-sm font-semibold text-muted">
              Categories
            </p>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <CategoryGrid onChoose={close} />
            </Suspense>
          </>
        )}
      </div>
    </div>
  )
}
