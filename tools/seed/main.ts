import '../emulators/use-suite-env'
import { writeFileSync } from 'node:fs'
import type { Deps } from '../../functions/src/usecases/deps'
import { createCheckout } from '../../functions/src/usecases/transaction/start-checkout'
import { workFile } from '../emulators/project'
import { runMain } from '../emulators/run-main'
import { toolDeps } from '../emulators/tool-deps'
import type { VendorKey } from './catalogue/vendors'
import { userDocument } from './documents/people-documents'
import { type Account, accounts, DEMO_PASSWORD } from './people/accounts'
import { type Target, targetOf } from './target'
import { makeWorld, type World } from './world'
import { writeDatabase } from './write/database'
import { addAccounts, clearEmulators, withoutTriggers } from './write/emulators'
import { logoPaths, uploadImages } from './write/images'
import { recordPayments, refundTaskId, registerAccounts } from './write/provider'

const started_at = performance.now()
const say = (line: string) =>
  console.log(
    `  seed ${((performance.now() - started_at) / 1000).toFixed(1).padStart(5)} s  ${line}`,
  )

/** Opens a checkout at the provider for each unpaid purchase, so that it can be paid. */
const openCheckouts = async (deps: Deps, { told }: World, people: readonly Account[]) => {
  const checkouts = new Map<string, string>()
  for (const { transaction } of told) {
    const { reference } = transaction.payment
    const account = people.find(({ uid }) => uid === transaction.buyer_id)
    if (transaction.status.status !== 'pending' || !account) continue
    const ids = () => reference.replace(/^oja-p-/, '')
    const checkout = createCheckout({ ...deps, ids }, account)
    checkouts.set(reference, await checkout.begin(transaction))
  }
  return checkouts
}

const refundIds = async ({ payments }: Deps, { told }: World) => {
  const ids = new Map<string, string>()
  for (const { transaction, made } of told) {
    const asked = made.find(({ decision }) => decision.tasks.length > 0)
    if (!asked || transaction.refund?.state !== 'processed') continue
    const [refund] = await payments.listRefunds(transaction.payment.reference)
    if (refund) ids.set(refundTaskId(transaction.id, asked.decision.event.id), refund.refund_id)
  }
  return ids
}

const writeDemoAccounts = (people: readonly Account[]): void => {
  const shown = people
    .filter(({ is_demo }) => is_demo)
    .map(({ roles, name, email }) => ({
      role: roles.includes('vendor') ? 'vendor' : 'buyer',
      name,
      email,
      password: DEMO_PASSWORD,
    }))
  writeFileSync(workFile('demo-accounts.json'), `${JSON.stringify(shown, null, 2)}\n`)
}

const seedRecords = async (target: Target, deps: Deps, people: readonly Account[]) => {
  const { urlOf: addressOf } = deps.objects
  const recipient_codes = await registerAccounts(target, deps)
  const seeded_at = deps.clock()
  const logos = Object.fromEntries(
    Object.entries(logoPaths()).map(([key, path]) => [key, addressOf(path)]),
  ) as Record<VendorKey, string>
  const world = makeWorld({ seeded_at, addressOf, logos, recipient_codes })
  const emailOf = (uid: string) => people.find((one) => one.uid === uid)?.email ?? ''
  const charge_ids = await recordPayments(target, world, emailOf)
  const checkouts = await openCheckouts(deps, world, people)
  const refund_ids = await refundIds(deps, world)
  say(`${world.told.length} purchases told, the provider knows ${charge_ids.size} payments`)
  const users = people.map((account) => userDocument(account, seeded_at))
  await clearEmulators(target)
  await addAccounts(target, people)
  const written_at = deps.clock()
  await writeDatabase(world, users, { seeded_at, written_at, charge_ids, checkouts, refund_ids })
  writeDemoAccounts(people)
  const { stores, products, reviews } = world
  say(`${stores.length} stores, ${products.length} products, ${reviews.length} reviews`)
}

const main = async (): Promise<number> => {
  const target = targetOf(process.env)
  // Emulators accept any credentials. Without this, the client library looks for a metadata server.
  process.env.METADATA_SERVER_DETECTION ??= 'none'
  const deps = toolDeps()
  await withoutTriggers(target, async () => {
    const images = uploadImages(target, say)
    // Prevents an unhandled rejection; a failure is reported below, where it is awaited.
    images.catch(() => undefined)
    await seedRecords(target, deps, accounts())
    const files = await images
    say(`${files} images, all done`)
  })
  return 0
}

await runMain(main)
