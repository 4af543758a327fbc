import {
  DEFAULT_RATE_BPS,
  supplierRequestSchema,
} from '../../functions/src/contract/entities/money/tax'
import { rateText, VAT_DUE } from '../../functions/src/contract/escrow/vat'
import { lagosDayOf } from '../../functions/src/contract/lagos-day'
import { instantText } from '../../functions/src/contract/lagos-text'
import { readTaxRecord } from '../../functions/src/usecases/money/tax/read-tax-record'
import { showTax } from '../../functions/src/usecases/money/tax/tax-settings'
import { type CliArgs, type Command, reasonOf, required, subjectOf } from './arguments'
import { decideByHand } from './decide-by-hand'

type Shown = Awaited<ReturnType<typeof showTax>>

const linesOf = ({ now, periods, supplier, held_orders }: Shown): string[] => [
  now.vat_registered
    ? `Registered for VAT: ${rateText(now.rate_bps)}, due at the ${now.due}.`
    : 'Not registered for VAT: there is none anywhere.',
  ...periods.map(({ from, vat_registered, rate_bps, due }) => {
    const what = vat_registered ? `${rateText(rate_bps)}, due at the ${due}` : 'not registered'
    return `from ${instantText(from)}: ${what}`
  }),
  ...(supplier
    ? [`${supplier.name}, ${supplier.address}, TIN ${supplier.tin}, ${supplier.rc_number}`]
    : []),
  `${held_orders} paid orders are held; a change leaves them as they are.`,
]

const dayOf = ({ options }: CliArgs, now: number): string => {
  const day = options.from ?? lagosDayOf(now)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error('--from is a day such as 2026-12-01.')
  return day
}

const dueOf = ({ options }: CliArgs) => {
  const due = VAT_DUE.find((one) => one === (options.due ?? 'charge'))
  if (!due) throw new Error(`--due is ${VAT_DUE.join(' or ')}.`)
  return due
}

const rateOf = ({ options }: CliArgs): number => {
  const rate_bps =
    options.rate === undefined ? DEFAULT_RATE_BPS : Math.round(Number(options.rate) * 100)
  if (!(rate_bps > 0 && rate_bps <= 5_000)) throw new Error('--rate is in per cent, such as 7.5.')
  return rate_bps
}

const register: Command = async (args, deps) => {
  const named = supplierRequestSchema.safeParse({
    name: required(args, 'name'),
    address: required(args, 'address'),
    tin: required(args, 'tin'),
    rc_number: required(args, 'rc'),
  })
  if (!named.success) throw new Error(named.error.issues.map(({ message }) => message).join('\n'))
  const change = {
    vat_registered: true,
    from: dayOf(args, deps.clock()),
    rate_bps: rateOf(args),
    due: dueOf(args),
    supplier: named.data,
    reason: reasonOf(args),
  }
  return linesOf(await decideByHand(deps, args, 'setTax', { id: '', body: change }))
}

const end: Command = async (args, deps) => {
  const { now } = await showTax(deps)
  const from = dayOf(args, deps.clock())
  const body = { ...now, vat_registered: false, from, reason: reasonOf(args) }
  return linesOf(await decideByHand(deps, args, 'setTax', { id: '', body }))
}

/** Whether we are registered for VAT, and documents as electronic invoicing takes them. */
export const taxCommands: Record<string, Command> = {
  tax: async (_, deps) => linesOf(await showTax(deps)),
  'tax-register': register,
  'tax-end': end,
  'tax-record': async (args) => [JSON.stringify(await readTaxRecord(subjectOf(args)), null, 2)],
}
