import { offerEndpoints } from '@contract/api/orders/offers'
import type { Product } from '@contract/entities/catalog/product'
import { nextPriceRange } from '@contract/orders/offers'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { Modal } from '@/ui/overlay/modal'
import { offerFailure } from './offer-failure'
import { PriceForm } from './price-form'
import { showOffer } from './use-offers'

type Props = {
  /** As its variant is sold. */
  product: Product
  variant_id: string | undefined
  units: number
  onClose: () => void
}

/** Names the first price, which the store answers in the conversation. */
export default function OfferDialog({ product, variant_id, units, onClose }: Props) {
  const navigate = useNavigate()
  const { id, name, price, vendor_details } = product
  const make = useAction(
    async (price_minor: number) => {
      const body = { units, price_minor, ...(variant_id && { variant_id }) }
      const offer = await call(offerEndpoints.make, { params: { id }, body })
      showOffer(offer)
      void navigate(paths.conversation(offer.conversation_id), {
        state: { name: vendor_details.name },
      })
    },
    { textOf: offerFailure },
  )
  return (
    <Modal isOpen onClose={onClose} title="Make an offer">
      <PriceForm
        range={nextPriceRange([], price)}
        units={units}
        failure={make.failure}
        isPending={make.isPending}
        verb="Offer"
        onPrice={(price_minor) => void make.run(price_minor)}
        onCancel={onClose}
      >
        <p className="text-sm text-muted wrap-anywhere">
          For {units > 1 ? `${units} × ${name}` : name}, without delivery and escrow fee. The store
          has 24 hours to answer, and you have 24 hours to buy once you agree. Nothing is reserved
          until you pay.
        </p>
      </PriceForm>
    </Modal>
  )
}
