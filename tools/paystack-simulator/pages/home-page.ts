import { balancesOf } from '../balance'
import type { World } from '../world'
import { chargeRows, disputeRows, refundRows, transferRows, webhookRows } from './home-rows'
import { layout } from './layout'
import { actionButton, esc, money, postForm } from './markup'

const MOST_ROWS = 50

const table = (title: string, heads: readonly string[], rows: readonly string[]): string => {
  const shown = rows.slice(0, MOST_ROWS)
  const more =
    rows.length > MOST_ROWS ? `<p class="muted">The latest ${MOST_ROWS} of ${rows.length}.</p>` : ''
  const body = shown.length
    ? `<div class="scroll" tabindex="0" role="region" aria-label="${esc(title)}"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${shown.join('')}</tbody></table></div>`
    : '<p class="muted">None.</p>'
  return `<section class="card"><h2>${title}</h2>${body}${more}</section>`
}

const options = (values: readonly string[]): string =>
  values.map((value) => `<option>${value}</option>`).join('')

const webhookControls = (world: World): string => {
  const { is_holding } = world.state.webhook_policy
  const hold = actionButton(
    '/__control/webhooks/policy',
    is_holding ? 'Stop holding new events' : 'Hold all events',
    { is_holding: String(!is_holding) },
  )
  const release = '/__control/webhooks/release'
  return `<div class="row">${hold}${actionButton(release, 'Release in order', { order: 'sent' })}
${actionButton(release, 'Release in reverse', { order: 'reversed' })}</div>`
}

const failureControls = (world: World): string =>
  postForm(
    '/__control/failures',
    `<label>The next calls <select name="mode">${options(['error', 'hang', 'slow', 'drop', 'lose-answer', 'garbage', 'none'])}</select></label>
<label>How many <input name="times" type="number" min="1" max="100" value="1"></label>
<label>Path begins with <input name="path" value="/"></label>
<button class="quiet">Plan (${world.state.failures.length} planned)</button>`,
    'row',
  )

/** All that the simulator holds, newest first, with a button for each thing that can happen. */
export const homePage = (world: World): string =>
  layout(
    world,
    'Overview',
    `<header class="row"><h1>Payment simulator</h1>${actionButton('/__control/reset', 'Forget everything')}</header>
<p>Balance ${balancesOf(world)
      .map(({ balance, currency }) => `<strong>${money(balance, currency)}</strong>`)
      .join(', ')}. Events go to ${esc(world.settings.webhookUrl ?? 'nowhere')}.</p>
<section class="card"><h2>Trouble</h2>${failureControls(world)}${webhookControls(world)}</section>
${table('Transactions', ['Reference', 'Amount', 'Status', 'Make happen'], chargeRows(world))}
${table('Refunds', ['Charge', 'Amount', 'Status', 'Make happen'], refundRows(world))}
${table('Transfers', ['Reference', 'Amount', 'Status', 'Make happen'], transferRows(world))}
${table('Disputes', ['Charge', 'Amount', 'Status', 'Make happen'], disputeRows(world))}
${table('Events', ['Event', 'Status', 'Tries', 'Send again'], webhookRows(world))}`,
    'wide',
  )
