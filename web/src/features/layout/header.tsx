import { Suspense, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isCheckoutPath, paths } from '@/config/paths'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { LinkButton } from '@/ui/form/link-button'
import { CategoriesMenu } from './categories-menu'
import { Logo } from './logo'
import { PhoneMenu } from './mobile-menu'
import { SearchBox } from './search-box'
import { useActiveDashboard } from './use-active-dashboard'

const SignedIn = lazyChunk(() => import('./signed-in'))

/** The server renders the signed-out header; `data-session` (index.html) hides it if signed in. */
const forStrangers = 'in-data-session:invisible'

const linkClass = 'flex min-h-11 items-center rounded-md px-3 font-semibold hover:bg-sunken'

const SignedOutLinks = () => (
  <>
    <Link to={paths.login} className={`${linkClass} ${forStrangers}`}>
      Login
    </Link>
    <LinkButton
      to={paths.signup}
      className={`max-sm:min-h-10 max-sm:px-3 max-sm:text-sm ${forStrangers}`}
    >
      Sign Up
    </LinkButton>
  </>
)

export const Header = () => {
  const { status, isVendor, isOnDashboard } = useActiveDashboard()
  useEffect(() => {
    // From here on, the header renders from the session itself.
    delete document.documentElement.dataset.session
  }, [])
  const { pathname } = useLocation()
  const isFocused = isOnDashboard || isCheckoutPath(pathname)
  const canStartSelling = status !== 'loading' && !isVendor
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page relative flex min-h-16 flex-wrap items-center gap-1 lg:gap-2">
        <PhoneMenu canStartSelling={canStartSelling} />
        <Logo isShort={isVendor && isOnDashboard} />
        <nav aria-label="Main" className="ml-3 flex items-center max-lg:hidden">
          <CategoriesMenu />
          <Link to={paths.marketplace} className={linkClass}>
            Marketplace
          </Link>
          <Link to={paths.vendors} className={linkClass}>
            Stores
          </Link>
        </nav>
        {isFocused ? (
          <span className="flex-1" />
        ) : (
          <SearchBox className="mx-2 flex-1 max-md:hidden" />
        )}
        <div className="ml-auto flex min-h-11 flex-wrap items-center gap-1 md:gap-2">
          {canStartSelling && (
            <Link
              to={paths.vendorOnboarding}
              className={`${linkClass} max-lg:hidden ${forStrangers}`}
            >
              Start Selling
            </Link>
          )}
          {status === 'signed_in' && (
            <Suspense fallback={null}>
              <SignedIn />
            </Suspense>
          )}
          {status === 'signed_out' && <SignedOutLinks />}
        </div>
      </div>
      {!isFocused && <SearchBox className="page pb-3 md:hidden" />}
    </header>
  )
}
