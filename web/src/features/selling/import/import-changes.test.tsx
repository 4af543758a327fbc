import { NEEDED_CSV_COLUMNS } from '@contract/catalog/product-csv'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { ImportPage } from './import-page'

const { server } = vi.hoisted(() => ({ server: { call: vi.fn() } }))
vi.mock('@/lib/api/api-client', () => server)

type Sent = {
  body: { dry_run: boolean; columns: string[]; rows: { row: number; cells: string[] }[] }
  idempotency_key?: string
}

const HEAD = NEEDED_CSV_COLUMNS.join(',')
const line = (name: string) => `${name},,,,,`
const csv = (...lines: string[]) => new File([`${HEAD}\n${lines.join('\n')}\n`], 'mine.csv')

/** Mocks the server's response. */
const respond = async (_row: unknown, { body }: Sent) => ({
  dry_run: body.dry_run,
  ignored: [],
  notes: [],
  changes: [],
  drafts_left: 1_000,
  rows: body.rows.map(({ row, cells }) => ({
    row,
    errors: cells[0]?.includes('!') ? [{ row, column: 'name', message: 'No shouting.' }] : [],
  })),
})

const renderPage = () =>
  render(
    <MemoryRouter>
      <ImportPage />
    </MemoryRouter>,
  )
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^Choose/), { target: { files: [file] } })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const sent = (dry_run: boolean): Sent[] =>
  server.call.mock.calls.map(([, input]) => input as Sent).filter((s) => s.body.dry_run === dry_run)

beforeEach(() => {
  vi.clearAllMocks()
  server.call.mockReset().mockImplementation(respond)
})

describe('what a file does to products that are there', () => {
  const CHANGE = {
    product_id: 'p'.repeat(20),
    name: 'Adire cap',
    status: 'active',
    rows: [2],
    fields: [{ choice: '', field: 'price', from: 1_200_000, to: 1_500_000 }],
    state: 'as-seen',
  }
  /** The first row is a product that is there and changes; `imported` rows were imported before. */
  const respondWith =
    (change: object, imported: readonly number[] = []) =>
    async (row: unknown, input: Sent) => {
      const answer = await respond(row, input)
      const isThere = input.body.rows.some((sent) => sent.row === 2)
      const rows = answer.rows.map((one) => ({
        ...one,
        ...(one.row === 2 && { product_id: CHANGE.product_id }),
        ...(imported.includes(one.row) && { imported_as: 'o'.repeat(20) }),
      }))
      return { ...answer, rows, changes: isThere ? [change] : [] }
    }

  it('changes nothing that is sold unasked', async () => {
    server.call.mockImplementation(respondWith(CHANGE))
    renderPage()
    choose(csv(line('Cap'), line('Wrapper')))
    await screen.findByText('1 product that you sell changes now')
    expect(screen.getByText('₦12,000 → ₦15,000')).toBeVisible()
    await press('Make 1 draft')
    expect(await screen.findByText('1 draft is ready')).toBeVisible()
    expect(sent(false).flatMap(({ body }) => body.rows.map(({ row }) => row))).toEqual([3])
    expect(screen.queryByText(/(was|were) changed/)).toBeNull()
  })

  it('changes what was agreed to as it was seen, and says so beside the drafts', async () => {
    server.call.mockImplementation(respondWith(CHANGE))
    renderPage()
    choose(csv(line('Cap'), line('Wrapper')))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Change it' }))
    await press('Change 1 product and make 1 draft')
    expect(await screen.findByText('1 draft is ready')).toBeVisible()
    expect(screen.getByText('1 product was changed')).toBeVisible()
    expect(sent(false)[0]?.body).toMatchObject({
      consents: [{ product_id: CHANGE.product_id, state: 'as-seen' }],
    })
  })

  it('offers nothing but the change where a file only changes', async () => {
    server.call.mockImplementation(respondWith(CHANGE))
    renderPage()
    choose(csv(line('Cap')))
    await screen.findByText('1 product that you sell changes now')
    expect(screen.queryByRole('button', { name: /^(?:Make|Change \d)/ })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Change it' }))
    await press('Change 1 product')
    expect(await screen.findByText('1 product was changed')).toBeVisible()
    expect(screen.queryByText(/drafts? (?:is|are) ready/)).toBeNull()
  })

  it('asks again where the product has changed since, with another key', async () => {
    const since = { ...CHANGE, state: 'now', fields: [{ ...CHANGE.fields[0], from: 1_300_000 }] }
    server.call.mockImplementation(respondWith(CHANGE))
    renderPage()
    choose(csv(line('Cap'), line('Wrapper')))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Change it' }))
    const details = { changes: [since] }
    server.call.mockRejectedValueOnce(
      apiError('json', 'Look again.', { status: 409, code: 'product/import-changes', details }),
    )
    await press('Change 1 product and make 1 draft')
    expect(await screen.findByText(/changed since you looked/)).toBeVisible()
    expect(screen.getByText('₦13,000 → ₦15,000')).toBeVisible()
    server.call.mockImplementation(respondWith(since))
    await press('Change 1 product and go on')
    expect(await screen.findByText('1 product was changed')).toBeVisible()
    const [first, again] = sent(false)
    expect(again?.body).toMatchObject({ consents: [{ state: 'now' }] })
    expect(again?.idempotency_key).not.toBe(first?.idempotency_key)
  })

  it('leaves out what was imported before, unless it is wanted again', async () => {
    const known = async (row: unknown, input: Sent) => ({
      ...(await respondWith(CHANGE, [3, 4])(row, input)),
      changes: [],
    })
    server.call.mockImplementation(known)
    renderPage()
    choose(csv(line('Cap'), line('Wrapper'), line('Scarf'), line('Tote')))
    expect(await screen.findByText('2 of these were imported before.')).toBeVisible()
    expect(screen.getByText('1 product is already as this file says.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Make 1 draft' })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Make 2 drafts of them again' }))
    await press('Make 3 drafts')
    expect(await screen.findByText('3 drafts are ready')).toBeVisible()
    expect(sent(false).flatMap(({ body }) => body.rows.map(({ row }) => row))).toEqual([3, 4, 5])
  })

  it('says how many drafts do not fit, and makes the others', async () => {
    server.call.mockImplementation(async (row: unknown, input: Sent) => ({
      ...(await respond(row, input)),
      drafts_left: 1,
    }))
    renderPage()
    choose(csv(line('Cap'), line('Wrapper'), line('Scarf')))
    expect(await screen.findByText(/2 of this file don’t fit/)).toBeVisible()
    await press('Make 1 draft')
    expect(await screen.findByText('1 draft is ready')).toBeVisible()
    expect(sent(false).flatMap(({ body }) => body.rows.map(({ row }) => row))).toEqual([2])
  })

  it('says once for all of its rows what is read differently', async () => {
    const message = '-2 is read as 0.'
    server.call.mockImplementation(async (row: unknown, input: Sent) => ({
      ...(await respond(row, input)),
      notes: [2, 3].map((at) => ({ row: at, column: 'available_items', message })),
    }))
    renderPage()
    choose(csv(line('Cap'), line('Wrapper')))
    const note = await screen.findByText(/-2 is read as 0/)
    expect(note).toHaveTextContent('Rows 2, 3, available_items: -2 is read as 0.')
  })
})
