import { vendorEndpoints } from '@contract/api/people/vendors'
import { vendorPaths } from '@contract/vendor-urls'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { inlineFailureText } from '@/lib/api/failure-text'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { FieldError } from '@/ui/form/field-error'
import { LinkButton } from '@/ui/form/link-button'
import { showVendor } from './store-queries'

/** After a balance that fell too far: why nobody can buy, and where to pay it. */
export const OwingStore = () => (
  <section
    aria-labelledby="owes-title"
    className="grid gap-3 rounded-lg bg-warning-soft p-4 text-warning"
  >
    <h2 id="owes-title" className="flex items-center gap-2 font-semibold">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      Your store is paused until you pay what it owes
    </h2>
    <p className="max-w-prose">
      Your balance, or that of another store with your bank account, is too far below zero or was
      never paid, so nobody can buy from you at the moment. Pay it by card or transfer and your
      store opens at once. Orders that you already have keep their deadlines.
    </p>
    <LinkButton to={vendorPaths.wallet} className="w-fit">
      Pay in your wallet
    </LinkButton>
  </section>
)

/** After orders that were never answered: why nobody can buy, and one tap to sell again. */
export const UnansweringStore = () => {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const resume = async () => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      showVendor(await call(vendorEndpoints.resume, {}))
      toast.success('Your store sells again')
    } catch (error) {
      setFailure(inlineFailureText(error))
    }
    setIsBusy(false)
  }
  return (
    <section
      aria-labelledby="paused-title"
      className="grid gap-3 rounded-lg bg-warning-soft p-4 text-warning"
    >
      <h2 id="paused-title" className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        Your store is paused
      </h2>
      <p className="max-w-prose">
        Three orders in a row ended without your answer, so nobody can buy from you at the moment.
        Orders that you already have keep their deadlines.
      </p>
      <Button onClick={resume} loading={isBusy} loadingText="Opening…" className="w-fit">
        Sell again
      </Button>
      {failure && <FieldError id="resume-failure">{failure}</FieldError>}
    </section>
  )
}
