import { newDeliveryProfile } from '@contract/delivery/presets'
import { vendorPaths } from '@contract/vendor-urls'
import { WifiOff } from 'lucide-react'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useOnline } from '@/lib/use-online'
import { useOwnStore } from '@/shared/store/own-store'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { useDeliveryProfile } from './delivery-queries'
import { ProfileForm } from './profile-form'

const Loading = () => (
  <div role="status" aria-label="Loading your delivery settings" className="grid gap-6">
    <Skeleton className="h-64 w-full rounded-lg" />
    <Skeleton className="h-72 w-full rounded-lg" />
    <Skeleton className="h-96 w-full rounded-lg" />
  </div>
)

/** The vendor's delivery profile: methods, times, rates, and what a buyer sees of them. */
export const DeliveryPage = () => {
  const store = useOwnStore()
  const delivery = useDeliveryProfile()
  const isOnline = useOnline()
  const error = store.error ?? delivery.error
  const isLoaded = store.data !== undefined && delivery.data !== undefined
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <Breadcrumbs
        links={[{ label: 'Store settings', to: vendorPaths.settings }]}
        current="Delivery"
      />
      <h1>Delivery</h1>
      {!isLoaded && error && (
        <ErrorState
          onRetry={() => void Promise.all([store.refetch(), delivery.refetch()])}
          isRetrying={store.isFetching || delivery.isFetching}
        >
          {inlineFailureText(error)}
        </ErrorState>
      )}
      {!isLoaded && !error && isOnline && <Loading />}
      {!isLoaded && !error && !isOnline && (
        <EmptyState title="You are offline" icon={WifiOff}>
          Your delivery settings show here as soon as there is a connection again.
        </EmptyState>
      )}
      {isLoaded && (
        <>
          {!delivery.data.profile && (
            <p className="max-w-prose text-muted">
              Until you save this page, delivery is included in your prices: buyers pay nothing for
              it.
            </p>
          )}
          <ProfileForm
            key={delivery.data.profile?.version ?? 0}
            profile={
              delivery.data.profile ??
              newDeliveryProfile({ state: store.data.vendor.state, city: store.data.vendor.city })
            }
            gaps={delivery.data.gaps}
            hasCarriers={delivery.data.has_carriers}
          />
        </>
      )}
    </div>
  )
}
