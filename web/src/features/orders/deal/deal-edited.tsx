import type { SoldDeal } from '@contract/api/orders/deals'
import { termChanges } from './deal-text'

type Props = {
  shown: SoldDeal
  /** As it was seen; undefined if only its version is known. */
  before: SoldDeal['deal'] | undefined
}

/** That the seller edited the deal, with what differs, before it is paid as it is now. */
export const DealEdited = ({ shown: { deal, seller }, before }: Props) => (
  <section
    role="alert"
    aria-labelledby="edited-title"
    className="grid gap-3 rounded-lg border border-warning/40 bg-warning-soft p-4"
  >
    <h2 id="edited-title" className="font-semibold">
      {seller.name} changed this deal since you opened it
    </h2>
    {before ? (
      <dl className="grid gap-2 text-sm">
        {termChanges(before.terms, deal.terms, seller.name).map(({ label, before: old, now }) => (
          <div key={label} className="grid gap-0.5">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-muted line-through wrap-anywhere">{old}</dd>
            <dd className="wrap-anywhere">{now}</dd>
          </div>
        ))}
      </dl>
    ) : (
      <p className="text-sm">Read what it says now. You pay for it as it is shown here.</p>
    )}
  </section>
)
