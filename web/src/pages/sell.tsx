import { escrowFeeOf } from '@contract/escrow/fee'
import { NO_MESSAGE_IS_PROOF } from '@contract/proof-of-payment'
import { vendorPaths } from '@contract/vendor-urls'
import { escrowTerms as terms } from '@/config/escrow-terms'
import { paths } from '@/config/paths'
import { Article } from '@/features/layout/content/article'
import { useSession } from '@/lib/session/session'
import { Money } from '@/ui/data/money'
import { LinkButton } from '@/ui/form/link-button'
import { Link } from '@/ui/navigation/link'

/** ₦10,000. */
const EXAMPLE_MINOR = 1_000_000

const naira = (amount_minor: number) => <Money amount_minor={amount_minor} currency="NGN" />

const sections = [
  {
    id: 'cost',
    title: 'What it costs',
    body: (
      <p>
        Nothing. Opening a store is free, there is no monthly fee, and you receive the full price
        that you set. The buyer pays the escrow fee on top of it: {terms.feePercent} plus{' '}
        {naira(terms.feeFixed_minor)}, at most {naira(terms.feeMost_minor)}. For goods of{' '}
        {naira(EXAMPLE_MINOR)} you get {naira(EXAMPLE_MINOR)}, and the buyer pays{' '}
        {naira(EXAMPLE_MINOR + escrowFeeOf(EXAMPLE_MINOR))}.
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
          You confirm within {terms.confirmHours} hours and ship by the day that your store
          promises, or within {terms.shipDays} days of the payment.
        </li>
        <li>
          The buyer approves. If they say nothing for {terms.inspectionDays} days after the
          delivery, the money is released to you all the same.
        </li>
        <li>
          {terms.payoutWaitHours} hours later it can go to your bank, or {terms.newStoreWaitHours}{' '}
          hours later while your store is new. Once a week we send it automatically and free, from{' '}
          {terms.freePayoutFrom} on. You can ask for a payout at any other time, and pay what the
          bank transfer costs.
        </li>
        <li>
          While your store is new, all of its open orders together can hold {terms.newStoreHolds}.
          That limit ends once three sales have gone well.
        </li>
      </ol>
    ),
  },
  {
    id: 'needed',
    title: 'What you need',
    body: (
      <ul>
        <li>An email address. We send you a link to verify it.</li>
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
        Nobody can take your goods without paying: we hold the buyer’s money before you send
        anything. Your buyer’s six-digit code proves that you handed the parcel over. If there is a
        dispute, both of you can show what happened before anybody is paid. {NO_MESSAGE_IS_PROOF}{' '}
        <Link to={paths.check}>Check a message</Link>
      </p>
    ),
  },
]

export default function Sell() {
  const { status } = useSession()
  // Somebody new has no account to log in to; the form's page leads those who have one.
  const after = (path: string) => (status === 'signed_out' ? paths.signupThen(path) : path)
  return (
    <Article
      title="Start Selling"
      description="What selling on Oja costs, when your money comes, and what you need to open a store."
      lead={
        <>
          <p>
            Sell what you make to buyers in every state. They pay before you send, and you get the
            full price that you set.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton size="lg" to={after(paths.vendorOnboarding)}>
              Open your store
            </LinkButton>
            <LinkButton size="lg" variant="secondary" to={after(vendorPaths.onboardingDeals)}>
              Sell by deals only
            </LinkButton>
          </div>
          <p className="mt-3 text-muted">
            A deal is for what you agree on in a chat: you send a link, and the buyer’s money waits
            in escrow. It needs no store that everybody sees.
          </p>
        </>
      }
      sections={sections}
    />
  )
}
