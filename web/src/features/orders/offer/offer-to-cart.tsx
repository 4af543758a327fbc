import type { Offer } from '@contract/entities/orders/offer'
import { lastRoundOf } from '@contract/orders/offers'
import { ShoppingCart } from 'lucide-react'
import { useAction } from '@/lib/use-action'
import { addToCart } from '@/shared/cart/add-to-cart'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'

/** Puts what was agreed on beside other goods that are paid with it. */
export const OfferToCart = ({ offer }: { offer: Offer }) => {
  const { id: offer_id, product_id, variant_id, units: quantity } = offer
  const { price_minor } = lastRoundOf(offer)
  const put = useAction(async () => {
    const line = { product_id, variant_id, quantity, price_minor, offer_id }
    const refusal = await addToCart(line, quantity)
    if (refusal) toast.error(refusal)
    else toast.success('It is in your cart, at the price that you agreed on.')
  })
  return (
    <>
      <Button variant="secondary" loading={put.isPending} onClick={() => void put.run()}>
        <ShoppingCart aria-hidden="true" className="size-5" />
        Add to cart at this price
      </Button>
      <FormAlert>{put.failure}</FormAlert>
    </>
  )
}
