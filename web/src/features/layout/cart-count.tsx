import { useCartCount } from '@/lib/cart/use-cart-count'

/** How many different things are in the cart; nothing if there are none. */
export default function CartCount() {
  const count = useCartCount()
  if (count === 0) return null
  return (
    <span className="min-w-5 rounded-full bg-primary px-1 text-center font-semibold text-on-primary text-xs tabular-nums leading-5">
      {count}
      <span className="sr-only"> in your cart</span>
    </span>
  )
}
