import type { Wallet } from '@contract/entities/money/wallet'
import { isUnproven } from '@contract/escrow/limits'
import { POLICY } from '@contract/escrow/policy'
import { providerLocalFeeOf } from '@contract/escrow/provider-fee'
import { topUpRoomOf } from '@contract/escrow/top-up'
import { formatMoney } from '@contract/money'
import { AMOUNT_EXPECTED, minorFromText } from '@contract/text/typed-amount'
import { DAY_MS, millisOf } from '@contract/time'
import { type FormEvent, useState } from 'react'
import { useOwnStore } from '@/shared/store/own-store'
import { cx } from '@/ui/cx'
import { Countdown } from '@/ui/data/countdown'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { Panel } from '@/ui/data/panel'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { TextField } from '@/ui/form/text-field'
import { useTopUp } from './use-top-up'

type Props = { wallet: Wallet | null; currency: string; now: number }
type Checked =
  | { amount_minor: number; error?: undefined }
  | { amount_minor?: undefined; error: string }

const DAYS = POLICY.top_up_ms / DAY_MS

const checkAmount = (text: string, room_minor: number, currency: string): Checked => {
  const amount_minor = minorFromText(text)
  if (amount_minor === undefined) {
    return { error: AMOUNT_EXPECTED }
  }
  if (amount_minor < POLICY.min_top_up_minor) {
    return { error: `Add at least ${formatMoney(POLICY.min_top_up_minor, currency)}.` }
  }
  return amount_minor > room_minor
    ? { error: `You can add at most ${formatMoney(room_minor, currency)} now.` }
    : { amount_minor }
}

/** The transfer that was begun, whose account the payment page shows. */
const OnTheWay = ({ wallet, currency }: { wallet: Wallet; currency: string }) => {
  const { top_up } = wallet
  if (!top_up) return null
  const { amount_minor, fee_minor, authorization_url, expires_at } = top_up
  return (
    <div className="grid gap-3 rounded-md bg-warning-soft p-3 text-warning">
      <p>
        <strong>
          <Money amount_minor={amount_minor} currency={currency} /> is on the way.
        </strong>{' '}
        <Money amount_minor={amount_minor - fee_minor} currency={currency} /> of it arrives in your
        wallet. The account to transfer to is open for{' '}
        <Countdown until={expires_at} passed="a few more minutes" />. If you don’t pay, nothing is
        taken. If it comes too late, all of it goes back to your bank.
      </p>
      <a
        href={authorization_url}
        className={cx(buttonClass({ variant: 'secondary' }), 'justify-self-start no-underline')}
      >
        Show the account
      </a>
    </div>
  )
}

const AmountForm = ({ room_minor, currency }: { room_minor: number; currency: string }) => {
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { run, isPending, failure, clearFailure } = useTopUp()
  const { amount_minor, error } = checkAmount(text, room_minor, currency)
  const fee_minor = amount_minor === undefined ? 0 : providerLocalFeeOf(amount_minor)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    clearFailure()
    if (amount_minor !== undefined) void run(amount_minor)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Amount to transfer, in naira"
        inputMode="decimal"
        autoComplete="off"
        prefix="₦"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isTried || text.length > 0 ? error : undefined}
      />
      {amount_minor !== undefined && (
        <p className="text-sm">
          <strong>{formatMoney(amount_minor - fee_minor, currency)}</strong> arrives in your wallet:
          the payment provider takes {formatMoney(fee_minor, currency)}.
        </p>
      )}
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        loading={isPending}
        loadingText="Opening…"
      >
        {amount_minor === undefined
          ? 'Add money by transfer'
          : `Add ${formatMoney(amount_minor, currency)} by transfer`}
      </Button>
      <FormAlert>{failure}</FormAlert>
    </form>
  )
}

/** What was added and isn't payable yet, with the day on which it is. */
const Waiting = ({ wallet, currency }: { wallet: Wallet; currency: string }) => (
  <ul className="grid gap-1 text-sm">
    {(wallet.topped_up ?? []).map(({ entry_id, left_minor, available_at }) => (
      <li key={entry_id}>
        <Money amount_minor={left_minor} currency={currency} /> is left and can be paid out from{' '}
        <DateTime at={available_at} withTime />.
      </li>
    ))}
  </ul>
)

/** Adds money to the wallet by transfer: what it is for, what is on the way, and when it is payable. */
export const AddMoney = ({ wallet, currency, now }: Props) => {
  const store = useOwnStore().data
  if (!store || store.private.payouts_blocked) return null
  const owed_minor = wallet ? -(wallet.pending_minor + wallet.available_minor) : 0
  const unpaid_minor = (wallet?.written_off_minor ?? 0) + (store.others_owe_minor ?? 0)
  const open = wallet?.top_up
  const room_minor = topUpRoomOf(wallet ?? {}, isUnproven(store.vendor.trial, now))
  return (
    <Panel title="Add money">
      <div className="grid gap-4">
        <p className="max-w-prose text-sm">
          Transfer money into your wallet before something is taken from it: what a refunded order
          costs you, what a carrier charges later, or what a buyer’s bank takes back. For {DAYS}{' '}
          days it is used for nothing else, and before your sales are. What is left can then be paid
          out.
        </p>
        {wallet && <Waiting wallet={wallet} currency={currency} />}
        {owed_minor > 0 || unpaid_minor > 0 ? (
          <p className="text-sm">Pay what is owed first, above.</p>
        ) : open && millisOf(open.expires_at) + POLICY.payment_grace_ms > now ? (
          <OnTheWay wallet={wallet} currency={currency} />
        ) : room_minor < POLICY.min_top_up_minor ? (
          <p className="text-sm">You have added all that you can for now.</p>
        ) : (
          <AmountForm room_minor={room_minor} currency={currency} />
        )}
      </div>
    </Panel>
  )
}
