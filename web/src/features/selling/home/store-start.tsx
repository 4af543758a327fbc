import type { Vendor, VendorPrivate } from '@contract/entities/people/vendor'
import { vendorPaths } from '@contract/vendor-urls'
import { Circle, CircleCheck } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { useOwnStore } from '@/shared/store/own-store'
import { Card } from '@/ui/data/card'
import { Button } from '@/ui/form/button'
import { Link } from '@/ui/navigation/link'
import { ShareKit } from '../share/share-kit'
import { isStartDone, isStoreShared, storeStart } from './store-start-done'

type Steps = { vendor: Vendor; private: VendorPrivate; isShared: boolean }

/** What a store needs before its first sale, but for telling people of it. */
const stepsOf = ({ vendor, private: { payout_account } }: Omit<Steps, 'isShared'>) => [
  vendor.is_listed === false
    ? { text: 'Make a deal and send its link', to: vendorPaths.dealNew, isDone: false }
    : {
        text: 'Put your first product on sale',
        to: vendorPaths.productNew,
        isDone: vendor.product_count > 0,
      },
  {
    text: 'Say where you deliver and what delivery costs',
    to: vendorPaths.delivery,
    isDone: vendor.delivery_version !== undefined,
  },
  {
    text: 'Add the bank account that we pay you to',
    to: vendorPaths.settings,
    isDone: payout_account !== null,
  },
]

const Mark = ({ isDone }: { isDone: boolean }) => {
  const Icon = isDone ? CircleCheck : Circle
  return (
    <>
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-edge'}`}
      />
      <span className="sr-only">{isDone ? 'Done:' : 'To do:'}</span>
    </>
  )
}

/** The store's link, in words that can be sent as they are. */
const sharedStore = ({ vendor_id, name }: Vendor) => ({
  url: new URL(paths.vendor(vendor_id), window.location.href).href,
  text: `${name} is on ${site.title} now. Your money is held in escrow until you are happy with your order:`,
  name,
  hint: 'Print it for your stall and your parcels. Buyers point their phone’s camera at it to open your store.',
  file: 'oja-store',
})

type Props = Steps & { onShared: () => void; onHide: () => void }

const StartCard = ({ isShared, onShared, onHide, ...store }: Props) => {
  const title = useId()
  const steps = stepsOf(store)
  const isListed = store.vendor.is_listed !== false
  const done = steps.filter(({ isDone }) => isDone).length + (isShared && isListed ? 1 : 0)
  return (
    <Card className="grid gap-4">
      <h2 id={title} className="text-lg font-semibold">
        Steps to your first sale: {done} of {steps.length + (isListed ? 1 : 0)}
      </h2>
      <ol aria-labelledby={title} className="grid gap-3">
        {steps.map(({ text, to, isDone }) => (
          <li key={to} className="flex gap-3">
            <Mark isDone={isDone} />
            {isDone ? (
              <span className="text-muted">{text}</span>
            ) : (
              <Link to={to} className="font-semibold text-primary underline">
                {text}
              </Link>
            )}
          </li>
        ))}
        {isListed && (
          <li className="flex gap-3">
            <Mark isDone={isShared} />
            <div className="grid gap-2">
              <p>Tell people who know you: they are your first buyers.</p>
              <ShareKit {...sharedStore(store.vendor)} onShared={onShared} />
            </div>
          </li>
        )}
      </ol>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={onHide}>
        Hide this list
      </Button>
    </Card>
  )
}

const StoreSteps = ({ uid, onDone }: { uid: string; onDone: () => void }) => {
  const { data: store } = useOwnStore()
  const [isShared, setShared] = useState(() => isStoreShared(uid))
  const isStarted =
    store !== undefined &&
    (store.vendor.sales_count > 0 || (isShared && stepsOf(store).every(({ isDone }) => isDone)))
  useEffect(() => {
    if (isStarted) storeStart(uid, 'done')
  }, [isStarted, uid])
  if (!store || isStarted) return null
  const share = () => {
    storeStart(uid, 'shared')
    setShared(true)
  }
  return <StartCard {...store} isShared={isShared} onShared={share} onHide={onDone} />
}

/** What a new store does next, until its first sale. A store that sells asks for nothing. */
export default function StoreStart({ uid }: { uid: string }) {
  const [isDone, setDone] = useState(() => isStartDone(uid))
  const hide = () => {
    storeStart(uid, 'done')
    setDone(true)
  }
  return isDone ? null : <StoreSteps uid={uid} onDone={hide} />
}
