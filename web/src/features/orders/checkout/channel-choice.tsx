import type { PaymentChannel } from '@contract/entities/transaction'
import { POLICY } from '@contract/escrow/policy'
import { MINUTE_MS } from '@contract/time'
import { CreditCard, Landmark } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'

const CHANNELS: { value: PaymentChannel; label: string; hint: string; icon: typeof Landmark }[] = [
  {
    value: 'card',
    label: 'Card',
    hint: `Your items wait ${POLICY.payment_ms / MINUTE_MS} minutes for the payment.`,
    icon: CreditCard,
  },
  {
    value: 'bank_transfer',
    label: 'Bank transfer',
    hint: `Send the exact amount within ${POLICY.payment_ms / MINUTE_MS} minutes. Anything else goes back to your bank.`,
    icon: Landmark,
  },
]

export const ChannelChoice = ({ register }: { register: UseFormRegisterReturn }) => (
  <fieldset className="grid gap-3">
    <legend className="mb-3 font-heading text-lg font-semibold">How will you pay?</legend>
    {CHANNELS.map(({ value, label, hint, icon: Icon }) => (
      <label
        key={value}
        className="flex cursor-pointer items-center gap-4 rounded-lg border border-edge bg-surface p-4 has-checked:border-primary has-checked:bg-primary-soft"
      >
        <input type="radio" value={value} {...register} className="size-5 accent-primary" />
        <Icon aria-hidden className="size-6 text-muted" />
        <span>
          <span className="block font-semibold">{label}</span>
          <span className="block text-sm text-muted">{hint}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
