import type { Charge } from '../model'
import type { World } from '../world'
import { cardForm, secretForm, transferForm } from './forms'
import { actionButton, esc, layout, money } from './markup'

type CheckoutView = {
  method?: 'card' | 'transfer'
  /** The key of the test card that prefills the fields. */
  card?: string | null
  problem?: string
}

const METHODS = [
  { method: 'card', channel: 'card', label: 'Card' },
  { method: 'transfer', channel: 'bank_transfer', label: 'Bank transfer' },
] as const

const methodsOf = (charge: Charge) =>
  METHODS.filter(({ channel }) => charge.channels.includes(channel))

const tabs = (charge: Charge, action: string, current: string): string =>
  methodsOf(charge)
    .map(
      ({ method, label }) =>
        `<a href="${esc(`${action}?method=${method}`)}"${method === current ? ' aria-current="page"' : ''}>${label}</a>`,
    )
    .join('')

export const checkoutPage = (world: World, charge: Charge, view: CheckoutView = {}): string => {
  const action = `/checkout/${charge.access_code}`
  const offered = methodsOf(charge)
  const wanted = view.method ?? 'card'
  const method = (offered.find((offer) => offer.method === wanted) ?? offered[0])?.method
  const form = () => {
    if (charge.step) return secretForm(charge, action)
    if (method === 'card') return cardForm(charge, action, view.card ?? null)
    if (method === 'transfer') return transferForm(charge, action)
    return '<p>The merchant offers no way to pay that the simulator has.</p>'
  }
  return layout(
    world,
    `Pay ${world.settings.merchantName}`,
    `<section class="card">
<header class="amount"><p>Pay <strong>${esc(world.settings.merchantName)}</strong></p>
<h1>${money(charge.requested_amount, charge.currency)}</h1><p class="muted">${esc(charge.email)}</p></header>
${view.problem ? `<p class="problem" role="alert">${esc(view.problem)}</p>` : ''}
${charge.step ? '' : `<nav class="tabs" aria-label="Way to pay">${tabs(charge, action, method ?? '')}</nav>`}
${form()}
<footer class="row">${actionButton(`${action}/decline`, 'Decline the payment')}
${actionButton(`${action}/cancel`, 'Cancel and go back')}</footer>
</section>
<p class="muted">Reference ${esc(charge.reference)}</p>`,
  )
}
