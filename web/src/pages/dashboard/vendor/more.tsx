import { vendorPaths } from '@contract/vendor-urls'
import { ShoppingBag, Store } from 'lucide-react'
import { paths } from '@/config/paths'
import { HubGroup, HubLogout, HubPerson, HubSwitch } from '@/features/layout/hub'
import { helpLinks, marketLinks, moreLinks } from '@/features/layout/hub-links'
import { useSession } from '@/lib/session/session'
import { useOwnStore } from '@/shared/store/own-store'
import { usePageTitle } from '@/ui/navigation/use-page-title'

/** The phone's way to everything of the vendor that its bottom bar has no place for. */
export default function More() {
  const { user } = useSession()
  usePageTitle('More')
  const isListed = useOwnStore(user !== null).data?.vendor.is_listed !== false
  if (!user) return null
  const store = { label: 'Your store as buyers see it', to: paths.vendor(user.uid), icon: Store }
  return (
    <>
      <h1>More</h1>
      <HubPerson to={vendorPaths.settings} />
      <HubGroup title="Your store" links={isListed ? [...moreLinks, store] : moreLinks}>
        <HubLogout />
      </HubGroup>
      <HubSwitch
        icon={ShoppingBag}
        title="Go to buying"
        text="Your orders, favourites and messages as a buyer"
        to={paths.purchases}
      />
      <HubGroup title="The market" links={marketLinks} />
      <HubGroup title="Help" links={helpLinks} />
    </>
  )
}
