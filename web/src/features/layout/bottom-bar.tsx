import { House, type LucideIcon, Search, ShoppingBag, ShoppingCart, User } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { IN_SEARCH, isUnder, paths } from '@/config/paths'
import { cx } from '@/ui/cx'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { Link } from '@/ui/navigation/link'
import { CartCount } from './cart-chunk'
import { MessageCount } from './message-count'

export type BarItem = {
  label: string
  to: string
  icon: LucideIcon
  /** Other paths at which the item is the current one. */
  also?: readonly string[]
  /** True if paths below `to` are other items. */
  isExact?: boolean
  /** Puts the cursor into the search field. */
  isSearch?: boolean
  /** Shows the number of unread messages. */
  isMessages?: boolean
  /** Shows how many things are in the cart. */
  isCart?: boolean
}

const buyerItems: readonly BarItem[] = [
  { label: 'Home', to: paths.home, icon: House, isExact: true },
  { label: 'Search', to: paths.marketplace, icon: Search, isSearch: true },
  { label: 'Cart', to: paths.cart, icon: ShoppingCart, isCart: true },
  { label: 'Orders', to: paths.purchases, icon: ShoppingBag },
  {
    label: 'Account',
    to: paths.account,
    icon: User,
    also: [paths.messages, paths.notifications, paths.settings],
    isMessages: true,
  },
]

/** The one navigation of phones. Layouts leave room for it below their content. */
export const BottomBar = ({ items }: { items?: readonly BarItem[] }) => {
  const { pathname } = useLocation()
  const isIdle = useWhenIdle()
  return (
    <nav
      aria-label="Quick links"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid grid-cols-5">
        {(items ?? buyerItems).map((item) => {
          const { label, to, icon: Icon, also = [], isExact, isMessages, isCart } = item
          const isCurrent = isExact
            ? pathname === to
            : [to, ...also].some((path) => isUnder(pathname, path))
          return (
            <li key={label}>
              <Link
                to={to}
                state={item.isSearch ? IN_SEARCH : undefined}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'grid min-h-15 place-content-center justify-items-center gap-0.5 text-center text-[min(0.75rem,4vw)] leading-tight font-medium -outline-offset-2 active:bg-sunken',
                  isCurrent ? 'text-primary' : 'text-muted',
                )}
              >
                <span className="relative">
                  <Icon aria-hidden className="size-5.5" />
                  {isCart && isIdle && (
                    <span className="absolute -top-1.5 left-[min(1rem,5vw)] grid">
                      <Suspense fallback={null}>
                        <CartCount />
                      </Suspense>
                    </span>
                  )}
                  {isMessages && (
                    <span className="absolute -top-1.5 left-[min(1rem,5vw)] grid">
                      <MessageCount />
                    </span>
                  )}
                </span>
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
