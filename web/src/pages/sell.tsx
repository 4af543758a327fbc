import { escrowTerms as terms } from '@/config/escrow-terms'
import { paths } from '@/config/paths'
import { Article } from '@/features/layout/content/article'
import { Price } from '@/ui/data/price'
import { LinkButton } from '@/ui/form/link-button'

const naira = (amount_minor: number) => <Price amount_minor={amount_minor} currency="NGN" />

const sections = [
  {
    id: 'cost',
    title: 'What it costs',
    body: (
      <p>
        Nothing. Opening a store is free, there is no monthly fee, and you receive the full price
        that you set. The buyer pays the escrow fee of {terms.feePercent} plus{' '}
        {naira(terms.feeFixed_minor)}, at most {naira(terms.feeMost_minor)}.
      </p>
    ),
  },
  {
    id: 'money',
    title: 'When your money comes',
    body: (
      <ol>
        <li>The buyer pays before you send anything. You see that the money is there.</li>
        <li>
          You confirm within {terms.confirmHours} hours and ship within {terms.shipDays} days.
        </li>
        <li>
          The buyer approves, or has {terms.inspectionDays} days after the handover and says
          nothing: either way the money is released to you.
        </li>
        <li>
          {terms.payoutWaitHours} hours later, {terms.newStoreWaitHours} while your store is new, it
          can be paid out. Once a week, from {terms.freePayoutFrom} on, we send it to your bank by
          itself and free. You can ask for less at any time, for what the bank transfer costs.
        </li>
        <li>
          Until three sales have proven it, a new store’s open orders hold {terms.newStoreHolds} at
          most at once.
        </li>
      </ol>
    ),
  },
  {
    id: 'needed',
    title: 'What you need',
    body: (
      <ul>
        <li>An email address that you can open, to verify it.</li>
        <li>The name of your store, its address and a phone number.</li>
        <li>A Nigerian bank account in your legal name.</li>
        <li>A photo of your first product. More can follow at any time.</li>
      </ul>
    ),
  },
  {
    id: 'protection',
    title: 'What protects you',
    body: (
      <p>
        Nobody can take goods and not pay: the money is held before you send. A dispute has a room
        in which both of you show what happened, and your buyer’s six-digit code proves that the
        parcel was handed over.
      </p>
    ),
  },
]

export default function Sell() {
  return (
    <Article
      title="Start Selling"
      description="What selling on Oja costs, when your money comes, and what you need to open a store."
      lead={
        <>
          <p>
            Sell what you make to buyers in every state. They pay first, and you get your price.
          </p>
          <LinkButton size="lg" to={paths.vendorOnboarding} className="mt-6">
            Open your store
          </LinkButton>
        </>
      }
      sections={sections}
    />
  )
}
