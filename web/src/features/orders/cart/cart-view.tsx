import type { CheckoutChange } from '@contract/api/orders/checkouts'
import type { Product } from '@contract/entities/catalog/product'
import { MAX_CHECKOUT_LINES, MAX_CHECKOUT_STORES } from '@contract/entities/money/payment'
import { WifiOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paths } from '@/config/paths'
import { inlineFailureText } from '@/lib/api/failure-text'
import { isLost } from '@/lib/api/is-lost'
import { useSession } from '@/lib/session/session'
import { useOnline } from '@/lib/use-online'
import { mergeNoteText, readMergeNotes, writeMergeNotes } from '@/shared/cart/merge-notes'
import { usePlace } from '@/shared/place/place'
import { PlaceButton } from '@/shared/place/place-button-chunk'
import { Card } from '@/ui/data/card'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { LinkButton } from '@/ui/form/link-button'
import { byStore, isOfLine, type KnownLine, priceOf, type StoreLines } from '../checkout/lines'
import { useQuote, type Ways } from '../checkout/use-quote'
import { BuyBar } from '../purchase/buy-bar'
import type { Cart } from './cart'
import { CartLineItem } from './cart-line-item'
import { CartStore } from './cart-store'
import { CartSummary } from './cart-summary'
import { useLapse } from './use-lapse'

type Props = {
  cart: Cart
  products: readonly Product[]
  /** The ids of products of which nothing is known for lack of a connection. */
  unheard?: readonly string[]
  onSaveForLater: (line: KnownLine) => void
}

/** The first stores that one payment can be for: five of them, and twenty lines. */
const payable = (stores: readonly StoreLines[]): StoreLines[] => {
  let lines = 0
  return stores.filter((store, index) => {
    lines += store.lines.length
    return index < MAX_CHECKOUT_STORES && lines <= MAX_CHECKOUT_LINES
  })
}

/** Changes that the buyer must answer before paying. */
const BLOCKING: ReadonlySet<CheckoutChange['kind']> = new Set([
  'gone',
  'fewer',
  'own',
  'not_sent',
  'resting',
  'delivery',
  'busy',
])

/** The id of the line or store that a change is marked at. */
const anchorOf = (change: CheckoutChange, stores: readonly StoreLines[]): string =>
  'vendor_id' in change
    ? change.vendor_id
    : (stores.flatMap(({ lines }) => lines).find((line) => isOfLine(change, line))?.id ?? '')

const CUT_ID = 'cart-is-cut'

const goodsOf = (lines: readonly KnownLine[]): number =>
  lines.reduce((sum, line) => sum + priceOf(line) * line.quantity, 0)

/** @param at when this device stored the cart, 0 if unknown; undefined if it is on this device alone */
const LastSeen = ({ at }: { at: number | undefined }) => (
  <p role="status" className="flex gap-3 rounded-md bg-sunken p-4 text-sm">
    <WifiOff aria-hidden className="size-5 shrink-0" />
    <span>
      Without a connection, this is your cart as it was last seen
      {at ? (
        <>
          {' '}
          here (<DateTime at={at} withTime />)
        </>
      ) : null}
      . Prices and stock may have changed.
    </span>
  </p>
)

