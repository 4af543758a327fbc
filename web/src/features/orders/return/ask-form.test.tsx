import type { Transaction } from '@contract/entities/orders/transaction'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { sampleItem, transactionIn } from '../testing/sample'
import { addPhoto, openReturn } from './testing/open-return'

vi.mock('@/lib/uploads/upload-image', async (original) => ({
  ...(await original<typeof import('@/lib/uploads/upload-image')>()),
  uploadImage: vi.fn(async () => undefined),
}))

const DAY_MS = 86_400_000
const timestamp = (ms: number) => ({ seconds: Math.floor(ms / 1000), nanoseconds: 0 })
/** Delivered an hour ago, by the clock that the form reads. */
const delivered = (change: Partial<Transaction> = {}) =>
  transactionIn('delivered', {
    shipment: {
      carrier: 'GIG',
      shipped_at: timestamp(Date.now() - DAY_MS),
      delivered_at: timestamp(Date.now() - 3_600_000),
    },
    deadline: {
      actor: 'buyer',
      action: 'approve',
      effect: 'release_to_vendor',
      since: timestamp(Date.now() - 3_600_000),
      at: timestamp(Date.now() + 2 * DAY_MS),
    },
    ...change,
  })
const wrapper = { product_id: 'p1q2r3p1q2r3p1q2r3p1', variant_id: 'p1q2r3p1q2r3p1q2r3p1' }
const cap = sampleItem({
  title: 'Cap',
  product_id: 'c1q2r3p1q2r3p1q2r3p1',
  variant_id: 'c1q2r3p1q2r3p1q2r3p1',
  unit_price: 300_000,
  quantity: 1,
  escrow_fee_minor: 10_000,
})

const choose = async (way: string, transaction = delivered()) => {
  const onClose = await openReturn('wrong', transaction, 'buyer')
  await userEvent.click(screen.getByRole('button', { name: way }))
  await screen.findByRole('dialog', { name: way })
  return onClose
}
const reason = () => screen.getByLabelText<HTMLSelectElement>('What is wrong?')
const describeIt = () =>
  userEvent.type(screen.getByLabelText('What happened?'), 'The hem is torn on one side.')
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Ask Adire Works' }))
const field = (label: string) =>
  screen.getByText(label, { selector: 'span,label' }).closest('div')?.textContent

beforeEach(() => {
  localStorage.clear()
  api.answers('returns.ask', {})
})

describe('the four ways', () => {
  it('each say what they cost and when money comes, before one is chosen', async () => {
    await openReturn('wrong', delivered(), 'buyer')
    const dialog = screen.getByRole('dialog', { name: 'Something is wrong' })
    const ways = within(dialog).getAllByRole('listitem')
    expect(ways.map((way) => within(way).getByRole('button').getAttribute('aria-label'))).toEqual([
      'Return it',
      'Have it replaced or repaired',
      'Keep it for less',
      'Open a dispute',
    ])
    expect(ways[0]).toHaveTextContent('₦12,912.50 back, the escrow fee included')
    expect(ways[0]).toHaveTextContent('Adire Works pays the way back')
    expect(ways[0]).toHaveTextContent('3 days after it arrives at the latest')
    expect(ways[1]).toHaveTextContent('Costs you nothing')
    expect(ways[2]).toHaveTextContent('comes back at once')
    expect(ways[3]).toHaveTextContent('₦12,912.50 stays held')
  })

  it('offers no third try, and no dispute past the last one, with the reasons', async () => {
    const spent = delivered({ round: 2, disputes_raised: { buyer: 2, vendor: 0 } })
    await openReturn('wrong', spent, 'buyer')
    expect(screen.getByRole('button', { name: 'Have it replaced or repaired' })).toBeDisabled()
    expect(screen.getByText(/sent a second time already/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Open a dispute' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Return it' })).toBeEnabled()
  })

  it('leads to the dispute as it is', async () => {
    await openReturn('wrong', delivered(), 'buyer')
    await userEvent.click(screen.getByRole('button', { name: 'Open a dispute' }))
    expect(await screen.findByRole('dialog', { name: 'Raise a dispute' })).toBeVisible()
  })

  it('go back to the choice', async () => {
    await choose('Keep it for less')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('dialog', { name: 'Something is wrong' })).toBeVisible()
  })
})

describe('a changed mind', () => {
  const mind = () => [...reason().options].find(({ value }) => value === 'changed_mind')

  it('is not offered by a store that takes none, which says so before', async () => {
    await choose('Return it')
    expect(mind()?.disabled).toBe(true)
    expect(screen.getByText(/doesn’t take goods back for a changed mind/)).toBeVisible()
  })

  it('gives back the goods alone while the store’s days last, without a picture', async () => {
    const onClose = await choose(
      'Return it',
      delivered({ return_policy: { changed_mind_days: 3 } }),
    )
    await userEvent.selectOptions(reason(), 'changed_mind')
    expect(screen.getByText('Back to you, for the goods alone').parentElement).toHaveTextContent(
      '₦12,500',
    )
    await describeIt()
    await ask()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.ask')).toEqual([
      {
        params: { id: delivered().id },
        body: {
          reason: 'changed_mind',
          wish: 'refund',
          description: 'The hem is torn on one side.',
          lines: [{ ...wrapper, quantity: 2 }],
          photo_paths: [],
        },
      },
    ])
  })

  it('is not offered for goods that never go back for it', async () => {
    const final = delivered({
      return_policy: { changed_mind_days: 7 },
      items: [sampleItem({ title: 'Earrings', is_final: true })],
    })
    await choose('Return it', final)
    expect(mind()?.disabled).toBe(true)
    expect(screen.getByText(/Earrings can’t go back for a changed mind/)).toBeVisible()
  })

  it('is no reason for a replacement or a lower price', async () => {
    await choose('Keep it for less', delivered({ return_policy: { changed_mind_days: 7 } }))
    expect(mind()).toBeUndefined()
  })
})

