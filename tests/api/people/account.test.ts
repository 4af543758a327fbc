import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { emailsTo, tokenIn } from '../../support/email-links'
import { type Person, signUp } from '../../support/people'
import { putOnSale, signUpVendor } from '../../support/stores'
import { photograph, upload } from '../../support/upload'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

type Documents = Record<string, unknown>

let made = 0
const set = async (collection: string, document: Documents): Promise<string> => {
  made += 1
  const id = `acc${process.pid}${Date.now().toString(36)}${made}`.padEnd(20, 'x').slice(0, 20)
  await collectionOf<Documents>(collection)
    .doc(id)
    .set({ id, ...document })
  return id
}

const purchase = (buyer: Person, vendor: Person, status: string, change: Documents = {}) =>
  set(COLLECTIONS.transactions, {
    status: { status },
    buyer_id: buyer.uid,
    vendor_id: vendor.uid,
    customer_details: { name: buyer.name },
    delivery: { city: 'Ikeja', state: 'Lagos' },
    product_details: {
      vendor_details: { name: vendor.name, address: '4 Itoku', city: 'Abeokuta' },
    },
    refund: null,
    amount_paid: 1_000,
    ...change,
  })

/** Writes both parties' private contact documents of a paid purchase. */
const putContact = async (id: string, buyer: Person, vendor: Person): Promise<void> => {
  const contact = { recipient_name: buyer.name, phone: '08031234567', address: '12 Allen' }
  for (const uid of [buyer.uid, vendor.uid]) {
    await firestore().doc(`transactions/${id}/private/${uid}`).set({ contact })
  }
}

const remove = (person: Person) =>
  api.call('POST', '/users/delete', { as: person, body: { confirm: 'DELETE' } })
const read = async (path: string) => (await firestore().doc(path).get()).data()

/** Every document that still identifies the person. */
const tracesOf = async (person: Person): Promise<string[]> => {
  const found: string[] = []
  for (const collection of await firestore().listCollections()) {
    for (const document of (await collection.get()).docs) {
      const text = JSON.stringify(document.data())
      if (text.includes(person.email) || text.includes(person.name)) found.push(document.ref.path)
    }
  }
  return found
}

describe('the export', () => {
  countedTest('R25', 'holds every document about the caller and nobody else’s', async () => {
    const person = await signUp({ name: 'Export Person' })
    const other = await signUpVendor()
    const review_id = await set(COLLECTIONS.reviews, { buyer_name: person.name, rating: 5 })
    const id = await purchase(person, other, 'completed', { review_id })
    await putContact(id, person, other)
    await purchase(await signUp(), other, 'completed')
    await firestore().doc(`users/${person.uid}/favourites/p1`).set({ added_at: 1 })
    await firestore().doc(`users/${person.uid}/addresses/1`).set({ city: 'Ikeja' })
    const conversation = await set(COLLECTIONS.conversations, {
      members: [person.uid, other.uid],
      names: {},
    })
    await firestore().collection(`conversations/${conversation}/messages`).add({ text: 'Good day' })
    const response = await api.call<Record<string, Documents[]>>('GET', '/users/export', {
      as: person,
    })
    expect(response.data.user).toMatchObject([{ email: person.email }])
    expect(response.data.purchases).toMatchObject([
      { id, own: [{ contact: { address: '12 Allen' } }] },
    ])
    expect(response.data.reviews).toMatchObject([{ id: review_id }])
    expect(response.data.favourites).toHaveLength(1)
    expect(response.data.addresses).toMatchObject([{ city: 'Ikeja' }])
    expect(response.data.conversations).toMatchObject([{ messages: [{ text: 'Good day' }] }])
    expect(response.text).not.toContain(other.email)
  })

  countedTest('R25', 'of a vendor holds the store, its private half and its products', async () => {
    const vendor = await signUpVendor()
    await putOnSale(vendor)
    const { data } = await api.call<Record<string, Documents[]>>('GET', '/users/export', {
      as: vendor,
    })
    expect([data.store?.length, data.store_private?.length, data.products?.length]).toEqual([
      1, 1, 1,
    ])
  })
})

