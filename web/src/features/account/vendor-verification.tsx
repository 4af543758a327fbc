import type { PayoutAccount } from '@contract/entities/people/vendor'
import { millisOf } from '@contract/time'
import { vendorPaths } from '@contract/vendor-urls'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useOwnStore } from '@/shared/store/own-store'
import { DateTime } from '@/ui/data/date-time'
import { StatusChip } from '@/ui/data/status-chip'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { SettingsSection } from './settings-section'

const AccountState = ({ account }: { account: PayoutAccount }) =>
  millisOf(account.usable_from) > Date.now() ? (
    <div className="flex flex-wrap items-center gap-3">
      <StatusChip tone="warning" label="waiting" />
      <span>
        A changed account can be paid from <DateTime at={account.usable_from} withTime />.
      </span>
    </div>
  ) : (
    <StatusChip tone="success" label="verified by the bank" />
  )

const Account = ({ account }: { account: PayoutAccount }) => (
  <>
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      <dt className="text-muted">Bank</dt>
      <dd>{account.bank_name}</dd>
      <dt className="text-muted">Account number</dt>
      <dd className="tabular-nums">{account.account_number_masked}</dd>
      <dt className="text-muted">Name at the bank</dt>
      <dd>{account.account_name}</dd>
    </dl>
    <AccountState account={account} />
  </>
)

/** The status of the vendor's store and of its payout account. */
export const VendorVerification = () => {
  const { data, error, isFetching, refetch } = useOwnStore()
  if (!data && error) {
    return (
      <ErrorState onRetry={() => refetch()} isRetrying={isFetching}>
        {inlineFailureText(error)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton className="h-64" />
  const { vendor, private: store } = data
  return (
    <>
      <SettingsSection title="Store">
        <div className="flex flex-wrap items-center gap-3">
          <span>
            {vendor.name}, run by {store.legal_name}
          </span>
          {vendor.status === 'active' ? (
            <StatusChip tone="success" label="open" />
          ) : (
            <StatusChip tone="error" label="suspended" />
          )}
        </div>
      </SettingsSection>
      <SettingsSection
        title="Payout account"
        hint="The bank tells us whose account it is. It must be in your store’s legal name."
      >
        {store.payout_account ? (
          <Account account={store.payout_account} />
        ) : (
          <StatusChip tone="warning" label="missing" />
        )}
        {store.payouts_blocked && (
          <StatusChip tone="error" label="payouts are stopped, please contact us" />
        )}
        <LinkButton to={vendorPaths.settings} variant="secondary" className="justify-self-start">
          Change it in the store’s settings
        </LinkButton>
      </SettingsSection>
    </>
  )
}
