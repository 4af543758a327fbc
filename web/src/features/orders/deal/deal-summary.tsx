import type { SoldDeal } from '@contract/api/orders/deals'
import { Card } from '@/ui/data/card'
import { ResponsiveImage } from '@/ui/media/responsive-image'
import type { StoreQuote } from '../checkout/use-quote'
import { DealLines } from './deal-lines'
import { deliveryText, feePayerText } from './deal-text'
import { OnlyHere } from './only-here'

type Props = {
  shown: SoldDeal
  /** Undefined until the server has said what it costs. */
  quoted: StoreQuote | undefined
  /** The whole description is open, since it may differ from what was read. */
  isEdited: boolean
}

/** What is bought, and what each of the two pays. */
export const DealSummary = ({ shown: { deal, seller }, quoted, isEdited }: Props) => {
  const { title, description, images, delivery, fee_payer } = deal.terms
  return (
    <Card className="grid content-start gap-5">
      <div className="flex gap-4">
        {images[0] && (
          <div className="w-20 shrink-0 overflow-hidden rounded-md">
            <ResponsiveImage image={images[0]} alt="" sizes="80px" priority />
          </div>
        )}
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="text-sm text-muted wrap-anywhere">From {seller.name}</p>
          <p className="text-sm text-muted">Version {deal.version} of this deal</p>
        </div>
      </div>
      <details open={isEdited} className="text-sm">
        <summary className="cursor-pointer font-semibold">What you get</summary>
        <p className="mt-2 wrap-anywhere whitespace-pre-line">{description}</p>
      </details>
      {quoted && (
        <DealLines
          goods_minor={quoted.goods_minor}
          delivery_minor={quoted.method ? quoted.delivery_fee_minor : undefined}
          fee_minor={quoted.escrow_fee_minor}
          vendor_fee_minor={quoted.vendor_fee_minor ?? 0}
          seller={seller.name}
        />
      )}
      <p className="text-sm">
        {deliveryText(delivery)} {feePayerText(fee_payer, seller.name)}
      </p>
      <OnlyHere />
    </Card>
  )
}
