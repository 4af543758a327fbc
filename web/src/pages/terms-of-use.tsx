import { escrowTerms as terms } from '@/config/escrow-terms'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { Article } from '@/features/layout/content/article'
import { Money } from '@/ui/data/money'
import { Link } from '@/ui/navigation/link'

const sections = [
  {
    id: 'parties',
    title: 'The parties',
    body: (
      <p>
        {site.company} (“we”) runs this market. A contract of sale is between the buyer and the
        vendor. We hold the money between them as these terms say; we aren’t the vendor of the
        goods.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        You are 18 or older, what you tell us is true, and you keep your password to yourself. What
        is done from your account counts as done by you until you tell us that somebody else has it.
      </p>
    ),
  },
  {
    id: 'escrow',
    title: 'Escrow',
    body: (
      <>
        <p>
          What a buyer pays is held for that purchase alone. It’s released to the vendor when the
          buyer approves, when the time to inspect is over without a dispute, when a settlement is
          accepted, or by our decision in a dispute. In all other cases it’s refunded.
        </p>
        <p>
          The buyer pays {terms.feePercent} of the goods and their delivery plus{' '}
          <Money amount_minor={terms.feeFixed_minor} currency="NGN" />, at most{' '}
          <Money amount_minor={terms.feeMost_minor} currency="NGN" />. The periods on{' '}
          <Link to={paths.howEscrowWorks}>how escrow works</Link> are part of these terms.
        </p>
      </>
    ),
  },
  {
    id: 'buyers',
    title: 'Buyers',
    body: (
      <ul>
        <li>Pay here and nowhere else: protection covers only what went through escrow.</li>
        <li>Give the escrow code only when the goods are in your hands.</li>
        <li>Inspect the goods in time, and raise a dispute where they aren’t as described.</li>
        <li>
          Reviews say what you have experienced, within {terms.reviewDays} days of completion.
        </li>
      </ul>
    ),
  },
  {
    id: 'sellers',
    title: 'Vendors',
    body: (
      <ul>
        <li>
          Offer only what you own, have in stock and may sell; see{' '}
          <Link to={paths.productViolations}>product violations</Link>.
        </li>
        <li>
          Confirm within {terms.confirmHours} hours and send by the day that your store promised
          with the payment, or within {terms.shipDays} days of it. A confirmation after that day
          moves it by your handling days and counts as late; the buyer may cancel free from the
          working day after the first day.
        </li>
        <li>
          The bank keeps its fee for a payment that goes back. You pay it, {terms.bankFeePercent}{' '}
          and <Money amount_minor={terms.bankFeeFixed_minor} currency="NGN" /> of your part at most
          and never more than <Money amount_minor={terms.bankFeeMost_minor} currency="NGN" />, if
          you decline or don’t answer, don’t send, accept or lose a dispute, or lose a chargeback
          without the escrow code; in a settlement as much of it as goes back. We pay it in all
          other cases, and the buyer never does. It’s shown before you decide and taken from your
          wallet.
        </li>
        <li>
          Keep your balance above <Money amount_minor={-terms.mostDebt_minor} currency="NGN" />.
          Below it your store is paused until you pay; your open orders go on. After{' '}
          {terms.writeOffDays} days below zero we close the store, and you open no other one until
          the debt is paid.
        </li>
        <li>Be paid to an account in your store’s legal name.</li>
        <li>Taxes on your sales are yours to pay.</li>
      </ul>
    ),
  },
  {
    id: 'disputes',
    title: 'Disputes',
    body: (
      <p>
        Either party may raise a dispute before the money is released. A party that doesn’t answer
        within {terms.disputeAnswerHours} hours accepts the default that the page names. After{' '}
        {terms.disputeDays} days we decide on what both have shown, in writing. This doesn’t take
        away your right to go to court.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Suspension and ending',
    body: (
      <p>
        You can delete your account when nothing is open. We may suspend an account that breaks
        these terms; money that is held is then released or refunded as the purchase it belongs to
        requires, never kept.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and changes',
    body: (
      <p>
        These terms are under the law of the Federal Republic of Nigeria, the Federal Competition
        and Consumer Protection Act 2018 included. A change is announced 30 days ahead under{' '}
        <Link to={paths.announcements}>announcements</Link> and doesn’t touch purchases made before.
      </p>
    ),
  },
]

export default function TermsOfUse() {
  return (
    <Article
      title="Terms of use"
      lead="The rules of the market, in words that can be read."
      description="The terms under which Oja may be used by buyers and vendors."
      sections={sections}
      updated="2026-11-22"
    />
  )
}
