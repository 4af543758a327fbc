import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { address, show } from '@/lib/testing/stage'
import { Link } from '@/ui/navigation/link'
import { ShipForm } from '../actions/ship-form'
import { AnswerForm } from '../return/answer-form'
import { AskForm } from '../return/ask-form'
import { SendBackForm } from '../return/send-back-form'
import { addPhoto } from '../return/testing/open-return'
import { sampleDispute, sampleReturn, transactionIn } from '../testing/sample'
import { DisputeForm } from './dispute-form'
import { EvidenceForm } from './evidence-form'

vi.mock('@/lib/uploads/upload-image', async (original) => ({
  ...(await original<typeof import('@/lib/uploads/upload-image')>()),
  uploadImage: vi.fn(async () => undefined),
}))

const onClose = vi.fn()
const run = async () => {}
const buyers = { party: 'buyer', run, onClose } as const
const vendors = { party: 'vendor', run, onClose } as const

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
})

const asked = transactionIn('return_asked', { return: sampleReturn({}) })
const inDispute = transactionIn('in_dispute', { dispute: sampleDispute() })

const question = () => screen.queryByRole('dialog', { name: 'Leave without the pictures?' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const DIALOGS: Record<string, () => ReactNode> = {
  'a dispute': () => <DisputeForm transaction={transactionIn('shipped')} {...buyers} />,
  'a shipment': () => <ShipForm transaction={transactionIn('confirmed')} {...vendors} />,
  'goods sent back': () => <SendBackForm transaction={transactionIn('returning')} {...buyers} />,
  'asking to send back': () => (
    <AskForm transaction={transactionIn('delivered')} way="return" onBack={onClose} {...buyers} />
  ),
  'refusing a return': () => <AnswerForm kind="refuse" transaction={asked} {...vendors} />,
}

it.each(Object.entries(DIALOGS))(
  'the form of %s asks before it closes with pictures',
  async (_of, form) => {
    show(form())
    await screen.findByRole('dialog')
    await addPhoto()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question()).not.toBeNull())
    await press('Stay')
    await waitFor(() => expect(question()).toBeNull())
    expect(screen.getByText('torn.png, uploaded')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(
      await screen.findByRole('button', { name: 'Leave and lose the pictures' }),
    )
    expect(onClose).toHaveBeenCalledOnce()
  },
)

it('a page with evidence that wasn’t sent asks before it is left', async () => {
  show(
    <>
      <EvidenceForm transaction={inDispute} {...buyers} />
      <Link to="/cart">Cart</Link>
    </>,
  )
  await addPhoto()
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }))
  await waitFor(() => expect(question()).not.toBeNull())
  await press('Stay')
  expect(address()).toBe('/')
  await waitFor(() => expect(question()).toBeNull())
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave and lose the pictures' }))
  expect(address()).toBe('/cart')
})
