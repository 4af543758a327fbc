import { cx } from '@/ui/cx'
import { Card } from '@/ui/data/card'
import { Money } from '@/ui/data/money'
import { LinkButton } from '@/ui/form/link-button'
import { ResponsiveImage } from '@/ui/media/responsive-image'
import { useProduct } from './product-queries'

type Props = {
  product_id: string
  /** Where an account is created; left out on that page itself. */
  toSignup?: string
}

/** What somebody is about to buy, above the login or sign-up that the checkout needs. */
export default function BuyingCard({ product_id, toSignup }: Props) {
  const { data: product, error } = useProduct(product_id)
  if (error) return null
  return (
    <Card className={cx('mb-6 grid gap-4', toSignup ? 'min-h-40' : 'min-h-24')}>
      {product && (
        <div className="flex gap-4">
          <div className="w-16 shrink-0 overflow-hidden rounded-md">
            <ResponsiveImage image={product.images[0]} alt="" sizes="64px" priority />
          </div>
          <div className="min-w-0">
            <p className="text-muted text-sm">You are buying</p>
            <p className="font-semibold">{product.name}</p>
            <Money amount_minor={product.price} currency={product.currency} />
          </div>
        </div>
      )}
      {product && toSignup && (
        <LinkButton to={toSignup} className="wrap-anywhere">
          Create an account to buy {product.name}
        </LinkButton>
      )}
    </Card>
  )
}
