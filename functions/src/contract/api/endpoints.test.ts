import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { ENDPOINTS } from './endpoints'

/** Endpoints limited only by the in-memory buckets, and why that is safe. */
const UNLIMITED: Readonly<Record<string, string>> = {
  'auth.createRole': 'changes what the caller is, once',
  'checkouts.cancel': 'happens once a checkout',
  'checkouts.offer': 'saves no more than what carriers answered, and that is limited',
  'checkouts.quote': 'computes a quote and saves nothing',
  'deals.opened': 'counts to 100 for each deal, and 60 times an hour for each address',
  'deals.withdraw': 'happens once a deal, whose making is limited',
  'delivery.carrierWebhook': 'is signed by the carrier',
  'delivery.quote': 'computes a quote; what is asked of a carrier is limited',
  'delivery.readRates': 'reads cells and saves nothing',
  'delivery.tryPlace': 'computes a quote and saves nothing',
  'messages.block': 'notifies nobody and stores one document a pair',
  'messages.unblock': 'notifies nobody and stores one document a pair',
  'phone.prove': 'each try counts on the code or the word',
  'phone.sendCode': 'is limited by the number, the network and the house',
  'phone.sendProof': 'is limited by the account',
  'phone.signIn': 'each try counts on the code, and by the network',
  'phoneMessages.meta': 'is signed by the provider',
  'phoneMessages.termii': 'is signed by the provider',
  'payments.paystackWebhook': 'is signed by the provider',
  'payments.verify': 'asks about a payment that is limited itself',
  'public.confirmNewsletter': 'wants a code from an email, and those are limited',
  'public.unsubscribe': 'wants a code from an email, and takes an address off a list',
  'returns.accept': 'ends the return',
  'returns.acceptPart': 'ends the return',
  'returns.agree': 'happens once a return, whose asking is limited',
  'returns.confirmArrival': 'happens once a return, whose asking is limited',
  'returns.declinePart': 'happens once an offer, whose making is limited',
  'returns.acceptWait': 'happens once a return',
  'returns.declineWait': 'happens once an offer, whose making is limited',
  'returns.extend': 'happens once a transaction',
  'returns.markSellable': 'moves the units of one return, within a day',
  'returns.sendBack': 'happens once a return, whose asking is limited',
  'returns.takeBack': 'happens once a return; wrong codes lock it for longer each time',
  'returns.waive': 'ends the return',
  'returns.withdraw': 'ends a return, whose asking is limited',
  'transactions.accept': 'ends the dispute',
  'transactions.acceptPartial': 'happens once a transaction',
  'transactions.acceptRefund': 'ends the dispute',
  'transactions.approve': 'happens once a transaction',
  'transactions.cancel': 'happens once a transaction',
  'transactions.confirm': 'happens once a transaction',
  'transactions.confirmPartial': 'happens once a transaction',
  'transactions.decline': 'happens once a transaction',
  'transactions.declineOffer': 'happens once an offer, whose making is limited',
  'transactions.deliver': 'happens once a transaction; wrong codes lock it for longer each time',
  'transactions.keep': 'happens once a transaction',
  'transactions.receive': 'happens once a transaction',
  'transactions.releaseReservation': 'happens once a transaction',
  'transactions.ship': 'happens once a transaction',
  'transactions.withdraw': 'ends a dispute, whose opening is limited',
  'transactions.withdrawOffer': 'happens once an offer, whose making is limited',
  'users.markNotificationsRead': 'changes one field of the caller’s own record',
  'vendors.deleteProduct': 'happens once a product, whose making is limited',
  'vendors.pauseProduct': 'changes one field of an own product',
  'vendors.publishProduct': 'changes one field of an own product',
  'vendors.resumeProduct': 'changes one field of an own product',
  'vendors.updateProduct': 'changes an own product, whose making is limited',
}

const rows = Object.entries(ENDPOINTS).flatMap(([noun, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, row]) => ({ name: `${noun}.${name}`, row })),
)

test('every row that writes has a strict limit, or a reason to have none', () => {
  const free = rows.filter(({ row }) => row.method !== 'GET' && !row.limit).map(({ name }) => name)
  expect(free.toSorted()).toEqual(Object.keys(UNLIMITED).toSorted())
})

test('every file that is made for one caller has a strict limit', () => {
  const made = rows.filter(
    ({ row }) => row.method === 'GET' && row.produces && row.auth !== 'provider',
  )
  expect(made.filter(({ row }) => !row.limit)).toEqual([])
})

/** The schemas that a part of a schema's definition consists of. */
const schemasIn = (part: unknown): z.core.$ZodType[] => {
  if (part instanceof z.core.$ZodType) {
    return [part, ...Object.values(part._zod.def).flatMap(schemasIn)]
  }
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(schemasIn) : []
}

const isOpen = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.core.$ZodObject && !(schema._zod.def.catchall instanceof z.core.$ZodNever)

test('every object of a request refuses unknown fields, however deep it is', () => {
  // What providers send may grow.
  const ours = rows.filter(({ row }) => row.auth !== 'provider')
  const open = ours.filter(({ row: { params, query, body } }) =>
    [params, query, body].flatMap(schemasIn).some(isOpen),
  )
  expect(open.map(({ name }) => name)).toEqual([])
})
