import type { SoldDeal } from '@contract/api/orders/deals'
import { dealFeesOf } from '@contract/escrow/deal-fees'
import { timeText } from '@contract/lagos-text'
import { usesLeft } from '@contract/orders/uses-left'
import { Suspense } from 'react'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Card } from '@/ui/data/card'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { BuyBar } from '../purchase/buy-bar'
import { DealEnded } from './deal-ended'
import { DealLines } from './deal-lines'
import { deliveryText, feePayerText, heldUntil, isLiveAt, stateAt } from './deal-text'
import { OnlyHere } from './only-here'

const LiveLeft = lazyPart(() => import('./live-left'), 'LiveLeft')

type Props = { shown: SoldDeal; now: number; onLook: () => void; isLooking: boolean }

const note = 'rounded-md bg-sunken p-4 text-sm'

/** The one button, or why there is none. */
const Buying = ({ shown, now, onLook, isLooking }: Props) => {
  const { deal, seller } = shown
  const { user, status } = useSession()
  const until = heldUntil(deal, now)
  const { price_minor, delivery, fee_payer } = deal.terms
  const delivery_minor = delivery.kind === 'fee' ? delivery.fee_minor : 0
  const base_minor = price_minor + delivery_minor
  if (user?.uid === seller.vendor_id) {
    return <p className={note}>This is your own deal: send its link to the buyer.</p>
  }
  if (usesLeft(deal) <= 0) {
    return (
      <div className={`grid justify-items-start gap-3 ${note}`}>
        <p role="status">
          {until
            ? `Someone is paying for the last one until ${timeText(until)}. If they don’t, it is free again then.`
            : 'Someone is paying for the last one. If they don’t, it is free again.'}
        </p>
        <Button onClick={onLook} loading={isLooking}>
          Look again
        </Button>
      </div>
    )
  }
  const checkout = paths.dealCheckout(deal.code, deal.version)
  return (
    <BuyBar
      total={
        <>
          <Money
            amount_minor={base_minor + dealFeesOf(base_minor, fee_payer).buyer_minor}
            currency="NGN"
          />
          {delivery.kind === 'rates' && (
            <small className="block text-muted">without delivery</small>
          )}
        </>
      }
    >
      <LinkButton
        size="lg"
        wide
        to={status === 'signed_out' ? paths.loginThen(checkout) : checkout}
        className="md:col-span-full"
      >
        Buy with escrow
      </LinkButton>
    </BuyBar>
  )
}

/** What a deal costs, how it comes, who pays the fee, and the way to pay. */
export const DealBox = (props: Props) => {
  const { shown, now, onLook, isLooking } = props
  const { deal, seller } = shown
  const { price_minor, delivery, fee_payer, uses } = deal.terms
  const state = stateAt(deal, now)
  const base_minor = price_minor + (delivery.kind === 'fee' ? delivery.fee_minor : 0)
  const fees = dealFeesOf(base_minor, fee_payer)
  const isOpen = state === 'open' || state === 'accepted'
  return (
    <div className="grid gap-4">
      {!isOpen && <DealEnded state={state} onLook={onLook} isLooking={isLooking} />}
      <Card className="grid gap-5">
        <DealLines
          goods_minor={price_minor}
          delivery_minor={delivery.kind === 'rates' ? undefined : base_minor - price_minor}
          fee_minor={fees.buyer_minor}
          vendor_fee_minor={fees.vendor_minor}
          seller={seller.name}
        />
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          <li>{deliveryText(delivery)}</li>
          <li>{feePayerText(fee_payer, seller.name)}</li>
          {isOpen && uses > 1 && !isLiveAt(deal, now) && (
            <li>
              {Math.max(0, usesLeft(deal))} of {uses} left
            </li>
          )}
          {isOpen && (
            <li>
              Open until <DateTime at={deal.expires_at} withTime />
            </li>
          )}
        </ul>
        {isOpen && isLiveAt(deal, now) && (
          <Suspense fallback={null}>
            <LiveLeft code={deal.code} uses={uses} left={usesLeft(deal)} />
          </Suspense>
        )}
        {isOpen && <Buying {...props} />}
        <OnlyHere />
      </Card>
    </div>
  )
}
