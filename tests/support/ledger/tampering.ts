import { accounts, type LedgerEntry } from '../../../functions/src/contract/entities/money/ledger'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import { readChain } from '../../../functions/src/db/money/ledger'
import { hashOf } from '../../../functions/src/domain/orders/transaction/posting/ledger'

const entries = () => collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries)
const transactions = () => collectionOf<Transaction>(COLLECTIONS.transactions)

export const MONEY_COLLECTIONS = [
  COLLECTIONS.ledgerEntries,
  COLLECTIONS.transactions,
  COLLECTIONS.wallets,
]

/** Runs `work`, then restores the collections directly in the database. */
export const keeping = async (
  work: () => Promise<void>,
  touched: readonly string[] = MONEY_COLLECTIONS,
) => {
  const before = await Promise.all(touched.map((name) => firestore().collection(name).get()))
  try {
    await work()
  } finally {
    for (const name of touched) {
      const { docs } = await firestore().collection(name).get()
      await Promise.all(docs.map(({ ref }) => ref.delete()))
    }
    const documents = before.flatMap(({ docs }) => docs)
    await Promise.all(documents.map((document) => document.ref.set(document.data())))
  }
}

const rehashed = (entry: LedgerEntry): LedgerEntry => ({ ...entry, hash: hashOf(entry) })
const put = (entry: LedgerEntry) => entries().doc(entry.id).set(entry)

export const entriesOfSale = async ({ id }: Transaction) => {
  const chain = await readChain(id)
  const [charge, fee, release] = chain
  if (!charge || !fee || !release) throw new Error('no chain')
  return { charge, fee, release }
}

/** Moves an amount from one account of the entry to another. */
const moved = (entry: LedgerEntry, from: string, to: string, amount: number): LedgerEntry => ({
  ...entry,
  postings: entry.postings.map(({ account, amount_minor }) => {
    const change = account === from ? -amount : account === to ? amount : 0
    return { account, amount_minor: amount_minor + change }
  }),
})

/** Rewrites a chain from its last entry on, with valid hashes and a valid head. */
export const rewriteEnd = async ({ id }: Transaction, release: LedgerEntry) => {
  const entry = rehashed(release)
  await put(entry)
  await transactions().doc(id).update({ 'ledger.head': entry.hash })
}

const orphan = (kind: LedgerEntry['kind'], postings: LedgerEntry['postings'], at: LedgerEntry) => {
  const chain = 'a1b2c3d4e5f6g7h8i9j0'
  const id = `${chain}:0001-x:${kind}`
  const alone = { ...at, id, chain, kind, postings, sequence: 0, previous_hash: null }
  return put(rehashed(alone))
}

const AMOUNT = 500_000

type Tampering = { done: (sale: Transaction) => Promise<unknown>; seen: RegExp }

/** What an attacker with write access to the database could do to a released sale. */
export const TAMPERINGS: Record<string, Tampering> = {
  'one amount changed': {
    done: async (sale) => {
      const { charge } = await entriesOfSale(sale)
      const [first, second] = charge.postings
      if (!first || !second) throw new Error('no postings')
      const more = { ...second, amount_minor: second.amount_minor + 1 }
      await put({ ...charge, postings: [first, more] })
    },
    seen: /charge: was changed since sealed/,
  },
  'an amount changed, its sum kept and its hash recomputed': {
    done: async (sale) => {
      const { release } = await entriesOfSale(sale)
      const payable = accounts.payable(sale.vendor_id)
      await put(rehashed(moved(release, payable, accounts.platformFees, AMOUNT)))
    },
    seen: /release: was changed since sealed/,
  },
  'an entry in the middle deleted': {
    done: async (sale) =>
      entries()
        .doc((await entriesOfSale(sale)).fee.id)
        .delete(),
    seen: /provider_fee: was removed since sealed/,
  },
  'the last entry deleted': {
    done: async (sale) =>
      entries()
        .doc((await entriesOfSale(sale)).release.id)
        .delete(),
    seen: /its chain breaks at entry 2/,
  },
  'an entry appended with a valid link, its head untouched': {
    done: async (sale) => {
      const { release } = await entriesOfSale(sale)
      const id = `${sale.id}:9999-x:correction`
      const link = { sequence: release.sequence + 1, previous_hash: release.hash }
      await put(rehashed({ ...release, ...link, id, kind: 'correction' }))
    },
    seen: /correction: was added to what is sealed/,
  },
  'revenue moved to losses on a chain of nothing': {
    done: async (sale) =>
      orphan(
        'correction',
        [
          { account: accounts.platformFees, amount_minor: -5_000_000 },
          { account: accounts.platformLosses, amount_minor: 5_000_000 },
        ],
        (await entriesOfSale(sale)).charge,
      ),
    seen: /its chain belongs to no transaction and to no payout/,
  },
  'a charge that the provider never had, on a chain of nothing': {
    done: async (sale) =>
      orphan(
        'charge',
        [
          { account: accounts.providerClearing, amount_minor: -100_000 },
          { account: accounts.escrow('none'), amount_minor: 100_000 },
        ],
        // Later than any seal.
        { ...(await entriesOfSale(sale)).charge, at: { seconds: 4_000_000_000, nanoseconds: 0 } },
      ),
    seen: /its chain belongs to no transaction and to no payout/,
  },
  'a whole chain rewritten with head, money and wallet': {
    done: async (sale) => {
      const { release } = await entriesOfSale(sale)
      const payable = accounts.payable(sale.vendor_id)
      await rewriteEnd(sale, moved(release, payable, accounts.platformFees, AMOUNT))
      const { money } = (await transactions().doc(sale.id).get()).data() ?? sale
      await transactions()
        .doc(sale.id)
        .update({
          'money.released_minor': money.released_minor - AMOUNT,
          'money.fee_minor': money.fee_minor + AMOUNT,
        })
      const wallet = firestore().collection(COLLECTIONS.wallets).doc(sale.vendor_id)
      const pending = (await wallet.get()).get('pending_minor')
      await wallet.update({ pending_minor: pending - AMOUNT })
      const line = wallet.collection('entries').doc(release.id)
      const stated = (await line.get()).get('amount_minor')
      await line.update({ amount_minor: stated - AMOUNT })
    },
    seen: /release: was changed since sealed/,
  },
  'a whole chain rewritten with the same sums': {
    done: async (sale) => {
      const { release } = await entriesOfSale(sale)
      await rewriteEnd(sale, { ...release, postings: [...release.postings].reverse() })
    },
    seen: /release: was changed since sealed/,
  },
}
