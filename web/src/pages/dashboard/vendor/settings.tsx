import { vendorPaths } from '@contract/vendor-urls'
import { WifiOff } from 'lucide-react'
import { SettingsSection } from '@/features/account/settings-section'
import { HolidayForm } from '@/features/selling/store/holiday-form'
import { PayoutAccount } from '@/features/selling/store/payout-account'
import { ReturnPolicyForm } from '@/features/selling/store/return-policy-form'
import { StoreCover } from '@/features/selling/store/store-cover'
import { StoreForm } from '@/features/selling/store/store-form'
import { StoreLogo } from '@/features/selling/store/store-logo'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useOnline } from '@/lib/use-online'
import { useOwnStore } from '@/shared/store/own-store'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const UNLISTED =
  'You sell by deals only: nobody finds you but by a link of yours. Open your store to put products in the market. It stays open.'

const Loading = () => (
  <div role="status" aria-label="Loading your store settings" className="grid gap-6">
    <Skeleton className="h-52 w-full rounded-lg" />
    <Skeleton className="h-192 w-full rounded-lg" />
    <Skeleton className="h-48 w-full rounded-lg" />
  </div>
)

export default function StoreSettingsPage() {
  const { data: store, error, refetch, isFetching } = useOwnStore()
  const isOnline = useOnline()
  const isListed = store?.vendor.is_listed !== false
  usePageTitle('Store settings')
  return (
    <div className="grid max-w-3xl gap-6">
      <h1>Store settings</h1>
      {error && !store && (
        <ErrorState onRetry={refetch} isRetrying={isFetching}>
          {inlineFailureText(error)}
        </ErrorState>
      )}
      {!store && !error && isOnline && <Loading />}
      {!store && !error && !isOnline && (
        <EmptyState title="You are offline" icon={WifiOff}>
          Your settings show here as soon as there is a connection again.
        </EmptyState>
      )}
      {store && (
        <>
          <SettingsSection title="Logo">
            <StoreLogo vendor={store.vendor} />
          </SettingsSection>
          {isListed && (
            <SettingsSection
              title="Cover"
              hint="The wide picture at the head of your page: you at work, your workshop, your goods."
            >
              <StoreCover vendor={store.vendor} />
            </SettingsSection>
          )}
          <SettingsSection
            title="Store"
            hint={isListed ? 'What buyers read before they order.' : UNLISTED}
          >
            <StoreForm store={store} />
          </SettingsSection>
          <SettingsSection
            title="Delivery"
            hint="How and where you deliver, what it costs and how long it takes."
          >
            <LinkButton
              to={vendorPaths.delivery}
              variant="secondary"
              className="justify-self-start"
            >
              Delivery settings
            </LinkButton>
          </SettingsSection>
          {isListed && (
            <SettingsSection
              title="Returns"
              hint="What is faulty can always be returned. Buyers read the rest before they order."
            >
              <ReturnPolicyForm vendor={store.vendor} />
            </SettingsSection>
          )}
          <SettingsSection
            title="Holiday"
            hint="Buyers still see your goods, but can’t order while you are away."
          >
            <HolidayForm vendor={store.vendor} />
          </SettingsSection>
          <SettingsSection
            title="Payout account"
            hint={`In the name of ${store.private.legal_name}.`}
          >
            <PayoutAccount account={store.private.payout_account} />
          </SettingsSection>
        </>
      )}
    </div>
  )
}
