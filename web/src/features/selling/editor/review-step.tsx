import type { Product } from '@contract/entities/catalog/product'
import type { FormEvent } from 'react'
import { useAction } from '@/lib/use-action'
import { OfferSettings } from '../offers/offer-settings'
import { useOfferSettings } from '../offers/use-offer-settings'
import { UnlistedNote } from '../store/unlisted-note'
import { type PreviewParts, Previews } from './previews'
import { PriceLines } from './price-lines'
import { changeProduct, publishProduct } from './save-product'
import { StepForm } from './step-form'

type Props = {
  product: Product
  previews: PreviewParts
  onDone: () => void
  onBack: () => void
}

export const ReviewStep = ({ product, previews, onDone, onBack }: Props) => {
  const isDraft = product.status === 'draft'

  const offers = useOfferSettings(product)

  const finish = useAction(async () => {
    const change = offers.check()
    if (!change) return
    if (change.offers !== undefined) await changeProduct(product.id, change)
    if (isDraft) await publishProduct(product.id)
    onDone()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void finish.run()
  }
  return (
    <StepForm
      title="Review & Complete"
      onSubmit={submit}
      onBack={onBack}
      isBusy={finish.isPending}
      isUnsaved={false}
      failure={finish.failure}
      submitText={isDraft ? 'Put it on sale' : 'Done'}
    >
      {isDraft && <UnlistedNote />}
      <PriceLines price={product.price} currency={product.currency} />
      <OfferSettings settings={offers} />
      <Previews {...previews} />
    </StepForm>
  )
}
