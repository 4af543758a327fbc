import { bind } from '@contract/queries/query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { disableNetwork } from 'firebase/firestore'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { queryClient } from '../api/query-client'
import { publishSession } from '../session/session-store'
import { LiveHost } from './live-host'
import { converterOf, sdk } from './live-listeners'
import { useLiveDocument, useLiveList } from './use-live'

vi.mock('../session/restore-session', () => ({
  bootSession: async () => {},
  planSession: () => {},
}))

// reactfire asks the real one.
vi.unmock('@/lib/firebase/auth')

/** The real Firestore SDK without a network: writes are in its memory cache at once. */
const { doc, firestore, serverTimestamp, setDoc } = sdk
const write = (path: string, fields: object) => void setDoc(doc(firestore, path), fields)

const time = z.object({ seconds: z.number(), nanoseconds: z.number() })
const rowSchema = z.object({ id: z.string(), name: z.string(), at: z.optional(time) })

const cache = () =>
  (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })
    ._reactFirePreloadedObservables ?? new Map<string, unknown>()
const listenedTo = () => [...cache().keys()].filter((id) => id.startsWith('firestore:'))

const Row = ({ id }: { id: string }) => {
  const row = useLiveDocument(rowSchema, ['rows', id])
  return <p>{row.status === 'content' ? `row ${row.data?.name ?? 'none'}` : row.status}</p>
}

const Rows = ({ of }: { of: string }) => {
  const rows = useLiveList(
    rowSchema,
    bind({ path: 'rows', where: [['of', '==', '{of}']] } as const, { of }),
  )
  return <p>{rows.status === 'content' ? rows.data.map(({ id }) => id).join() : rows.status}</p>
}

const Broken = () => <p>{useLiveList(rowSchema, bind({ path: 'rows/not-a-list' }, {})).status}</p>

const show = (child: React.ReactNode) => {
  const listenersWith = (shown: React.ReactNode) => (
    <>
      <LiveHost />
      {shown}
    </>
  )
  const { rerender } = render(listenersWith(child))
  return { leave: () => rerender(listenersWith(null)) }
}

beforeAll(() => disableNetwork(firestore))
afterEach(() => {
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  vi.restoreAllMocks()
})

describe('a document', () => {
  it('is followed by reactfire’s own hook, under the id that its mending relies on', async () => {
    show(<Row id="pinned" />)
    await waitFor(() => expect(listenedTo()).toHaveLength(1))
    expect(screen.getByText('loading')).toBeVisible()
    expect(listenedTo()).toEqual(['firestore:docData:[DEFAULT]:rows/pinned:idField=undefined'])
  })

  it('has its id, plain times also before the server set them, and nothing unnamed', async () => {
    show(<Row id="changing" />)
    await screen.findByText('loading')
    act(() => write('rows/changing', { name: 'basket', at: serverTimestamp(), newer: 1 }))
    expect(await screen.findByText('row basket')).toBeVisible()
    const at = { seconds: expect.any(Number), nanoseconds: expect.any(Number) }
    expect(queryClient.getQueryData(['live', ':rows/changing'])).toEqual({
      from: 'memory',
      value: { id: 'changing', name: 'basket', at },
    })
  })

  it('isn’t shown where it breaks the contract', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    write('rows/broken', { name: 5 })
    show(<Row id="broken" />)
    await waitFor(() => expect(said).toHaveBeenCalled())
    expect(screen.getByText('loading')).toBeVisible()
    act(() => write('rows/broken', { name: 'mended' }))
  })
})

describe('a list', () => {
  it('is followed by reactfire’s own hook, and leaves out what breaks the contract', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    write('rows/a', { of: 'mixed', name: 'a' })
    write('rows/b', { of: 'mixed', name: 5 })
    write('rows/c', { of: 'mixed', name: 'c' })
    show(<Rows of="mixed" />)
    expect(await screen.findByText('a,c')).toBeVisible()
    expect(listenedTo().filter((id) => id.includes(':collection'))).toEqual([
      'firestore:collectionData:0:idField=undefined',
    ])
    act(() => write('rows/b', { of: 'mended', name: 'b' }))
  })
})

describe('a listener', () => {
  it('is closed soon after the last who followed it has left', async () => {
    const { leave } = show(<Row id="left" />)
    await screen.findByText('loading')
    const parsed = vi.spyOn(converterOf(rowSchema), 'fromFirestore')
    act(() => write('rows/left', { name: 'heard' }))
    await screen.findByText('row heard')
    leave()
    await waitFor(() => expect(listenedTo()).toEqual([]))
    parsed.mockClear()
    await act(async () => write('rows/left', { name: 'not heard' }))
    expect(parsed).not.toHaveBeenCalled()
  })

  it('is closed, and forgotten by reactfire, before another user is seen', async () => {
    show(<Rows of="mixed" />)
    await screen.findByText('a,c')
    const ada = { uid: 'ada', name: '', email: '', email_verified: true, photo_url: '', roles: [] }
    act(() => publishSession({ status: 'signed_in', user: ada }))
    // Firebase Auth has no user, so no listener is opened for this one.
    expect(screen.getByText('loading')).toBeVisible()
    await waitFor(() => expect(listenedTo()).toEqual([]))
  })
})

it('is an error, not a broken page, where its query can’t be made', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  show(<Broken />)
  expect(await screen.findByText('error')).toBeVisible()
})
