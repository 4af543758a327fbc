import type { HeldDeal } from '@contract/api/orders/deals'
import { CATEGORIES } from '@contract/reference/categories'
import { DateTime } from '@/ui/data/date-time'
import { Price } from '@/ui/data/price'
import { FactList } from '../details/fact-list'
import { deliveryText, FEE_PAYERS } from './request-text'

/** What is asked for, in the words and numbers by which a seller who accepts is bound. */
export const RequestFacts = ({ deal }: { deal: HeldDeal }) => {
  const { terms, expires_at, flags, code } = deal
  return (
    <div className="grid gap-4">
      <p className="whitespace-pre-line wrap-anywhere">{terms.description}</p>
      {flags.length > 0 && (
        <p className="rounded-md bg-warning-soft p-3 text-sm text-warning">
          This text leads outside of Oja or speaks in its name. Money that is sent outside is lost
          if something goes wrong.
        </p>
      )}
      <FactList
        facts={[
          { label: 'Price', value: <Price amount_minor={terms.price_minor} currency="NGN" /> },
          { label: 'Delivery', value: deliveryText(terms) },
          { label: 'Escrow fee', value: FEE_PAYERS[terms.fee_payer] },
          {
            label: 'Category',
            value: CATEGORIES.find(({ value }) => value === terms.category)?.label ?? '',
          },
          { label: 'Open until', value: <DateTime at={expires_at} withTime /> },
          { label: 'Code', value: code },
        ]}
      />
    </div>
  )
}
