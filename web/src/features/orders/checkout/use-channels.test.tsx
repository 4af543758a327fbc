import { PAYMENT_CHANNELS, type PaymentChannel } from '@contract/entities/orders/transaction'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { lastChannel, storeChannel } from '@/shared/payment/payment-channel'
import { ChannelChoice } from './channel-choice'
import type { Checkout, CheckoutFields } from './checkout-schema'
import { useChannels } from './use-channels'

const { saveChannel } = vi.hoisted(() => ({ saveChannel: vi.fn(async () => {}) }))
vi.mock('@/lib/live/account', () => ({ saveChannel }))
vi.mock('@/lib/session/session', () => ({ useSession: () => ({ user: { uid: 'buyer' } }) }))

const mount = () =>
  renderHook(() => {
    const form = useForm<CheckoutFields, unknown, Checkout>({
      defaultValues: { channel: lastChannel() },
    })
    return { form, ...useChannels(form) }
  })
const Choice = ({ onReady }: { onReady: (receive: (one: PaymentChannel) => void) => void }) => {
  const form = useForm<CheckoutFields, unknown, Checkout>({
    defaultValues: { channel: lastChannel() },
  })
  const { channels, receive } = useChannels(form)
  useEffect(() => onReady(receive), [onReady, receive])
  return <ChannelChoice channels={channels} register={form.register('channel')} />
}

type Shown = ReturnType<typeof mount>['result']

const chosen = ({ current }: Shown) => current.form.getValues('channel')

beforeEach(() => saveChannel.mockClear())

test('offers bank transfer first to who never paid', () => {
  const { result } = mount()
  expect(chosen(result)).toBe('bank_transfer')
  expect(result.current.channels).toEqual([...PAYMENT_CHANNELS])
})

test('offers what this device used last first, and each channel once', () => {
  storeChannel('ussd')
  const { result } = mount()
  expect(result.current.channels).toEqual(['ussd', 'bank_transfer', 'card', 'bank'])
})

test('ignores a channel that isn’t offered any more', () => {
  localStorage.setItem('oja_channel', 'cheque')
  expect(chosen(mount().result)).toBe('bank_transfer')
})

test('offers what the account used last on another device first', () => {
  storeChannel('ussd')
  const { result } = mount()
  act(() => result.current.receive('card'))
  expect(chosen(result)).toBe('card')
  expect(result.current.channels[0]).toBe('card')
  expect(lastChannel()).toBe('card')
})

test('moves nothing that was chosen before the account was loaded', async () => {
  let receive = (_: PaymentChannel) => {}
  render(
    <Choice
      onReady={(ready) => {
        receive = ready
      }}
    />,
  )
  await userEvent.click(screen.getByLabelText(/Bank app/))
  act(() => receive('card'))
  expect(screen.getByLabelText(/Bank app/)).toBeChecked()
  expect(screen.getAllByRole('radio')[0]).toHaveAttribute('value', 'bank_transfer')
})

test('keeps what is used for the account, unless that is what it knows', async () => {
  const { result } = mount()
  act(() => result.current.receive('card'))
  result.current.keep('card')
  expect(saveChannel).not.toHaveBeenCalled()
  result.current.keep('ussd')
  expect(lastChannel()).toBe('ussd')
  await waitFor(() => expect(saveChannel).toHaveBeenCalledExactlyOnceWith('buyer', 'ussd'))
})

test('pays all the same where the account can’t be written', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  saveChannel.mockRejectedValueOnce(new Error('offline'))
  mount().result.current.keep('bank')
  await waitFor(() => expect(logged).toHaveBeenCalled())
  expect(lastChannel()).toBe('bank')
  logged.mockRestore()
})