/** What became of a visitor's cart at the login, until it was read. */
const MergeNotes = () => {
  const [notes, setNotes] = useState(readMergeNotes)
  if (notes.length === 0) return null
  const close = () => {
    writeMergeNotes([])
    setNotes([])
  }
  return (
    <div role="status" className="flex flex-wrap items-start gap-3 rounded-md bg-sunken p-4">
      <ul className="grid flex-1 basis-60 gap-1 text-sm">
        {notes.map((note) => (
          <li key={`${note.kind}${note.name}`}>{mergeNoteText(note)}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={close}>
        All right
      </Button>
    </div>
  )
}

/** The cart by store; some stores may be paid now and the others later. */
export const CartView = ({ cart, products, unheard = [], onSaveForLater }: Props) => {
  const place = usePlace()
  const isOnline = useOnline()
  const isVisitor = useSession().status === 'signed_out'
  const [left_out, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [ways, setWays] = useState<Ways>({})
  const known = byStore(cart.lines, products, unheard)
  const { stores, gone } = known
  const wanted = stores.filter(({ vendor_id }) => !left_out.has(vendor_id))
  const chosen = payable(wanted)
  const lines = chosen.flatMap((store) => store.lines)
  // An agreed price is shown to its buyer alone.
  const endpoint = lines.some(({ offer_id }) => offer_id) ? 'offer' : 'quote'
  const quote = useQuote(lines, place, { ways, endpoint, isAsked: isOnline })
  useLapse(quote.error, cart.lapse)
  const quoted = quote.data
  const isCut = !isOnline || cart.stored_at !== undefined || isLost(quote)
  const toggle = (vendor_id: string) => {
    const next = new Set(left_out)
    if (!next.delete(vendor_id)) next.add(vendor_id)
    setLeftOut(next)
  }
  const blocker = quoted?.changes.find(({ kind }) => BLOCKING.has(kind))
  const vendor_ids = chosen.map(({ vendor_id }) => vendor_id)
  const checkout = paths.cartCheckout(vendor_ids)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-10">
      <div className="grid gap-6">
        <MergeNotes />
        {isCut && <LastSeen at={cart.stored_at} />}
        {known.unheard.length > 0 && (
          <Card className="grid gap-2">
            <h2 className="font-semibold text-lg">Not on this device yet</h2>
            <p className="text-muted text-sm">Names and pictures come once you are online.</p>
            <ul className="divide-y divide-line">
              {known.unheard.map((line) => (
                <CartLineItem
                  key={line.id}
                  line={line}
                  cart={cart}
                  changes={[]}
                  isUnheard
                  onSaveForLater={onSaveForLater}
                />
              ))}
            </ul>
          </Card>
        )}
        {gone.length > 0 && (
          <Card className="grid gap-2">
            <h2 className="font-semibold text-lg">No longer sold</h2>
            <ul className="divide-y divide-line">
              {gone.map((line) => (
                <CartLineItem
                  key={line.id}
                  line={line}
                  cart={cart}
                  changes={[]}
                  onSaveForLater={onSaveForLater}
                />
              ))}
            </ul>
          </Card>
        )}
        {stores.map((store) => {
          const isChosen = vendor_ids.includes(store.vendor_id)
          return (
            <CartStore
              key={store.vendor_id}
              store={store}
              cart={cart}
              quoted={quoted?.stores.find(({ vendor_id }) => vendor_id === store.vendor_id)}
              way={ways[store.vendor_id]}
              changes={quoted?.changes ?? []}
              hasPlace={place !== undefined}
              isChosen={isChosen}
              isChoosable={payable([...wanted, store]).includes(store)}
              onToggle={() => toggle(store.vendor_id)}
              onWay={(method) => setWays({ ...ways, [store.vendor_id]: method })}
              onSaveForLater={onSaveForLater}
            />
          )
        })}
      </div>
      <Card className="grid gap-4 lg:sticky lg:top-24">
        <h2 className="font-semibold text-lg">
          {chosen.length === 1 ? 'One store' : `${chosen.length} stores, one payment`}
        </h2>
        <Suspense fallback={<div className="h-11" />}>
          <PlaceButton className="h-11 justify-start" />
        </Suspense>
        {isCut && !quoted && chosen.length > 0 && (
          <p className="pair font-semibold">
            <span>Goods, as last seen</span>
            <Money amount_minor={goodsOf(lines)} currency="NGN" />
          </p>
        )}
        {isCut && (
          <p id={CUT_ID} className="text-sm">
            You can check out once you are online again: prices and stock are looked at first.
          </p>
        )}
        {quote.error && !quoted && !isCut && (
          <ErrorState onRetry={quote.refetch} isRetrying={quote.isFetching}>
            {inlineFailureText(quote.error)}
          </ErrorState>
        )}
        {quote.isLoading && <Skeleton className="h-28 w-full" />}
        {quoted && chosen.length > 0 && (
          <CartSummary quoted={quoted} lines={lines} hasDelivery={place !== undefined} />
        )}
        {wanted.length > chosen.length && (
          <p role="status" className="text-sm">
            One payment is for at most {MAX_CHECKOUT_STORES} stores and {MAX_CHECKOUT_LINES}{' '}
            products. The others stay in your cart.
          </p>
        )}
        {blocker && (
          <p className="text-sm">Something can’t be bought as it is. The marks say what.</p>
        )}
        <BuyBar total={quoted && <Money amount_minor={quoted.total_minor} currency="NGN" />}>
          {blocker ? (
            <a
              href={`#${anchorOf(blocker, stores)}`}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              See what changed
            </a>
          ) : chosen.length > 0 && quoted && !isCut ? (
            <LinkButton size="lg" to={isVisitor ? paths.loginThen(checkout) : checkout}>
              Go to checkout
            </LinkButton>
          ) : (
            <Button size="lg" disabled aria-describedby={isCut ? CUT_ID : undefined}>
              Go to checkout
            </Button>
          )}
        </BuyBar>
        <p className="text-muted text-sm">
          Your money is held in escrow. Each store is paid only when you approve its order.
        </p>
      </Card>
    </div>
  )
}
