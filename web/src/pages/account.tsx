import { ShieldCheck, Store } from 'lucide-react'
import { useEffect } from 'react'
import { paths } from '@/config/paths'
import CategoryGrid from '@/features/layout/content/category-grid'
import { HubGroup, HubLogout, HubPerson, HubSwitch } from '@/features/layout/hub'
import { accountLinks, helpLinks, marketLinks } from '@/features/layout/hub-links'
import { bootSession } from '@/lib/session/restore-session'
import { useSession } from '@/lib/session/session'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const Guest = () => (
  <section className="grid gap-4 rounded-lg border border-line bg-surface p-4">
    <p>
      Log in to see your orders and messages. What you liked is among your{' '}
      <Link to={paths.guestFavourites} className="underline">
        favourites
      </Link>{' '}
      on this device.
    </p>
    <div className="grid grid-cols-2 gap-3">
      <LinkButton to={paths.login} variant="secondary">
        Login
      </LinkButton>
      <LinkButton to={paths.signup}>Sign Up</LinkButton>
    </div>
  </section>
)

const Own = () => (
  <>
    <HubPerson to={paths.settings} />
    <HubGroup title="Yours" links={accountLinks}>
      <HubLogout />
    </HubGroup>
  </>
)

/** The phone's way to everything that its bottom bar has no place for. */
export default function Account() {
  const { status, user } = useSession()
  useEffect(() => void bootSession(), [])
  usePageTitle('Account')
  const isVendor = user?.roles.includes('vendor')
  return (
    <>
      <h1>Account</h1>
      {status === 'loading' && <Skeleton className="h-96" />}
      {status === 'signed_out' && <Guest />}
      {user && <Own />}
      {user?.is_operator && (
        <HubSwitch
          icon={ShieldCheck}
          title="Go to the console"
          text="What waits for an operator"
          to={paths.console}
        />
      )}
      {status !== 'loading' && (
        <HubSwitch
          icon={Store}
          title={isVendor ? 'Go to your store' : 'Start Selling'}
          text={
            isVendor
              ? 'Orders, products and the wallet of your store'
              : 'Open a store in a few minutes. It costs nothing.'
          }
          to={isVendor ? paths.vendorHome : paths.sell}
        />
      )}
      <HubGroup title="The market" links={marketLinks} />
      <details className="rounded-lg border border-line bg-surface">
        <summary className="min-h-13 content-center px-4 font-semibold">Categories</summary>
        <div className="px-2 pb-3">
          <CategoryGrid />
        </div>
      </details>
      <HubGroup title="Help" links={helpLinks} />
    </>
  )
}
