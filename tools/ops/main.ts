import { requeueTask } from '../../functions/src/usecases/payment/requeue-task'
import { blockPayouts } from '../../functions/src/usecases/payout/block-payouts'
import { toolDeps } from '../emulators/tool-deps'
import { type Command, decisionOf, readArguments, subjectOf } from './arguments'
import { bookCommands } from './books'
import { chargebackCommands } from './chargebacks'
import { noticeCommands } from './notices'
import { reportCommands } from './reports'
import { searchCommands } from './search'
import { moderationCommands } from './shelf'
import { showTransaction, showWork } from './show'

const HELP = `npm run ops -- <command>

  list                                     what is due, being sent, stuck, or waits for an operator
  show <transaction>                       one transaction whole
  release <transaction> --reason --by      ends a dispute: the money is the vendor's
  refund <transaction> --reason --by       ends a dispute: the money goes back
  split <transaction> --refund <kobo> --reason --by
                                           while a bank contests the money, these three want
                                           --despite-chargeback yes as well
  accept-chargeback <transaction> --reason --by [--chargeback <id>]
                                           gives the bank what it asks for
  resolve-unplaced <item> --reason --by    what became of money that "list" shows without a place
  retry <task> --reason --by [--account <number> --bank <id>]
                                           refused while it is being sent; with an account, a
                                           refund that failed or waits is sent there
  correct <transaction or payout> <account>=<kobo> <account>=<kobo> ... [--currency <code>]
          --reason --by                    books what sets the ledger right; the sum is zero
  decisions [<id>]                         who decided what, when and why, the latest first
  block <vendor> --reason --by             no payouts for this store
  unblock <vendor> --reason --by
  suspend-store <vendor> --reason --by     its products go off the market; open orders go on
  restore-store <vendor> --reason --by
  take-down <product> --reason --by        off the market; its vendor may mend it
  put-back <product> --reason --by         back with its vendor, paused
  recount-sales <vendor> --reason --by     counts a store's sales figures afresh
  reports                                  reported products that wait to be looked at
  flag <product> --reason --by             tells its vendor that it was reported
  dismiss <product> --reason --by          nothing is wrong with it
  search migrate                           brings the search database up to date
  search backfill [--restart yes]          writes all products on sale to it; continues where an
                                           earlier run ended
  search refresh                           counts its words afresh, as the schedule does
  search status                            how far the backfill is
  announce --title --text --by [--confirm <word>]
  maintenance --from <time> --until <time> --by [--confirm <word>]

Times are those of Lagos, such as 2026-11-21T22:00. Without --confirm, announce and maintenance
show what everyone would be told, and the word that sends it.
--by is who decides (an address), --reason why; both are kept with the decision.`

const block =
  (is_blocked: boolean): Command =>
  async (typed, deps) => {
    const vendor_id = subjectOf(typed)
    await blockPayouts(deps, vendor_id, { ...decisionOf(typed), is_blocked })
    return [`Payouts of ${vendor_id} are ${is_blocked ? 'blocked' : 'allowed'}.`]
  }

const retry: Command = async (typed, deps) => {
  const id = subjectOf(typed)
  const { account, bank } = typed.options
  if ((account === undefined) !== (bank === undefined)) throw new Error('Say --account and --bank.')
  await requeueTask(deps, id, {
    ...decisionOf(typed),
    ...(account && bank ? { account: { account_number: account, bank_id: bank } } : {}),
  })
  return [`${id} was tried again; "list" shows what is still stuck.`]
}

const COMMANDS: Record<string, Command> = {
  help: async () => [HELP],
  list: (_typed, deps) => showWork(deps.clock()),
  show: (typed) => showTransaction(subjectOf(typed)),
  retry,
  block: block(true),
  unblock: block(false),
  ...chargebackCommands,
  ...bookCommands,
  ...moderationCommands,
  ...reportCommands,
  ...noticeCommands,
  ...searchCommands,
}

try {
  const typed = readArguments(process.argv.slice(2))
  const command = COMMANDS[typed.command]
  if (!command) throw new Error(`No command "${typed.command}".\n\n${HELP}`)
  for (const line of await command(typed, toolDeps())) console.log(line)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
