import type { PaymentChannel } from '@contract/entities/orders/transaction'
import { paymentPeriodOf } from '@contract/escrow/policy'
import { MINUTE_MS } from '@contract/time'
import { CreditCard, Hash, Landmark, Smartphone } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useSession } from '@/lib/session/session'

type Offer = { label: string; hint: (minutes: number) => string; icon: typeof Landmark }

const minutesOf = (is_verified: boolean): number => paymentPeriodOf(is_verified) / MINUTE_MS

const OFFERS: Record<PaymentChannel, Offer> = {
  bank_transfer: {
    label: 'Bank transfer',
    hint: (minutes) =>
      `Send the exact amount within ${minutes} minutes. Anything else goes back to your bank. From ₦10,000, banks add ₦50 stamp duty.`,
    icon: Landmark,
  },
  card: {
    label: 'Card',
    hint: (minutes) => `Your items wait ${minutes} minutes for the payment.`,
    icon: CreditCard,
  },
  bank: {
    label: 'Bank app or OPay',
    hint: () => 'Choose your bank or OPay and approve the payment there.',
    icon: Smartphone,
  },
  ussd: {
    label: 'USSD code',
    hint: () => 'Dial a code of your bank; no internet is needed for it.',
    icon: Hash,
  },
}

type Props = { channels: readonly PaymentChannel[]; register: UseFormRegisterReturn }

/** The ways to pay, in the order given. */
export const ChannelChoice = ({ channels, register }: Props) => {
  const is_verified = useSession().user?.email_verified !== false
  const minutes = minutesOf(is_verified)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-heading text-lg font-semibold">How will you pay?</legend>
      {!is_verified && (
        <p className="text-muted text-sm">
          Your items are reserved for {minutes} minutes. Verify your email address first to have{' '}
          {minutesOf(true)}.
        </p>
      )}
      {channels.map((channel) => {
        const { label, hint, icon: Icon } = OFFERS[channel]
        return (
          <label
            key={channel}
            className="flex cursor-pointer items-center gap-4 rounded-lg border border-edge bg-surface p-4 has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              value={channel}
              {...register}
              className="size-5 shrink-0 accent-primary"
            />
            <Icon aria-hidden className="size-6 shrink-0 text-muted" />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted">{hint(minutes)}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
