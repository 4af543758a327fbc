import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { goodsText } from '@contract/goods-text'
import { SearchX } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Awaited } from '@/lib/awaited'
import { useLiveTransaction } from '@/lib/live/transactions'
import { useSession } from '@/lib/session/session'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { LiveWidget } from '@/ui/live-widget'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { ActionDialog } from '../actions/action-dialog'
import type { ActionKind } from '../actions/available-actions'
import { EscrowCodePanel } from '../actions/escrow-code-panel'
import { NextStep } from '../actions/next-step'
import { runOn, useFresh } from '../actions/run-action'
import { LIST_WORDS } from '../list/list-labels'
import { PaidAndHeld } from './paid-and-held'
import { TransactionHead } from './transaction-head'
import { TransactionPanels } from './transaction-panels'
import { useNow } from './use-now'

const ReturnPanel = lazyPart(() => import('../return/return-panel'), 'ReturnPanel')

type Props = {
  id: string | undefined
  party: Party
  /** Renders the button that messages the other party. */
  contact?: (transaction: Transaction) => ReactNode
}

type ContentProps = Omit<Props, 'id'> & { live: Transaction; stored_at: number | undefined }

const Content = ({ live, stored_at, party, contact }: ContentProps) => {
  const transaction = useFresh(live)
  const now = useNow()
  const [kind, setKind] = useState<ActionKind>()
  const run = runOn(transaction.id)
  usePageTitle(goodsText(transaction))
  return (
    <>
      <TransactionHead transaction={transaction} party={party} contact={contact} />
      {party === 'vendor' && <PaidAndHeld transaction={transaction} stored_at={stored_at} />}
      {transaction.shipment && (
        <EscrowCodePanel transaction={transaction} party={party} now={now} />
      )}
      <NextStep transaction={transaction} party={party} now={now} onAct={setKind} />
      {transaction.return && (
        <LiveWidget>
          <Suspense fallback={<Skeleton className="h-72" />}>
            <ReturnPanel
              transaction={transaction}
              back={transaction.return}
              party={party}
              now={now}
              onAct={setKind}
            />
          </Suspense>
        </LiveWidget>
      )}
      <TransactionPanels transaction={transaction} party={party} now={now} run={run} />
      {kind && (
        <ActionDialog
          kind={kind}
          transaction={transaction}
          party={party}
          run={run}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  )
}

const Loading = ({ one }: { one: string }) => (
  <div role="status" aria-label={`Loading the ${one}`} className="grid gap-5">
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="h-32" />
    <div className="grid gap-5 xl:grid-cols-2">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  </div>
)

/** The full page of one purchase or sale. */
export const TransactionPage = ({ id, party, ...rest }: Props) => {
  const { title, one, list } = LIST_WORDS[party]
  const live = useLiveTransaction(id)
  usePageTitle(title)

  const { user } = useSession()
  const isMissing =
    (live.status === 'content' && live.data?.[`${party}_id`] !== user?.uid) ||
    (live.status === 'error' && live.error.code === 'permission-denied')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Breadcrumbs
        links={[{ label: title, to: list }]}
        current={live.data?.invoice_id ?? `This ${one}`}
      />
      {live.status === 'loading' && (
        <Awaited>
          <Loading one={one} />
        </Awaited>
      )}
      {isMissing && (
        <EmptyState
          title={`There is no such ${one}`}
          icon={SearchX}
          action={<LinkButton to={list}>See your {title.toLowerCase()}</LinkButton>}
        >
          It may belong to another account. Check which account you are logged in with.
        </EmptyState>
      )}
      {live.status === 'error' && !isMissing && (
        <ErrorState onRetry={live.retry}>
          This {one} could not be loaded. Nothing about it has changed.
        </ErrorState>
      )}
      {live.data && !isMissing && (
        <Content
          key={live.data.id}
          live={live.data}
          stored_at={live.stored_at}
          party={party}
          {...rest}
        />
      )}
    </div>
  )
}