describe('asking', () => {
  it('needs a reason, what happened, and a picture of a fault', async () => {
    await choose('Return it')
    await ask()
    expect(await screen.findByText('Choose a reason.')).toBeVisible()
    expect(screen.getByText('Use at least 10 characters.')).toBeVisible()
    await userEvent.selectOptions(reason(), 'damaged')
    await describeIt()
    await ask()
    expect(await screen.findByText('Add at least one picture that shows it.')).toBeVisible()
    expect(api.calls()).toEqual([])
  })

  it('sends the chosen units of the chosen lines with their pictures', async () => {
    const two = delivered({ items: [sampleItem(), cap], units_total: 3 })
    const onClose = await choose('Return it', two)
    await userEvent.selectOptions(screen.getByLabelText('Indigo adire wrapper'), '1')
    await userEvent.selectOptions(reason(), 'damaged')
    expect(screen.getByText('Back to you').parentElement).toHaveTextContent('₦6,456.25')
    await describeIt()
    await addPhoto()
    await ask()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    const [sent] = api.sent('returns.ask')
    expect(sent?.body?.lines).toEqual([{ ...wrapper, quantity: 1 }])
    expect(sent?.body?.photo_paths).toEqual([
      expect.stringMatching(/^disputes\/k3f9qzk3f9qzk3f9qz01\/buyer-uid\/vendor-uid\/buyer-uid\//),
    ])
  })

  it('sends nothing of no goods', async () => {
    await choose('Return it', delivered({ items: [sampleItem(), cap], units_total: 3 }))
    await userEvent.selectOptions(reason(), 'damaged')
    await describeIt()
    await addPhoto()
    await ask()
    expect(await screen.findByText('Choose what it is about.')).toBeVisible()
    expect(api.calls()).toEqual([])
  })

  it('leaves out what was asked for before', async () => {
    const asked = `${cap.product_id}~${cap.variant_id}`
    await choose(
      'Return it',
      delivered({ items: [sampleItem(), cap], units_total: 3, return_asked_for: [asked] }),
    )
    expect(screen.queryByLabelText('Cap')).toBeNull()
    expect(screen.getByText(/each of the goods can go back once/)).toBeVisible()
  })

  it('asks for another one or a repair', async () => {
    const onClose = await choose('Have it replaced or repaired')
    await userEvent.selectOptions(reason(), 'wrong_item')
    await userEvent.selectOptions(screen.getByLabelText('What do you want instead?'), 'repair')
    await describeIt()
    await addPhoto()
    await ask()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.ask')[0]?.body?.wish).toBe('repair')
  })

  it('asks before pictures are lost', async () => {
    const onClose = await choose('Return it')
    await addPhoto()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(screen.getByText('torn.png, uploaded')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('a refusal', () => {
  const refused = async (way: string, code: Parameters<typeof api.refuses>[1]) => {
    api.refuses('returns.ask', code)
    const onClose = await choose(way, delivered({ return_policy: { changed_mind_days: 7 } }))
    await userEvent.selectOptions(reason(), 'damaged')
    await describeIt()
    await addPhoto()
    await ask()
    await waitFor(() => expect(api.calls('returns.ask')).toHaveLength(1))
    return onClose
  }

  it.each([
    ['transaction/changed-mind-not-taken', 'What is wrong?', /doesn’t take this back/],
    ['transaction/photo-required', 'Pictures that show it', /at least one photo/],
    ['transaction/evidence-not-ours', 'Pictures that show it', /pictures that you uploaded/],
  ] as const)('of %s is beside its field', async (code, label, words) => {
    const onClose = await refused('Return it', code)
    expect(await screen.findByText(words)).toBeVisible()
    expect(field(label)).toMatch(words)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('of a second try is beside what is wanted', async () => {
    await refused('Have it replaced or repaired', 'transaction/no-second-try')
    expect(await screen.findByText(/sent a second time already/)).toBeVisible()
    expect(screen.getByLabelText('What do you want instead?')).toHaveAccessibleDescription(
      /sent a second time already/,
    )
  })

  it('of the units is beside the lines', async () => {
    await refused('Return it', 'transaction/return-units-out-of-range')
    const lines = screen.getByRole('group', { name: 'Which goods?' })
    expect(await within(lines).findByText(/how many of the units go back/)).toBeVisible()
  })

  it('of anything else is said of the whole, and what was typed stays', async () => {
    await refused('Return it', 'transaction/action-not-allowed')
    const dialog = screen.getByRole('dialog')
    expect(await within(dialog).findByText(/not possible at this stage/)).toBeVisible()
    expect(screen.getByLabelText('What happened?')).toHaveValue('The hem is torn on one side.')
  })
})
