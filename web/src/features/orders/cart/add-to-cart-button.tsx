import type { Product } from '@contract/entities/catalog/product'
import { ShoppingCart } from 'lucide-react'
import { useAction } from '@/lib/use-action'
import { addToCart } from '@/shared/cart/add-to-cart'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'

type Props = { product: Product; variant_id: string | undefined; quantity: number }

/** Puts the product into the cart, of the account or on this device. */
export default function AddToCartButton({ product, variant_id, quantity }: Props) {
  const { run, isPending } = useAction(
    async () => {
      const line = {
        product_id: product.id,
        variant_id: variant_id ?? product.id,
        quantity,
        price_minor: product.price,
      }
      const refusal = await addToCart(line, product.available_items)
      if (refusal) toast.error(refusal)
      else toast.success('It is in your cart.')
    },
    { onFailure: () => toast.error('Something went wrong. Please try again.') },
  )
  return (
    <Button
      variant="secondary"
      size="lg"
      className="max-md:px-0"
      loading={isPending}
      onClick={() => run()}
    >
      <ShoppingCart aria-hidden="true" className="size-5" />
      <span className="max-md:sr-only">Add to cart</span>
    </Button>
  )
}
