import { consoleEndpoints } from '@contract/api/console/console'
import { consolePaths } from '@contract/console-urls'
import { shipByText } from '@contract/delivery/ship-by'
import { LOOK_REASONS, type LookReason } from '@contract/entities/console/audit'
import type { Case, CaseParty } from '@contract/entities/console/console'
import { mayAs, type OperatorRole } from '@contract/entities/console/operator'
import { STATUS_COLOURS, statusLabel } from '@contract/entities/orders/transaction'
import { goodsText } from '@contract/goods-text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { call } from '@/lib/api/api-client'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { Panel } from '@/ui/data/panel'
import { StatusChip } from '@/ui/data/status-chip'
import { Button } from '@/ui/form/button'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { AuditLines } from '../audit-lines'
import { Facts } from '../facts'
import { Loaded } from '../loaded'
import { NoteButton } from '../note-button'
import { DisputePanel, LedgerPanel, TimelinePanel } from './case-history'
import { ChargebackPanel } from './chargeback-panel'
import { DecidePanel } from './decide-panel'
import { DeliveryPanel, ThreadPanel } from './delivery-panel'
import { GoodsPanel } from './goods-panel'
import { HeldSalePanel } from './held-sale-panel'
import { RefundPanel } from './refund-panel'
import { ReturnPanel } from './return-panel'
import { WaitingPanel } from './waiting-panel'

type PartyPanelProps = {
  title: string
  party: CaseParty
  what: 'purchases' | 'sales'
  /** Why the case was opened. */
  why: LookReason | undefined
}

/** Who a party is, and how it went before. */
const PartyPanel = ({ title, party, what, why }: PartyPanelProps) => {
  const { uid, name, email, joined_at, history } = party
  return (
    <Panel title={title}>
      <p className="grid text-sm">
        <Link
          to={consolePaths.person(uid, why)}
          className="py-1 font-semibold text-primary underline"
        >
          {name}
        </Link>
        <span className="wrap-anywhere text-muted">{email}</span>
      </p>
      <Facts
        facts={[
          ['Here since', joined_at ? <DateTime key="at" at={joined_at} /> : 'unknown'],
          [`All ${what}`, history.all],
          ['Completed', history.completed],
          ['In dispute now', history.in_dispute],
          ['Reversed', history.reversed],
        ]}
      />
    </Panel>
  )
}

const MoneyPanel = ({ transaction, store }: Case) => {
  const { money, currency } = transaction
  const amount = (minor: number) => <Money key={minor} amount_minor={minor} currency={currency} />
  return (
    <Panel title="Money">
      <Facts
        facts={[
          ['Paid', amount(money.charged_minor)],
          ['Held', amount(money.held_minor)],
          ['Released', amount(money.released_minor)],
          ['Refunded', amount(money.refunded_minor)],
          ...(transaction.ship_by ? [['Ship by', shipByText(transaction)] as const] : []),
          ['Payouts of the store', store?.payouts_blocked ? 'Blocked' : 'Allowed'],
        ]}
      />
    </Panel>
  )
}

type Props = { role: OperatorRole; uid: string }

/** A case: the story on the left, who and how much and the decision on the right. */
export const CasePage = ({ role, uid }: Props) => {
  usePageTitle('Case')
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const why = LOOK_REASONS.find((reason) => reason === search.get('why'))
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['console', 'case', id],
    queryFn: ({ signal }) =>
      call(consoleEndpoints.case, { params: { id }, query: { why }, signal }),
    // Each look is logged: what is on the screen stays until it is asked for again.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const refresh = () => {
    void query.refetch()
    void client.invalidateQueries({ queryKey: ['console', 'queue'] })
  }
  return (
    <Loaded query={query} label="the case">
      {(found) => {
        const { transaction, decision, version, is_decidable } = found
        const isWaiting = decision?.state === 'waiting' && decision.version === version
        const mayDecide = mayAs(role, 'money')
        const { status } = transaction.status
        return (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h1 className="wrap-anywhere">{goodsText(transaction)}</h1>
              <StatusChip tone={STATUS_COLOURS[status]} label={statusLabel(status)} />
              <p className="text-muted tabular-nums">{transaction.invoice_id}</p>
              <Button variant="secondary" size="sm" onClick={refresh} loading={query.isFetching}>
                Refresh
              </Button>
              <NoteButton type="transaction" id={id} onDone={refresh} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:max-2xl:grid-rows-[auto_1fr] 2xl:grid-cols-[minmax(0,1fr)_22rem_26rem]">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:row-span-2">
                <ChargebackPanel found={found} mayAnswer={mayDecide} onDecided={refresh} />
                <DisputePanel {...found} />
                <ReturnPanel {...found} />
                <GoodsPanel {...found} />
                <ThreadPanel {...found} />
                <TimelinePanel {...found} />
                <LedgerPanel {...found} />
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 2xl:order-last">
                {mayDecide && isWaiting && decision && (
                  <WaitingPanel
                    found={found}
                    decision={decision}
                    isOwn={decision.proposed_by === uid}
                    onDecided={refresh}
                  />
                )}
                {mayDecide && !isWaiting && <RefundPanel found={found} onDecided={refresh} />}
                {mayDecide && is_decidable && !isWaiting && (
                  <DecidePanel key={version} found={found} onDecided={refresh} />
                )}
                <MoneyPanel {...found} />
                <HeldSalePanel {...found} />
                <DeliveryPanel {...found} />
                {found.decisions.length > 0 && (
                  <Panel title="Decisions and notes">
                    <AuditLines entries={found.decisions} />
                  </Panel>
                )}
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:max-2xl:col-start-2">
                <PartyPanel title="Buyer" party={found.buyer} what="purchases" why={why} />
                <PartyPanel title="Vendor" party={found.vendor} what="sales" why={why} />
              </div>
            </div>
          </>
        )
      }}
    </Loaded>
  )
}
