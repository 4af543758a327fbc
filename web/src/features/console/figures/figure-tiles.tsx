import type { Figures } from '@contract/entities/money/figures'
import { formatMoney, groupDigits } from '@contract/money'
import type { CSSProperties } from 'react'
import { StatCard } from '@/ui/data/stat-card'

export const nairaText = (minor: number): string => formatMoney(minor, 'NGN')

export const failedOrders = ({ orders }: Figures): number =>
  Object.values(orders.failed).reduce((sum, count) => sum + count, 0)

/** A part of a whole as `4.2%`; a dash of nothing. */
export const shareText = (part: number, whole: number): string =>
  whole === 0
    ? '–'
    : `${((100 * part) / whole).toLocaleString('en-NG', { maximumFractionDigits: 1 })}%`

type Tile = { label: string; value: string; tooltip: string; note?: string }

/**
 * As many in a row as their longest value leaves room for. On a phone they lie flat in their panel,
 * so that two amounts have room beside each other.
 */
const TILES =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,var(--value))),1fr))] gap-x-2 gap-y-4 text-lg max-md:[&>*]:border-0 max-md:[&>*]:p-0 md:grid-cols-[repeat(auto-fill,minmax(max(11rem,calc(var(--value)+3rem)),1fr))] md:gap-3'

/** Commas and points are narrower than digits. */
const CHARACTER = '0.95ch'

export const FigureTiles = ({ tiles }: { tiles: readonly Tile[] }) => {
  const longest = Math.max(...tiles.map(({ value }) => value.length))
  return (
    <div
      className={TILES}
      style={{ '--value': `calc(${longest} * ${CHARACTER})` } as CSSProperties}
    >
      {tiles.map(({ value, ...tile }) => (
        <StatCard
          key={tile.label}
          {...tile}
          value={<span className="text-lg whitespace-nowrap tabular-nums">{value}</span>}
        />
      ))}
    </div>
  )
}

/** The money of the whole time, with what each figure means. */
export const moneyTiles = ({ money }: Figures): Tile[] => [
  {
    label: 'Sold',
    value: nairaText(money.sold_minor),
    tooltip: 'What buyers paid: goods, delivery and fee, on the day the payment came.',
  },
  {
    label: 'Held at the end',
    value: nairaText(money.held_minor),
    tooltip: 'In escrow when the time shown ended: paid, and neither released nor refunded.',
  },
  {
    label: 'Released',
    value: nairaText(money.released_minor),
    tooltip: 'What became the vendors’, less what was taken from them again.',
  },
  {
    label: 'Refunded',
    value: nairaText(money.refunded_minor),
    tooltip: 'What goes back to buyers, on the day it was decided, whenever they had paid.',
  },
  ...(money.returned_minor === 0
    ? []
    : [
        {
          label: 'Returned at once',
          value: nairaText(money.returned_minor),
          tooltip: 'Payments that came too late or weren’t as agreed. They are not in “Sold”.',
        },
      ]),
  {
    label: 'Fees',
    value: nairaText(money.fees_minor),
    tooltip: 'Escrow fees and commission of sales that ended, with the VAT inside.',
  },
  ...(money.vat_minor === 0
    ? []
    : [
        {
          label: 'VAT in fees',
          value: nairaText(money.vat_minor),
          tooltip: 'The part of our fees that is the tax authority’s.',
        },
      ]),
  {
    label: 'Provider’s fees',
    value: nairaText(money.provider_fees_minor),
    tooltip: 'What the payment provider kept of charges, less what vendors paid of it.',
  },
  {
    label: 'Other costs',
    value: nairaText(money.other_costs_minor),
    tooltip: 'Transfers, stamp duty, chargebacks, losses and bad debt, less what vendors paid.',
  },
  {
    label: 'Margin',
    value: nairaText(money.margin_minor),
    tooltip: 'Fees less VAT, the provider’s fees and other costs.',
    note: `${shareText(money.margin_minor, money.sold_minor)} of what was sold`,
  },
]

/** How many orders and people, with what each figure means. */
export const orderTiles = (figures: Figures): Tile[] => {
  const { orders, disputes, chargebacks, people } = figures
  const failed = failedOrders(figures)
  return [
    {
      label: 'Paid orders',
      value: groupDigits(orders.paid),
      tooltip: 'Orders whose payment came in this time.',
    },
    {
      label: 'Completed',
      value: groupDigits(orders.completed),
      tooltip: 'Orders whose money was released in this time, in full or after a settlement.',
    },
    {
      label: 'Failed',
      value: groupDigits(failed),
      tooltip: 'Paid orders that ended in a refund in this time.',
      note: `${shareText(failed, failed + orders.completed)} of those that ended`,
    },
    {
      label: 'Never paid',
      value: groupDigits(orders.unpaid),
      tooltip: 'Orders that were cancelled or ran out before any payment.',
    },
    {
      label: 'Disputes',
      value: groupDigits(disputes.opened),
      tooltip: 'Disputes that a buyer or vendor opened in this time.',
    },
    {
      label: 'Chargebacks',
      value: groupDigits(chargebacks.opened),
      tooltip: 'Payments that a bank contested in this time.',
      note: `${groupDigits(chargebacks.won)} won, ${groupDigits(chargebacks.lost)} lost`,
    },
    {
      label: 'New buyers',
      value: groupDigits(people.buyers),
      tooltip: 'People who paid for an order for the first time.',
      note: `${groupDigits(people.accounts)} new accounts`,
    },
    {
      label: 'New vendors',
      value: groupDigits(people.stores),
      tooltip: 'Stores that were opened in this time.',
    },
  ]
}
