import { NO_MESSAGE_IS_PROOF } from '@contract/proof-of-payment'
import { escrowTerms as terms } from '@/config/escrow-terms'
import { paths } from '@/config/paths'
import { Article } from '@/features/layout/content/article'
import { EscrowSteps } from '@/features/layout/content/escrow-steps'
import { FeeTable } from '@/features/layout/content/fee-table'
import { Money } from '@/ui/data/money'
import { LinkButton } from '@/ui/form/link-button'
import { Link } from '@/ui/navigation/link'

const sections = [
  { id: 'steps', title: 'From payment to approval', body: <EscrowSteps /> },
  {
    id: 'fee',
    title: 'What protection costs',
    body: (
      <>
        <p>
          The buyer pays an escrow fee of {terms.feePercent} of the goods and their delivery plus{' '}
          <Money amount_minor={terms.feeFixed_minor} currency="NGN" />, and never more than{' '}
          <Money amount_minor={terms.feeMost_minor} currency="NGN" />. It covers the payment
          provider’s own charge. The vendor gets the full price of the goods. When a purchase is
          cancelled, declined or refunded in full, the fee goes back with it.
        </p>
        <FeeTable />
      </>
    ),
  },
  {
    id: 'code',
    title: 'The escrow code',
    body: (
      <>
        <p>
          When you have paid, your purchase page shows a six-digit code that only you can see. Give
          it to the courier when the parcel is in your hands, not before. The vendor enters it,
          which proves the handover and starts {terms.inspectionDays} days for you to inspect the
          goods.
        </p>
        <p>
          A parcel delivered without the code needs a tracking number, a waybill or a photo from the
          vendor, and gives you {terms.inspectionWithoutCodeDays} days instead. {terms.codeTries}{' '}
          wrong codes lock the entry for {terms.codeLockMinutes} minutes, and for longer each time
          after that.
        </p>
      </>
    ),
  },
  {
    id: 'messages',
    title: 'Messages that say you were paid',
    body: (
      <p>
        {NO_MESSAGE_IS_PROOF} Every message of ours begins with a word that only you and we know; it
        is in your settings. Whatever hasn’t got it isn’t from us.{' '}
        <Link to={paths.check}>Check a message</Link>
      </p>
    ),
  },
  {
    id: 'silence',
    title: 'When somebody doesn’t answer',
    body: (
      <ul>
        <li>
          A purchase that isn’t paid within {terms.payMinutes} minutes ({terms.unverifiedPayMinutes}{' '}
          while your email address isn’t verified) ends, and the goods go back on the shelf. Money
          that arrives later is refunded automatically; a bank transfer that comes too late or isn’t
          the exact amount goes straight back to your bank.
        </li>
        <li>
          A vendor has {terms.confirmHours} hours to confirm. After that you get everything back.
        </li>
        <li>
          A vendor sends by the day that was promised with your payment, or within {terms.shipDays}{' '}
          days of it where the store promises none. From the next working day on you may cancel, and{' '}
          {terms.shipGraceDays} days later we cancel for you. You get everything back.
        </li>
        <li>
          A vendor who confirms after the promised day moves it by their handling days, and both of
          you read so. That is late: you may still cancel from the working day after the first day.
        </li>
        <li>
          A parcel that isn’t handed over within {terms.deliverDays} days of being sent, or{' '}
          {terms.deliverAfterPromiseDays} working days after the last promised day of arrival if
          that is later, is refunded.
        </li>
        <li>
          When the goods are delivered and you say nothing until your days to inspect are over, the
          money goes to the vendor. We remind you at half time and a day before.
        </li>
        <li>Silence never pays for goods that weren’t delivered.</li>
      </ul>
    ),
  },
  {
    id: 'disputes',
    title: 'When something is wrong',
    body: (
      <>
        <p>
          Raise a dispute at any time before the money is released. All deadlines stop, and both
          sides see the same room: what happened, messages, and up to {terms.evidenceImages}{' '}
          pictures from each.
        </p>
        <ul>
          <li>The vendor can refund you in full, fee included.</li>
          <li>
            Either side can offer a part refund. The other can accept it, decline it or offer
            another; who made it can withdraw it until then.
          </li>
          <li>
            The one who raised the dispute can withdraw it. Each side can raise {terms.disputesEach}{' '}
            on one purchase.
          </li>
          <li>
            A vendor who doesn’t answer within {terms.disputeAnswerHours} hours owes you a full
            refund, which happens automatically. A buyer who doesn’t answer pays, if the goods were
            delivered, though never before the inspection would have ended; if they weren’t, the
            purchase goes on where it stopped.
          </li>
          <li>
            What is still open after {terms.disputeDays} days is decided by our staff, with a
            written reason that both sides can read.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'sellers',
    title: 'For vendors: when you are paid',
    body: (
      <p>
        Released money is in your wallet at once and can be paid out {terms.payoutWaitHours} hours
        later ({terms.newStoreWaitHours} for a new store), to a bank account in your store’s legal
        name. Once a week, from {terms.freePayoutFrom} on, we send it automatically and free;
        payouts that you ask for beside that cost what the bank transfer costs, and the wallet says
        so before. A changed account waits {terms.accountWaitHours} hours before it can be paid, and
        we tell you about the change.
      </p>
    ),
  },
  {
    id: 'start',
    title: 'See for yourself',
    body: (
      <p className="flex flex-wrap gap-3">
        <LinkButton to={paths.marketplace}>Browse the marketplace</LinkButton>
        <LinkButton to={paths.contact} variant="secondary">
          Ask us something
        </LinkButton>
      </p>
    ),
  },
]

export default function HowEscrowWorks() {
  return (
    <Article
      title="How escrow works"
      lead="You pay, we hold the money, and the vendor is paid when you approve. Here is every step, every number and every deadline."
      description="How purchases on Oja are protected: what escrow costs, each deadline, the escrow code, disputes and refunds."
      sections={sections}
    />
  )
}
