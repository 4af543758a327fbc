import type { Charge } from '../model'
import { cardByKey, TEST_CARDS } from '../test-cards'
import { esc, hidden, MINOR_UNITS, money, postForm } from './markup'

const EXPIRY = '12/30'

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

const testCards = (action: string, chosen: string | null): string =>
  TEST_CARDS.map((card) => {
    const current = card.key === chosen ? ' aria-current="true"' : ''
    return `<li><a href="${esc(`${action}?card=${card.key}`)}"${current}><span>${esc(card.label)}</span>
<span class="number">${grouped(card.number)} &middot; ${card.cvv}</span></a></li>`
  }).join('')

/** The card fields, filled from the chosen test card. */
export const cardForm = (charge: Charge, action: string, chosen: string | null): string => {
  const card = cardByKey(chosen)
  const fields = `<label>Card number
<input name="number" inputmode="numeric" autocomplete="off" required maxlength="30" placeholder="0000 0000 0000 0000" value="${card ? grouped(card.number) : ''}"></label>
<div class="pair"><label>Expiry (MM/YY)
<input name="expiry" inputmode="numeric" autocomplete="off" required maxlength="7" placeholder="MM/YY" value="${card ? EXPIRY : ''}"></label>
<label>CVV
<input name="cvv" inputmode="numeric" autocomplete="off" required maxlength="4" placeholder="123" value="${card ? card.cvv : ''}"></label></div>
<button name="after" value="return">Pay ${money(charge.requested_amount, charge.currency)}</button>
<button class="quiet" name="after" value="close">Pay, then close the page</button>`
  return `${postForm(`${action}/card`, fields)}
<h2>Test cards</h2>
<ul class="cards">${testCards(action, chosen)}</ul>`
}

/** The form for the PIN or one-time password of a card that requires it. */
export const secretForm = (charge: Charge, action: string): string => {
  const isPin = charge.step?.ask === 'pin'
  const card = TEST_CARDS.find((known) => known.number === charge.step?.card)
  const name = isPin ? 'Card PIN' : 'One-time password'
  const hint = isPin ? card?.pin : card?.otp
  return postForm(
    `${action}/secret`,
    `<label>${name} <small>(for this test card: ${esc(hint ?? '')})</small>
<input name="secret" inputmode="numeric" autocomplete="one-time-code" required maxlength="6"></label>
<button>Continue</button>`,
  )
}

const SHORT_BY_MINOR = 10_000

/** Ten digits derived from the payment, so that they are the same on every view. */
const accountNumber = (charge: Charge): string =>
  `99${String(charge.id % 100_000_000n).padStart(8, '0')}`

const wrongAmount = (charge: Charge): string => {
  const amount =
    charge.requested_amount > SHORT_BY_MINOR
      ? charge.requested_amount - SHORT_BY_MINOR
      : charge.requested_amount + SHORT_BY_MINOR
  return (amount / MINOR_UNITS).toFixed(2)
}

const transferButton = (
  action: string,
  value: string,
  label: string,
  className = 'quiet',
): string =>
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
${transferButton(action, 'sent', "I've sent the money", '')}
${transferButton(action, 'later', "I've sent it; it arrives later")}
${transferButton(action, 'close', "I've sent it, then close the page")}
${transferButton(action, 'late', 'Send it too late; the bank returns it')}
<h2>Send a wrong amount</h2>
${postForm(
  `${action}/transfer`,
  `<label>Amount in naira
<input name="amount" inputmode="decimal" required maxlength="12" value="${wrongAmount(charge)}"></label>
<button class="quiet" name="answer" value="rejected">Send; the bank returns it</button>
<button class="quiet" name="answer" value="accepted">Send; it is accepted all the same</button>`,
)}`
