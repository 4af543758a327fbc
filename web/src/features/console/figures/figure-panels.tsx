import {
  DISPUTE_ENDS,
  type DisputeEnd,
  FAILURES,
  type Failure,
  type Figures,
  type FiguresList,
  WAITS,
  type Wait,
  type WaitName,
} from '@contract/entities/money/figures'
import type { FiguresBy } from '@contract/entities/money/figures-range'
import { RETURN_OUTCOMES, type ReturnOutcome } from '@contract/entities/orders/return'
import { groupDigits } from '@contract/money'
import { counted } from '@contract/text/counted'
import { dayLabel, monthLabel, shortMoney } from '@/lib/chart-labels'
import { ChartWithTable } from '@/ui/chart/chart-with-table'
import type { FigureColumn } from '@/ui/chart/figure-columns'
import { Panel } from '@/ui/data/panel'
import {
  FigureTiles,
  failedOrders,
  moneyTiles,
  nairaText,
  orderTiles,
  shareText,
} from './figure-tiles'
import { averageHours, averageText, halfWithin } from './waits'

type Period = FiguresList['periods'][number]
type Column = FigureColumn<Period>
type Named = { label: string; count: number }

const naira = (
  header: string,
  name: keyof Figures['money'],
  more: Pick<Column, 'colour' | 'isWide'> = {},
): Column => ({ header, value: ({ money }) => money[name], text: nairaText, ...more })

const MONEY: readonly Column[] = [
  naira('Sold', 'sold_minor', { colour: 'primary' }),
  naira('Released', 'released_minor', { colour: 'accent' }),
  naira('Refunded', 'refunded_minor', { colour: 'error' }),
  naira('Held at the end', 'held_minor', { isWide: true }),
]

const MARGIN: readonly Column[] = [
  naira('Fees', 'fees_minor', { colour: 'primary' }),
  naira('Provider’s fees', 'provider_fees_minor', { colour: 'error' }),
  naira('Other costs', 'other_costs_minor', { colour: 'neutral', isWide: true }),
  naira('Margin', 'margin_minor', { colour: 'accent' }),
]

const ORDERS: readonly Column[] = [
  { header: 'Paid', value: ({ orders }) => orders.paid, text: groupDigits, colour: 'primary' },
  {
    header: 'Completed',
    value: ({ orders }) => orders.completed,
    text: groupDigits,
    colour: 'accent',
  },
  { header: 'Failed', value: failedOrders, text: groupDigits, colour: 'error' },
  { header: 'Never paid', value: ({ orders }) => orders.unpaid, text: groupDigits, isWide: true },
]

const PEOPLE: readonly Column[] = [
  { header: 'Buyers', value: ({ people }) => people.buyers, text: groupDigits, colour: 'primary' },
  { header: 'Vendors', value: ({ people }) => people.stores, text: groupDigits, colour: 'accent' },
  {
    header: 'Accounts',
    value: ({ people }) => people.accounts,
    text: groupDigits,
    colour: 'neutral',
  },
]

const WAIT_LABELS: Record<WaitName, { title: string; tooltip: string }> = {
  confirm: { title: 'To confirm', tooltip: 'From the payment to the vendor’s confirmation.' },
  ship: { title: 'To ship', tooltip: 'From the confirmation to shipping.' },
  deliver: { title: 'To deliver', tooltip: 'From shipping to the handover.' },
}
const WAIT_COLOURS = { confirm: 'primary', ship: 'accent', deliver: 'neutral' } as const

const WAIT_COLUMNS: readonly Column[] = WAITS.map((name) => ({
  header: WAIT_LABELS[name].title,
  value: ({ waits }) => averageHours(waits[name]),
  text: averageText,
  colour: WAIT_COLOURS[name],
}))

const waitNote = (wait: Wait): string =>
  `average ${averageText(averageHours(wait))}, ${counted(wait.count, 'order')}`

const FAILURE_LABELS: Record<Failure, string> = {
  declined: 'Declined',
  not_confirmed: 'No answer',
  not_shipped: 'Not shipped',
  cancelled: 'Buyer cancelled',
  not_delivered: 'Not delivered',
  returned: 'Goods returned',
  dispute: 'Dispute',
  chargeback: 'Chargeback',
}

