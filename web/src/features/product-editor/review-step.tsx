import type { Product } from '@contract/product'
import { type FormEvent, useState } from 'react'
import { inlineFailureText } from '@/lib/failure-text'
import { type PreviewParts, Previews } from './previews'
import { PriceLines } from './price-lines'
import { publishProduct } from './save-product'
import { StepForm } from './step-form'

type Props = {
  product: Product
  previews: PreviewParts
  onDone: () => void
  onBack: () => void
}

export const ReviewStep = ({ product, previews, onDone, onBack }: Props) => {
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isDraft = product.status === 'draft'

  const finish = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      if (isDraft) await publishProduct(product.id)
      onDone()
    } catch (error) {
      setFailure(inlineFailureText(error))
      setBusy(false)
    }
  }
  return (
    <StepForm
      title="Review & Complete"
      onSubmit={finish}
      onBack={onBack}
      isBusy={isBusy}
      isUnsaved={false}
      failure={failure}
      submitText={isDraft ? 'Put it on sale' : 'Done'}
    >
      <PriceLines price={product.price} currency={product.currency} />
      <Previews {...previews} />
    </StepForm>
  )
}
