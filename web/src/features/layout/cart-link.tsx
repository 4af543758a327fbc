import { ShoppingCart } from 'lucide-react'
import { paths } from '@/config/paths'
import { Link } from '@/ui/navigation/link'
import CartCount from './cart-count'

/** The way to the cart in the header, with how many things are in it. */
export default function CartLink() {
  return (
    <Link
      to={paths.cart}
      aria-label="Cart"
      className="relative grid size-11 place-items-center rounded-md hover:bg-sunken"
    >
      <ShoppingCart aria-hidden className="size-5.5" />
      <span className="absolute top-0.5 right-0 grid">
        <CartCount />
      </span>
    </Link>
  )
}
