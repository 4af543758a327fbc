import { ArrowLeft, LockKeyhole } from 'lucide-react'
import { Outlet, useLocation, useMatch } from 'react-router-dom'
import { isCheckoutPath, paths } from '@/config/paths'
import { VerificationBanner } from '@/features/account/auth/verification-banner'
import { Header } from '@/features/layout/header'
import { Link } from '@/ui/navigation/link'
import { RequireUser } from '../guards/require-user'
import { Frame } from './frame'

/** On phones a checkout has nothing to leave it by but the way back. */
const CheckoutTop = () => {
  const { pathname } = useLocation()
  const product_id = useMatch(paths.checkout(':product_id'))?.params.product_id ?? ''
  const code = useMatch(paths.dealCheckout(':code'))?.params.code
  const isPaid = pathname === paths.checkoutReturn
  const back = code ? paths.deal(code) : product_id ? paths.product(product_id) : paths.cart
  return (
    <header className="flex min-h-12 flex-wrap items-center justify-between border-b border-line pr-4 pl-1 text-sm md:hidden">
      <Link
        to={isPaid ? paths.purchases : back}
        className="flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold whitespace-nowrap active:bg-sunken"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {isPaid ? 'Your orders' : 'Back'}
      </Link>
      <span className="flex items-center gap-1.5 text-muted">
        <LockKeyhole aria-hidden className="size-4" />
        Held in escrow
      </span>
    </header>
  )
}

/** Layout for a single task without distracting navigation: checkout, vendor onboarding. */
export default function FocusedLayout() {
  const isCheckout = isCheckoutPath(useLocation().pathname)
  const top = isCheckout ? (
    <>
      <div className="contents max-md:hidden">
        <Header />
      </div>
      <CheckoutTop />
    </>
  ) : (
    <Header />
  )
  return (
    <RequireUser>
      <Frame top={top}>
        {isCheckout && (
          <div className="max-md:hidden">
            <VerificationBanner />
          </div>
        )}
        <div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-8">
          <Outlet />
        </div>
      </Frame>
    </RequireUser>
  )
}
