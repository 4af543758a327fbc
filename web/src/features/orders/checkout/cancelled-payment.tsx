import { checkoutEndpoints } from '@contract/api/orders/checkouts'
import { formatMoney } from '@contract/money'
import { useQuery } from '@tanstack/react-query'
import { CircleX } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { Card } from '@/ui/data/card'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { putBack } from './put-back'

/** The buyer left the provider's page by its "cancel": the order can still be paid, or put back. */
export default function CancelledPayment({ reference }: { reference: string }) {
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['checkout', reference],
    queryFn: ({ signal }) => call(checkoutEndpoints.get, { params: { reference }, signal }),
    staleTime: 0,
  })
  const back = useAction(async () => {
    await putBack(reference)
    navigate(paths.cart)
  })
  const url = data?.authorization_url
  return (
    <Card className="mx-auto grid max-w-xl justify-items-center gap-4 py-10 text-center">
      <CircleX aria-hidden className="size-10 text-warning" />
      <h1>You cancelled. Nothing was charged.</h1>
      <p role="status" className="max-w-prose text-muted">
        {url
          ? 'Your items are kept for you a little longer. Pay for them, or put them back into your cart.'
          : 'Your items are offered to others again. You can put them back into your cart.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {url && (
          <a href={url} className={buttonClass({})}>
            Pay again{data && `: ${formatMoney(data.amount_minor, 'NGN')}`}
          </a>
        )}
        <Button variant="secondary" loading={back.isPending} onClick={() => back.run()}>
          Put it back
        </Button>
      </div>
      <FormAlert>{back.failure}</FormAlert>
    </Card>
  )
}
