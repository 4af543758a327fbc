import { paymentEndpoints } from '@contract/api/money/payments'
import { vendorEndpoints } from '@contract/api/people/vendors'
import type { Wallet } from '@contract/entities/money/wallet'
import type { PaymentChannel } from '@contract/entities/orders/transaction'
import { POLICY } from '@contract/escrow/policy'
import { formatMoney } from '@contract/money'
import { DAY_MS } from '@contract/time'
import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { ownStoreQuery, useOwnStore } from '@/shared/store/own-store'
import { Money } from '@/ui/data/money'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'

type Owing = Pick<Wallet, 'pending_minor' | 'available_minor' | 'written_off_minor' | 'top_up'>
type Props = { wallet: Owing | null; currency: string }

/** Asks what became of the payment that the provider sent the vendor back from. */
const useReturn = (top_up_reference: string | undefined): void => {
  const [query, setQuery] = useSearchParams()
  const client = useQueryClient()
  const reference = query.get('reference')
  const isCancelled = query.has('cancelled')
  // As it was on return: it leaves the wallet as soon as it is paid.
  const [on_return] = useState(top_up_reference)
  useEffect(() => {
    if (isCancelled) {
      toast.info('You cancelled. Nothing was charged.')
      setQuery({}, { replace: true })
    }
    if (!reference) return
    call(paymentEndpoints.verify, { params: { reference } })
      .then(({ state }) => {
        const isTopUp = reference === on_return
        if (isTopUp && state === 'mismatched') {
          toast.error('Your transfer can’t be added. It goes back to your bank.')
        }
        if (state === 'awaiting') {
          toast.info('We have not heard from the payment provider yet. What arrives shows here.')
        }
        if (state === 'failed') {
          toast.error('The payment did not go through. You were not charged.')
        }
        if (state !== 'paid') return undefined
        toast.success(
          isTopUp ? 'Your transfer is in your wallet.' : 'Paid. What was owed is settled.',
        )
        return client.invalidateQueries(ownStoreQuery)
      })
      .catch(() => undefined)
      .finally(() => setQuery({}, { replace: true }))
  }, [reference, on_return, isCancelled, setQuery, client])
}

/**
 * A balance below zero, or that of another store with the same bank account: what it means, and the
 * ways to pay it. Nothing if none is owed.
 */
export const DebtPanel = ({ wallet, currency }: Props) => {
  useReturn(wallet?.top_up?.reference)
  const [chosen, setChosen] = useState<PaymentChannel>()
  const pay = useAction(async (channel: PaymentChannel) => {
    const { authorization_url } = await call(vendorEndpoints.payDebt, { body: { channel } })
    window.location.assign(authorization_url)
  })
  const written_off_minor = wallet?.written_off_minor ?? 0
  const below_minor = wallet ? Math.max(0, -(wallet.pending_minor + wallet.available_minor)) : 0
  const owed_minor = below_minor + written_off_minor
  const store = useOwnStore().data
  const others_minor = store?.others_owe_minor ?? 0
  if (owed_minor + others_minor === 0) return null
  const isOthers = owed_minor === 0
  // Of several other stores’ debts, one after another is paid.
  const amount = isOthers ? '' : ` ${formatMoney(owed_minor, currency)}`
  const isPaused = isOthers
    ? Boolean(store?.vendor.rest?.owes_since)
    : below_minor > POLICY.max_debt_minor || written_off_minor > 0
  const buttonOf = (by: PaymentChannel, text: string) => (
    <Button
      variant={by === 'card' ? 'primary' : 'secondary'}
      loading={pay.isPending && chosen === by}
      disabled={pay.isPending}
      loadingText="Opening…"
      onClick={() => {
        setChosen(by)
        void pay.run(by)
      }}
    >
      {text}
    </Button>
  )
  return (
    <section
      aria-labelledby="debt-title"
      className="grid gap-3 rounded-lg bg-warning-soft p-4 text-warning"
    >
      <h2 id="debt-title" className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {isPaused
          ? 'Your store is paused until this is paid'
          : isOthers
            ? 'Your payouts wait until this is paid'
            : 'Your balance is below zero'}
      </h2>
      {others_minor > 0 && (
        <p className="max-w-prose">
          Another store with your bank account owes{' '}
          <Money amount_minor={others_minor} currency={currency} />. Payouts to that account wait
          until it is paid. {!isPaused && 'Your own sales go on.'}
        </p>
      )}
      <p className="max-w-prose" hidden={isOthers}>
        You owe <Money amount_minor={owed_minor} currency={currency} />.{' '}
        {isPaused ? (
          'Pay it and your store opens at once. Open orders go on.'
        ) : (
          <>
            It is taken from your next sales, or you can pay it now. If you owe more than{' '}
            <Money amount_minor={POLICY.max_debt_minor} currency={currency} /> nobody can buy from
            you until you pay.
          </>
        )}{' '}
        After {POLICY.write_off_ms / DAY_MS} days we close the store.
      </p>
      <div className="flex flex-wrap gap-3">
        {buttonOf('card', `Pay${amount} by card`)}
        {buttonOf('bank_transfer', `Pay${amount} by transfer`)}
      </div>
      <FormAlert>{pay.failure}</FormAlert>
    </section>
  )
}
