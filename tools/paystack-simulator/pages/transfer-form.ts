import type { Charge } from '../model'
import { esc, hidden, money, postForm } from './markup'

const MINOR_UNITS = 100
const SHORT_BY_MINOR = 10_000

/** Ten digits that follow from the payment, so that they stay the same on each look. */
const accountNumber = (charge: Charge): string =>
  `99${String(charge.id % 100_000_000n).padStart(8, '0')}`

const wrongAmount = (charge: Charge): string => {
  const amount =
    charge.requested_amount > SHORT_BY_MINOR
      ? charge.requested_amount - SHORT_BY_MINOR
      : charge.requested_amount + SHORT_BY_MINOR
  return (amount / MINOR_UNITS).toFixed(2)
}

const answer = (action: string, value: string, label: string, className = 'quiet'): string =>
  postForm(
    `${action}/transfer`,
    `${hidden('answer', value)}<button class="${className}">${esc(label)}</button>`,
  )

export const transferForm = (charge: Charge, action: string): string => `
<p>Transfer exactly <strong>${money(charge.requested_amount, charge.currency)}</strong> to</p>
<dl class="account">
<dt>Bank</dt><dd>Simulator Bank</dd>
<dt>Account number</dt><dd class="number">${accountNumber(charge)}</dd>
<dt>Account name</dt><dd>Payment ${esc(charge.reference)}</dd>
</dl>
${answer(action, 'sent', "I've sent the money", '')}
${answer(action, 'later', "I've sent it; it arrives later")}
${answer(action, 'close', "I've sent it, then close the page")}
${answer(action, 'late', 'Send it too late; the bank returns it')}
<h2>Send a wrong amount</h2>
${postForm(
  `${action}/transfer`,
  `<label>Amount in naira
<input name="amount" inputmode="decimal" required maxlength="12" value="${wrongAmount(charge)}"></label>
<button class="quiet" name="answer" value="rejected">Send; the bank returns it</button>
<button class="quiet" name="answer" value="accepted">Send; it is accepted all the same</button>`,
)}`