describe('deletion', () => {
  countedTest('R25', 'leaves no document that tells who it was', async () => {
    const person = await signUp({ name: `Ngozi Traceless ${Date.now()}` })
    const vendor = await signUpVendor()
    const review_id = await set(COLLECTIONS.reviews, { buyer_name: person.name, rating: 5 })
    const id = await purchase(person, vendor, 'completed', { review_id })
    await putContact(id, person, vendor)
    const names = { [person.uid]: person.name }
    await set(COLLECTIONS.conversations, { members: [person.uid, vendor.uid], names })
    const body = { email: person.email, name: person.name }
    await api.call('POST', '/public/others/newsletter', { body })
    const [requested] = await emailsTo(person.email)
    const token = tokenIn(requested?.message.text ?? '', 'confirm')
    await api.call('POST', '/public/others/newsletter/confirm', { body: { token } })
    await set(COLLECTIONS.mail, { to: [person.email], message: { text: person.name } })
    await upload(`${person.uid}/profile_photo/avatar`, await photograph(20, 20))
    await firestore().doc(`users/${person.uid}/favourites/p1`).set({ added_at: 1 })

    expect((await remove(person)).data).toEqual({ done: true })
    expect(await tracesOf(person)).toEqual([])
    expect(await read(`users/${person.uid}/favourites/p1`)).toBeUndefined()
    expect(await read(`reviews/${review_id}`)).toMatchObject({ buyer_name: 'Former user' })
    expect(await read(`transactions/${id}`)).toMatchObject({
      amount_paid: 1_000,
      customer_details: { name: 'Former user' },
      delivery: { city: 'removed', state: 'Lagos' },
    })
    for (const { uid } of [person, vendor]) {
      expect(await read(`transactions/${id}/private/${uid}`)).toBeUndefined()
    }
    expect(await api.deps.objects.find(`${person.uid}/profile_photo/avatar`)).toBeUndefined()
    await expect(getAuth(firebaseApp()).getUser(person.uid)).rejects.toThrow()
    const after = await api.call('GET', '/users/export', { as: person })
    expect(after.status).toBe(401)
  })

  countedTest('R25', 'closes a vendor’s store and takes its products off the shelves', async () => {
    const vendor = await signUpVendor(`Closing Store ${Date.now()}`)
    await firestore()
      .doc(`${COLLECTIONS.storeNames}/${vendor.uid}`)
      .set({ slug: vendor.uid, vendor_id: vendor.uid })
    const product = await putOnSale(vendor)
    const buyer = await signUp()
    const id = await purchase(buyer, vendor, 'completed')
    await putContact(id, buyer, vendor)
    expect((await remove(vendor)).status).toBe(200)
    // The buyer's contact document stays. The deleted vendor's is removed.
    expect(await read(`transactions/${id}/private/${buyer.uid}`)).toBeDefined()
    expect(await read(`transactions/${id}/private/${vendor.uid}`)).toBeUndefined()
    expect((await api.call('GET', `/public/vendors/${vendor.uid}`)).status).toBe(404)
    expect((await api.call('GET', `/public/products/${product.id}`)).status).toBe(404)
    expect(await read(`vendors/${vendor.uid}/private/store`)).toBeUndefined()
    expect(await tracesOf(vendor)).toEqual([])
    const freed = firestore()
      .collection(COLLECTIONS.storeNames)
      .where('vendor_id', '==', vendor.uid)
    expect((await freed.get()).size).toBe(0)
  })

  countedTest('R25', 'finishes what a crash left half done', async () => {
    const person = await signUp()
    await firestore().recursiveDelete(firestore().doc(`users/${person.uid}`))
    expect((await remove(person)).status).toBe(200)
  })

  const HELD: Record<string, (person: Person, other: Person) => Promise<unknown>> = {
    'an unpaid purchase': (person, other) => purchase(person, other, 'pending'),
    'a purchase in escrow': (person, other) => purchase(person, other, 'in_escrow'),
    'a purchase in dispute': (person, other) => purchase(person, other, 'in_dispute'),
    'a sale in escrow': (person, other) => purchase(other, person, 'in_escrow'),
    'a sale in dispute': (person, other) => purchase(other, person, 'in_dispute'),
    'a refund on its way': (person, other) =>
      purchase(person, other, 'reversed', { refund: { amount_minor: 1, state: 'processing' } }),
    'money that waits': (person) =>
      firestore()
        .doc(`wallets/${person.uid}`)
        .set({ pending_minor: 1, available_minor: 0, in_payout_minor: 0 }),
    'money to be paid out': (person) =>
      firestore()
        .doc(`wallets/${person.uid}`)
        .set({ pending_minor: 0, available_minor: 1, in_payout_minor: 0 }),
    'a payout under way': (person) =>
      set(COLLECTIONS.payouts, { vendor_id: person.uid, state: 'sent' }),
  }
  for (const [what, hold] of Object.entries(HELD)) {
    countedTest('R25', `is refused over ${what}, and nothing changes`, async () => {
      const person = await signUp()
      await hold(person, await signUp())
      const before = await read(`users/${person.uid}`)
      const response = await remove(person)
      expect([response.status, response.error.code]).toEqual([409, 'user/money-held'])
      expect(await read(`users/${person.uid}`)).toEqual(before)
    })
  }

  countedTest('R25', 'is refused without the word that confirms it', async () => {
    const person = await signUp()
    for (const body of [{}, { confirm: 'delete' }, { confirm: true }]) {
      const response = await api.call('POST', '/users/delete', { as: person, body })
      expect(response.error.code).toBe('request/invalid')
    }
  })
})
