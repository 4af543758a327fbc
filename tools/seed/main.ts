import '../emulators/use-suite-env'
import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Deps } from '../../functions/src/usecases/deps'
import { beginPayment } from '../../functions/src/usecases/orders/checkout/begin-payment'
import { closeIdleConnections } from '../emulators/idle-connections'
import { workFile } from '../emulators/project'
import { runMain } from '../emulators/run-main'
import { toolDeps } from '../emulators/tool-deps'
import { type DemoData, makeDemoData } from './demo-data'
import { operatorDocument, userDocument } from './documents/people-documents'
import { ordersByPayment } from './documents/purchase-documents'
import { type Account, accounts, DEMO_PASSWORD } from './people/accounts'
import { playOffers } from './scenarios/offers'
import { askCarrier } from './scenarios/parcels'
import { type Target, targetOf } from './target'
import { writeDatabase } from './write/database'
import { addAccounts, clearEmulators, withoutTriggers } from './write/emulators'
import { uploadImages } from './write/images'
import { recordPayments, refundTaskId, registerAccounts, sendParcels } from './write/provider'

closeIdleConnections()

const NOTICED_MS = 100

const started_at = performance.now()
const say = (line: string) =>
  console.log(
    `  seed ${((performance.now() - started_at) / 1000).toFixed(1).padStart(5)} s  ${line}`,
  )

/** Opens a checkout at the provider for each unpaid purchase, so that it can be paid. */
const openCheckouts = async (deps: Deps, { played }: DemoData, people: readonly Account[]) => {
  const checkouts = new Map<string, string>()
  for (const [reference, orders] of ordersByPayment(played)) {
    const transactions = orders.map(({ transaction }) => transaction)
    const [transaction] = transactions
    const account = people.find(({ uid }) => uid === transaction?.buyer_id)
    if (transaction?.status.status !== 'pending' || !account) continue
    const ids = () => reference.replace(/^oja-p-/, '')
    const payment = beginPayment({ ...deps, ids }, account, transaction.payment.channel)
    checkouts.set(reference, (await payment.begin(transactions)).authorization_url)
  }
  return checkouts
}

/** The provider's id of each processed refund, by its task. */
const refundIds = async ({ payments }: Deps, { played }: DemoData) => {
  const ids = new Map<string, string>()
  for (const one of played) {
    const task_id = refundTaskId(one)
    if (!task_id) continue
    const refunds = await payments.listRefunds(one.transaction.payment.reference)
    const refund = refunds.find(({ merchant_note }) => merchant_note === task_id)
    if (refund) ids.set(task_id, refund.refund_id)
  }
  return ids
}

const roleOf = (roles: Account['roles'], operator: Account['operator']): string => {
  if (operator) return `operator, ${operator}`
  return roles.includes('vendor') ? 'vendor' : 'buyer'
}

const writeDemoAccounts = (people: readonly Account[]): void => {
  const shown = people
    .filter(({ is_demo }) => is_demo)
    .map(({ roles, operator, name, email, phone }) => ({
      role: roleOf(roles, operator),
      name,
      ...(email ? { email, password: DEMO_PASSWORD } : { phone }),
    }))
  writeFileSync(workFile('demo-accounts.json'), `${JSON.stringify(shown, null, 2)}\n`)
}

const seedRecords = async (target: Target, deps: Deps, people: readonly Account[]) => {
  const { urlOf } = deps.objects
  const recipient_codes = await registerAccounts(target, deps)
  const seeded_at = deps.clock()
  const parcels = await askCarrier(deps.carriers, seeded_at)
  const data = makeDemoData({ seeded_at, urlOf, recipient_codes, parcels })
  // Connections that were closed while this process was busy are noticed before they are used.
  await pause(NOTICED_MS)
  const emailOf = (uid: string) => people.find((one) => one.uid === uid)?.email ?? ''
  const charge_ids = await recordPayments(target, data, emailOf)
  const checkouts = await openCheckouts(deps, data, people)
  const refund_ids = await refundIds(deps, data)
  await sendParcels(target, data)
  say(`${data.played.length} purchases played, the provider knows ${charge_ids.size} payments`)
  const users = people.map((account) => userDocument(account, seeded_at))
  await clearEmulators(target)
  await addAccounts(target, people)
  const written_at = deps.clock()
  const operators = people.flatMap((account) => operatorDocument(account, seeded_at) ?? [])
  await writeDatabase(
    data,
    { users, operators },
    { seeded_at, written_at, charge_ids, checkouts, refund_ids },
  )
  await playOffers(deps, data)
  writeDemoAccounts(people)
  const { stores, products, reviews } = data
  say(`${stores.length} stores, ${products.length} products, ${reviews.length} reviews`)
}

await runMain(async () => {
  const { values } = parseArgs({ options: { 'small-images': { type: 'boolean' } } })
  const target = targetOf(process.env)
  // Emulators accept any credentials. Without this, the client library looks for a metadata server.
  process.env.METADATA_SERVER_DETECTION ??= 'none'
  const deps = toolDeps()
  await withoutTriggers(target, async () => {
    const images = uploadImages({ say, areSmall: values['small-images'] })
    // Prevents an unhandled rejection; a failure is reported below, where it is awaited.
    images.catch(() => undefined)
    await seedRecords(target, deps, accounts())
    say(`${await images} images, all done`)
  })
  return 0
})