const END_LABELS: Record<DisputeEnd, string> = {
  withdrawn: 'Withdrawn',
  approved: 'Buyer approved',
  settled: 'Settled',
  accepted: 'Vendor refunded',
  default_release: 'Rule: released',
  default_refund: 'Rule: refunded',
  default_resumed: 'Rule: went on',
  operator_release: 'Us: released',
  operator_split: 'Us: divided',
  operator_refund: 'Us: refunded',
  goods_back: 'Goods go back',
}

const RETURN_LABELS: Record<ReturnOutcome, string> = {
  refunded: 'Refunded',
  second_try: 'Sent once more',
  kept_for_less: 'Kept for less',
  refused: 'Store refused',
  withdrawn: 'Withdrawn',
  lapsed: 'Never sent back',
}

const namedColumns = (rows: readonly Named[]): readonly FigureColumn<Named>[] => {
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const value = ({ count }: Named) => count
  return [
    { header: 'Orders', value, text: groupDigits, colour: 'primary' },
    { header: 'Share', value, text: (count) => shareText(count, all) },
  ]
}

type Breakdown = { title: string; rowHeader: string; rows: readonly Named[]; none: string }

const BreakdownPanel = ({ title, rowHeader, rows, none }: Breakdown) => (
  <Panel title={title}>
    {rows.every(({ count }) => count === 0) ? (
      <p className="text-muted">{none}</p>
    ) : (
      <ChartWithTable
        label={title}
        rowHeader={rowHeader}
        columns={namedColumns(rows)}
        rows={rows}
        rowLabel={({ label }) => label}
        axisText={groupDigits}
        isLying
      />
    )}
  </Panel>
)

type Props = { by: FiguresBy; figures: FiguresList }

/** Tiles for the whole time, and a chart with its table for each subject. */
export const FigurePanels = ({ by, figures: { periods, total } }: Props) => {
  const series = (title: string, columns: readonly Column[], axisText = groupDigits) => (
    <ChartWithTable
      label={`${title} by ${by}, the newest first`}
      rowHeader={by === 'day' ? 'Day' : 'Month'}
      columns={columns}
      rows={periods}
      rowLabel={({ period }) => (by === 'day' ? dayLabel(period) : monthLabel(period))}
      dateOf={({ period }) => period}
      axisText={axisText}
    />
  )
  return (
    <>
      <Panel title="Money">
        <FigureTiles tiles={moneyTiles(total)} />
        {series('Money', MONEY, shortMoney)}
      </Panel>
      <Panel title="What it leaves">{series('Fees and costs', MARGIN, shortMoney)}</Panel>
      <Panel title="Orders">
        <FigureTiles tiles={orderTiles(total)} />
        {series('Orders', ORDERS)}
      </Panel>
      <BreakdownPanel
        title="Failed sales by reason"
        rowHeader="Reason"
        none="No paid order failed in this time."
        rows={FAILURES.map((name) => ({
          label: FAILURE_LABELS[name],
          count: total.orders.failed[name],
        }))}
      />
      <BreakdownPanel
        title="How disputes ended"
        rowHeader="End"
        none="No dispute ended in this time."
        rows={DISPUTE_ENDS.map((name) => ({
          label: END_LABELS[name],
          count: total.disputes.ended[name],
        }))}
      />
      <BreakdownPanel
        title="How returns ended"
        rowHeader="End"
        none="No return ended in this time."
        rows={RETURN_OUTCOMES.map((name) => ({
          label: RETURN_LABELS[name],
          count: total.returns.ended[name],
        }))}
      />
      <Panel title="Time to confirm, ship and deliver">
        <FigureTiles
          tiles={WAITS.map((name) => ({
            label: WAIT_LABELS[name].title,
            value: halfWithin(total.waits[name]),
            tooltip: `${WAIT_LABELS[name].tooltip} Half of the orders took no longer.`,
            note: waitNote(total.waits[name]),
          }))}
        />
        {series('Average hours', WAIT_COLUMNS)}
      </Panel>
      <Panel title="New people">{series('New people', PEOPLE)}</Panel>
    </>
  )
}
