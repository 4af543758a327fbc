import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isFocusedPath, paths } from '@/config/paths'
import { PlaceButton } from '@/shared/place/place-button-chunk'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { cx } from '@/ui/cx'
import { LinkButton } from '@/ui/form/link-button'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { Link } from '@/ui/navigation/link'
import { CartLink } from './cart-chunk'
import { CategoriesMenu } from './categories-menu'
import { Logo } from './logo'
import { SearchBox } from './search-box'
import { useActiveDashboard } from './use-active-dashboard'

const SignedIn = lazyPart(() => import('./signed-in'))

/** The server renders the signed-out header; `data-session` (index.html) hides it if signed in. */
const forStrangers = 'in-data-session:invisible'

const linkClass = 'flex min-h-11 items-center rounded-md px-2 font-semibold hover:bg-sunken'

const SignedOutLinks = ({ from }: { from: string }) => (
  <>
    <Link to={paths.login} className={`${linkClass} ${forStrangers}`}>
      Login
    </Link>
    <LinkButton to={paths.signup} state={{ from }} className={forStrangers}>
      Sign Up
    </LinkButton>
  </>
)

/** On phones the logo and the search field, on dashboards the bell: the bottom bar has the rest. */
export const Header = () => {
  const { status, isVendor } = useActiveDashboard()
  useEffect(() => {
    // From here on, the header renders from the session itself.
    delete document.documentElement.dataset.session
  }, [])
  const { pathname } = useLocation()
  const isIdle = useWhenIdle()
  const isFocused = isFocusedPath(pathname)
  const canStartSelling = status !== 'loading' && !isVendor
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="page relative flex min-h-14 items-center gap-2 md:min-h-16">
        <Logo isShort={!isFocused} />
        <nav aria-label="Main" className="ml-1 flex items-center max-md:hidden lg:ml-3">
          <CategoriesMenu canStartSelling={canStartSelling} />
          {/* Beside the search field there is little room: the panel of categories has both. */}
          <Link
            to={paths.marketplace}
            className={`${linkClass} ${isFocused ? 'max-lg:hidden' : 'max-xl:hidden'}`}
          >
            Marketplace
          </Link>
          {isFocused && (
            <Link to={paths.vendors} className={`${linkClass} max-lg:hidden`}>
              Stores
            </Link>
          )}
        </nav>
        {!isFocused && (
          <>
            <div className="h-11 w-[min(2.75rem,13vw)] shrink-0 max-md:order-last xl:w-36">
              {isIdle && (
                <Suspense fallback={null}>
                  <PlaceButton
                    className="h-11 leading-tight max-xl:w-full max-xl:justify-center max-xl:px-0"
                    textClass="max-xl:sr-only line-clamp-2"
                    shortClass="xl:hidden"
                  />
                </Suspense>
              )}
            </div>
            <SearchBox className="min-w-0 flex-1 lg:mx-2" />
            <div className="size-11 shrink-0 max-md:hidden">
              {isIdle && (
                <Suspense fallback={null}>
                  <CartLink />
                </Suspense>
              )}
            </div>
          </>
        )}
        <div
          className={cx(
            'ml-auto flex min-h-11 items-center gap-1 md:gap-2',
            !isFocused && 'max-md:hidden',
          )}
        >
          {canStartSelling && (
            <Link
              to={status === 'signed_out' ? paths.sell : paths.vendorOnboarding}
              className={`${linkClass} max-lg:hidden ${forStrangers}`}
            >
              Start Selling
            </Link>
          )}
          {status === 'signed_in' && (
            <Suspense fallback={null}>
              {isFocused && (
                <div className="size-11 max-md:hidden">
                  <CartLink />
                </div>
              )}
              <SignedIn />
            </Suspense>
          )}
          {status === 'signed_out' && <SignedOutLinks from={pathname} />}
        </div>
      </div>
    </header>
  )
}
