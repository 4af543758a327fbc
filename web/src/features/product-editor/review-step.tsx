import { escrowFeeOf } from '@contract/escrow-fee'
import type { Product } from '@contract/product'
import { type FormEvent, type ReactNode, useState } from 'react'
import { inlineFailureText } from '@/lib/failure-text'
import { Money } from '@/ui/money'
import { publishProduct } from './save-product'
import { StepForm } from './step-form'

type Props = {
  product: Product
  /** The card as buyers will see it. */
  preview: ReactNode
  onDone: () => void
  onBack: () => void
}

export const ReviewStep = ({ product, preview, onDone, onBack }: Props) => {
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isDraft = product.status === 'draft'
  const fee = escrowFeeOf(product.price)

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
  const rows = [
    { label: 'You receive', amount: product.price },
    { label: 'Escrow fee, paid by the buyer', amount: fee },
    { label: 'The buyer pays', amount: product.price + fee },
  ]
  return (
    <StepForm
      title="Review & Complete"
      onSubmit={finish}
      onBack={onBack}
      isBusy={isBusy}
      failure={failure}
      submitText={isDraft ? 'Put it on sale' : 'Done'}
    >
      <div className="grid gap-8 sm:grid-cols-[minmax(0,270px)_1fr]">
        <div inert className="pointer-events-none">
          {preview}
        </div>
        <div className="grid content-start gap-6">
          <dl className="divide-y divide-line border-y border-line">
            {rows.map(({ label, amount }) => (
              <div key={label} className="flex justify-between gap-4 py-3">
                <dt className="text-muted">{label}</dt>
                <dd className="font-semibold">
                  <Money amount_minor={amount} currency={product.currency} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="whitespace-pre-line">{product.description}</p>
        </div>
      </div>
    </StepForm>
  )
}
