import type { Product } from '@contract/product'
import type { ReactNode } from 'react'
import { BasicStep } from './basic-step'
import { FeaturesStep } from './features-step'
import { ImagesStep } from './images-step'
import { ReviewStep } from './review-step'

type Props = {
  product: Product
  /** From 1 to 4, as in the header. */
  step: number
  preview: ReactNode
  onStep: (step: number) => void
  onDone: () => void
}

/** The four steps of a product that exists; each keeps its work on the server. */
export const Editor = ({ product, step, preview, onStep, onDone }: Props) => {
  const back = () => onStep(step - 1)
  const next = () => onStep(step + 1)
  if (step === 2) return <FeaturesStep product={product} onSaved={next} onBack={back} />
  if (step === 3) return <ImagesStep product={product} onSaved={next} onBack={back} />
  if (step === 4) {
    return <ReviewStep product={product} preview={preview} onDone={onDone} onBack={back} />
  }
  return <BasicStep product={product} onSaved={next} />
}
