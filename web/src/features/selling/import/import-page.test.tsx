import { NEEDED_CSV_COLUMNS } from '@contract/catalog/product-csv'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { ImportPage } from './import-page'
import { answerTo, csv, HEAD, line, rowsSent, sent } from './testing/sample-import'

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }))
vi.mock('@/lib/save-file', () => ({ saveFile }))

const many = (count: number) => csv(...Array.from({ length: count }, (_, at) => line(`Cap ${at}`)))

const renderPage = () => show(<ImportPage />)
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^Choose/), { target: { files: [file] } })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.clearAllMocks()
  api.answers('vendors.importProducts', answerTo)
})
afterEach(() => vi.restoreAllMocks())

describe('an import', () => {
  it('begins with a template that has every column and an example', async () => {
    renderPage()
    await press('Download the template')
    const [name, blob] = saveFile.mock.calls[0] as [string, Blob]
    expect(name).toBe('oja-products-template.csv')
    expect(await blob.text()).toMatch(new RegExp(`^\uFEFF?${HEAD},brand,`))
  })

  it('checks every row before anything is made', async () => {
    renderPage()
    choose(csv(line('Cap'), line('Wrapper')))
    await screen.findByRole('heading', { name: 'All 2 products can be imported' })
    expect(sent(true)[0]?.body.rows.map(({ row }) => row)).toEqual([2, 3])
    expect(sent(false)).toEqual([])
  })

  it('shows what is wrong by row and column, and makes drafts of the others only', async () => {
    renderPage()
    choose(csv(line('Cap'), line('Sale!!'), line('Wrapper')))
    await screen.findByRole('heading', { name: '1 of 3 rows needs your attention' })
    const wrong = screen.getByRole('row', { name: /No shouting/ })
    expect(wrong).toHaveTextContent('Row 3, name“Sale!!”')
    await press('Make 2 drafts of the others')
    expect(await screen.findByText('2 drafts are ready')).toBeVisible()
    expect(rowsSent()).toEqual([2, 4])
    expect(screen.getByText(/1 row of the file was left out/)).toBeVisible()
  })

  it('makes nothing where every row is wrong', async () => {
    renderPage()
    choose(csv(line('Sale!!')))
    await screen.findByRole('heading', { name: '1 of 1 row needs your attention' })
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
  })

  it('sends a long file in pieces and shows how many are done', async () => {
    let finish = () => {}
    renderPage()
    choose(many(120))
    await screen.findByRole('heading', { name: 'All 120 products can be imported' })
    api.answers('vendors.importProducts', async (input) => {
      if ((input.body.rows[0]?.row ?? 0) > 100) await new Promise<void>((done) => (finish = done))
      return answerTo(input)
    })
    await press('Make 120 drafts')
    expect(await screen.findByText('Made 100 of 120 drafts')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '83')
    finish()
    expect(await screen.findByText('120 drafts are ready')).toBeVisible()
    expect(sent(false).map(({ body }) => body.rows.length)).toEqual([50, 50, 20])
  })

  it('goes on after a failure with the same key, and makes nothing twice', async () => {
    renderPage()
    choose(many(120))
    await screen.findByRole('heading', { name: 'All 120 products can be imported' })
    api.answers('vendors.importProducts', (input) =>
      sent(false).length === 2 ? Promise.reject(new TypeError('Failed to fetch')) : answerTo(input),
    )
    await press('Make 120 drafts')
    expect(await screen.findByText(/Network error\?\. .* 50 drafts of 120 were made/)).toBeVisible()
    expect(screen.getByText('mine.csv')).toBeVisible()
    const failed = sent(false)[1]
    await press('Make the other 70')
    expect(await screen.findByText('120 drafts are ready')).toBeVisible()
    const [, , again] = sent(false)
    expect(again?.key).toBe(failed?.key)
    expect(again?.body).toEqual(failed?.body)
    expect(new Set(sent(false).map(({ key }) => key)).size).toBe(3)
  })

  it('names the columns that are refused, and keeps the file', async () => {
    const details = { message: 'Not known: “weight”.' }
    api.refuses('vendors.importProducts', 'product/import-columns', details)
    renderPage()
    choose(csv(line('Cap')))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please use the template. Not known: “weight”.',
    )
    expect(screen.getByText('mine.csv')).toBeVisible()
  })

  it.each([
    ['is empty', new File([], 'a.csv'), 'This file is empty.'],
    ['has only columns', new File([HEAD], 'a.csv'), 'no products below'],
    ['has an open quotation mark', new File([`${HEAD}\n"Cap,,,,,\n`], 'a.csv'), 'is not closed'],
    ['is no text', new File([`${HEAD}\nCap\u0000,,,,,\n`], 'a.csv'), 'can’t read'],
    ['is larger than 10 MiB', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.csv'), '10 MB'],
    ['has a cell without end', csv(line('x'.repeat(10_001))), 'more than 10,000 characters'],
    ['has a row without end', csv(Array(6).fill('x'.repeat(9_000)).join(',')), 'too long'],
    ['has more than a thousand rows', many(1_001), 'more than 1,000 products'],
  ])('refuses a file that %s, and asks the server nothing', async (_why, file, text) => {
    renderPage()
    choose(file)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
    expect(api.calls()).toEqual([])
  })

  it('reads what Excel writes: the mark of UTF-8, semicolons, quoted line breaks, empty lines', async () => {
    const head = HEAD.replaceAll(',', ';')
    const text = `\uFEFF${head}\r\n"Cap; red";"two\nlines";;;;\r\n;;;;;\r\nWrapper;;;;;Lagos\r\n`
    renderPage()
    choose(new File([text], 'excel.csv'))
    await screen.findByRole('heading', { name: 'All 2 products can be imported' })
    expect(sent(true)[0]?.body).toEqual({
      dry_run: true,
      columns: [...NEEDED_CSV_COLUMNS],
      rows: [
        { row: 2, cells: ['Cap; red', 'two\nlines'] },
        { row: 4, cells: ['Wrapper', '', '', '', '', 'Lagos'] },
      ],
    })
  })

  it('waits while there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderPage()
    expect(screen.getByLabelText(/^Choose/)).toBeDisabled()
    expect(screen.getByText(/You are offline/)).toBeVisible()
  })
})
