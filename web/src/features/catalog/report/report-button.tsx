import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Link } from '@/ui/navigation/link'
import type { Reported } from './reported'

const ReportGoodsDialog = lazyPart(() => import('./report-goods-dialog'))

const LOOK =
  'inline-flex min-h-8 w-fit cursor-pointer items-center gap-2 text-sm text-muted underline hover:text-ink'

const Words = ({ noun }: Pick<Reported, 'noun'>) => (
  <>
    <Flag aria-hidden className="size-4" />
    Report this {noun}
  </>
)

/** Hidden from who offers it. A signed-out visitor logs in first and is sent back. */
export const ReportButton = ({ goods }: { goods: Reported }) => {
  const { user } = useSession()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  if (user && user.uid === goods.vendor_id) return null
  if (!user) {
    return (
      <Link to={paths.loginThen(pathname)} className={LOOK}>
        <Words noun={goods.noun} />
      </Link>
    )
  }
  return (
    <>
      <button type="button" className={LOOK} onClick={() => setIsOpen(true)}>
        <Words noun={goods.noun} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportGoodsDialog goods={goods} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
