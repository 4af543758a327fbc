import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'

const ReportProductDialog = lazyChunk(() => import('./report-product-dialog'))

const LOOK =
  'inline-flex min-h-8 w-fit cursor-pointer items-center gap-2 text-sm text-muted underline hover:text-ink'

const Words = () => (
  <>
    <Flag aria-hidden className="size-4" />
    Report this product
  </>
)

type Props = { product: { id: string; name: string; vendor_id: string } }

/** Hidden from the product's vendor. A signed-out visitor logs in first and is sent back. */
export const ReportProductButton = ({ product }: Props) => {
  const { user } = useSession()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  if (user?.uid === product.vendor_id) return null
  if (!user) {
    return (
      <Link to={paths.loginThen(pathname)} className={LOOK}>
        <Words />
      </Link>
    )
  }
  return (
    <>
      <button type="button" className={LOOK} onClick={() => setIsOpen(true)}>
        <Words />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportProductDialog
            product_id={product.id}
            name={product.name}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
