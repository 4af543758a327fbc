import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { knownAccountCount, noteAccountCount } from '../../shared/cart/account-count'
import { saveDraft } from '../forms/drafts'
import { addToLocalList } from '../local-lists'
import { saveStoredUser } from '../session/stored-user'
import { keepOnlyFor } from './wipe-device'

const ADA = {
  uid: 'ada',
  name: 'Ada Obi',
  email: 'ada@example.com',
  email_verified: true,
  photo_url: '',
  roles: ['user'],
}
const OF_DEVICE = { oja_theme: 'dark', oja_data_saver: '1', oja_session: '1', oja_push: 'ada:x' }

const SOURCES = join(import.meta.dirname, '../..')
/** Every key of `localStorage` that the source names. */
const namedKeys = () =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|test-setup/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .filter((text) => text.includes('local-storage') || text.includes('preferences'))
    .flatMap((text) => [...text.matchAll(/(?:KEY|SIDE|PREFIX) = '([a-z_]+)'/g)])
    .map(([, key = '']) => key)

const store = () => {
  for (const key of namedKeys()) localStorage.setItem(key, 'ada')
  for (const [key, value] of Object.entries(OF_DEVICE)) localStorage.setItem(key, value)
  saveStoredUser(ADA)
  noteAccountCount('ada', 30)
  saveDraft('message', 'Hello')
  addToLocalList('favourites', 'abcdefghij0123456789')
  localStorage.setItem('oja_later_added', 'ada')
}

const happened: string[] = []
const publish = () => happened.push('said')
vi.mock('./value-store', () => ({
  clearValues: async () => happened.push('cleared'),
  pruneValues: async (uid: string) => happened.push(`only ${uid}`),
}))

beforeEach(() => {
  localStorage.clear()
  happened.length = 0
})

describe('after a logout', () => {
  it('the device has only its own settings', async () => {
    store()
    expect(namedKeys()).toEqual(expect.arrayContaining(['cart_count', 'oja_recent_searches']))
    await keepOnlyFor(undefined, 'ada', publish)
    expect({ ...localStorage }).toEqual(OF_DEVICE)
    expect(knownAccountCount('ada')).toBe(0)
  })

  it('what shows stored values is told', async () => {
    store()
    const listener = vi.fn()
    window.addEventListener('storage', listener)
    await keepOnlyFor(undefined, 'ada', publish)
    expect(listener).toHaveBeenCalledOnce()
    window.removeEventListener('storage', listener)
  })

  it('what was still stored until it was said is gone, too', async () => {
    store()
    await keepOnlyFor(undefined, 'ada', publish)
    expect(happened).toEqual(['cleared', 'said', 'cleared'])
  })

  it('another person finds nothing of the first', async () => {
    store()
    await keepOnlyFor('bola', undefined, publish)
    expect({ ...localStorage }).toEqual(OF_DEVICE)
    expect(happened).toEqual(['cleared', 'said', 'only bola'])
  })
})

it('a visitor who signs in keeps what they put in the cart', async () => {
  localStorage.setItem('cart', '[]')
  await keepOnlyFor('ada', undefined, publish)
  expect(localStorage.getItem('cart')).toBe('[]')
})

it('the same person keeps all', async () => {
  store()
  const before = { ...localStorage }
  await keepOnlyFor('ada', 'ada', publish)
  expect({ ...localStorage }).toEqual(before)
})
