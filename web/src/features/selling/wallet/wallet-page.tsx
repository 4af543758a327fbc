import { type ReactNode, Suspense } from 'react'
import { Awaited } from '@/lib/awaited'
import { useLiveWallet } from '@/lib/live/selling'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Panel } from '@/ui/data/panel'
import { StatsLoading } from '@/ui/data/stat-card'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LiveWidget } from '@/ui/live-widget'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { BalanceCards } from './balances'
import { DebtPanel } from './debt-panel'
import { PayoutList } from './payout-list'
import { PayoutPanel } from './payout-panel'
import { Statement } from './statement'
import { TrialPanel } from './trial-panel'

const InvoiceList = lazyPart(() => import('./invoice-list'), 'InvoiceList')

const AddMoney = lazyPart(() => import('./add-money'), 'AddMoney')

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel title={title}>
    <LiveWidget>{children}</LiveWidget>
  </Panel>
)

const Loading = () => (
  <Awaited>
    <div className="grid gap-5">
      <StatsLoading label="Loading your wallet" />
      <Skeleton className="h-72" />
    </div>
  </Awaited>
)

const Content = ({ now }: { now: number }) => {
  const live = useLiveWallet()
  if (live.status === 'loading') return <Loading />
  // Before the first release the wallet doesn't exist, which the rules report as access denied.
  if (live.status === 'error' && live.error.code !== 'permission-denied') {
    return (
      <ErrorState onRetry={live.retry}>
        Your wallet could not be loaded. Your money is safe. Please try again.
      </ErrorState>
    )
  }
  const wallet = live.data ?? null
  const currency = wallet?.currency ?? 'NGN'
  return (
    <>
      <DebtPanel wallet={wallet} currency={currency} />
      <TrialPanel now={now} />
      <BalanceCards wallet={wallet} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Section title="Pay out">
          <PayoutPanel wallet={wallet} currency={currency} now={now} />
        </Section>
        <Section title="Payouts">
          <PayoutList />
        </Section>
      </div>
      <LiveWidget>
        <Suspense>
          <AddMoney wallet={wallet} currency={currency} now={now} />
        </Suspense>
      </LiveWidget>
      <Section title="Statement">
        <Statement currency={currency} />
      </Section>
      <LiveWidget>
        <Suspense>
          <InvoiceList />
        </Suspense>
      </LiveWidget>
    </>
  )
}

/** The vendor's wallet: balances, payouts and statement. */
export const WalletPage = ({ now }: { now: number }) => {
  usePageTitle('Wallet')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1>Wallet</h1>
      <LiveWidget>
        <Content now={now} />
      </LiveWidget>
    </div>
  )
}
