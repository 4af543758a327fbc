import type { HeldDeal } from '@contract/api/orders/deals'
import { CATEGORIES } from '@contract/reference/categories'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { ResponsiveImage } from '@/ui/media/responsive-image'
import { DealMoneyLines } from './deal-money-lines'
import { deliveryWords, FEE_PAYER_WORDS } from './deal-words'
import { FlagNote } from './flag-note'

const labelOf = (category: string) =>
  CATEGORIES.find(({ value }) => value === category)?.label ?? category

/** What is agreed, as buyers read it, and what both sides of a purchase pay and get. */
export const DealTerms = ({ deal }: { deal: HeldDeal }) => {
  const { terms, version, expires_at, flags } = deal
  const facts = [
    { label: 'Version', value: version },
    { label: 'Open until', value: <DateTime at={expires_at} withTime /> },
    { label: 'Can be bought', value: terms.uses === 1 ? 'once' : `${terms.uses} times` },
    { label: 'How it comes', value: deliveryWords(terms) },
    { label: 'Escrow fee', value: FEE_PAYER_WORDS[terms.fee_payer] },
    { label: 'Category', value: labelOf(terms.category) },
  ]
  return (
    <Panel title="What is agreed">
      <p className="whitespace-pre-line wrap-anywhere">{terms.description}</p>
      <FlagNote flags={flags} />
      {terms.images.length > 0 && (
        <ul className="grid grid-cols-4 gap-2">
          {terms.images.map((image) => (
            <li key={image.path}>
              <ResponsiveImage
                image={image}
                alt={image.alt ?? terms.title}
                sizes="8rem"
                className="rounded-md"
              />
            </li>
          ))}
        </ul>
      )}
      <DealMoneyLines priced={terms} />
      <dl className="grid gap-2 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="pair">
            <dt className="text-muted">{label}</dt>
            <dd className="first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
