import { cardByKey, TEST_CARDS } from '../data/test-cards'
import type { Charge } from '../model'
import { esc, money, postForm } from './markup'

const EXPIRY = '12/30'

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

const testCards = (action: string, chosen: string | null): string =>
  TEST_CARDS.map((card) => {
    const current = card.key === chosen ? ' aria-current="true"' : ''
    return `<li><a href="${esc(`${action}?card=${card.key}`)}"${current}><span>${esc(card.label)}</span>
<span class="number">${grouped(card.number)} &middot; ${card.cvv}</span></a></li>`
  }).join('')

/** The card's fields; a test card chosen below fills them. */
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

/** The PIN or the one-time password of a card that asks for it. */
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
