import { SettingsSection } from '@/features/account/settings-section'
import { PayoutAccount } from '@/features/store/payout-account'
import { StoreForm } from '@/features/store/store-form'
import { StoreLogo } from '@/features/store/store-logo'
import { useOwnStore } from '@/features/store/store-queries'
import { inlineFailureText } from '@/lib/failure-text'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { usePageTitle } from '@/ui/use-page-title'

export default function StoreSettingsPage() {
  const { data: store, error, refetch, isFetching } = useOwnStore()
  usePageTitle('Store settings')
  return (
    <div className="grid max-w-3xl gap-6">
      <h1 className="text-2xl font-semibold md:text-3xl">Store settings</h1>
      {error && !store && (
        <ErrorState onRetry={refetch} isRetrying={isFetching}>
          {inlineFailureText(error)}
        </ErrorState>
      )}
      {!store && !error && <Skeleton className="h-96 w-full rounded-lg" />}
      {store && (
        <>
          <SettingsSection title="Logo">
            <StoreLogo vendor={store.vendor} />
          </SettingsSection>
          <SettingsSection title="Store" hint="What buyers read before they order.">
            <StoreForm store={store} />
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
