import type { Product } from '@contract/entities/catalog/product'
import { BasicStep } from './basic-step'
import { FeaturesStep } from './features-step'
import { ImagesStep } from './images-step'
import type { PreviewParts } from './previews'
import { ReviewStep } from './review-step'

type Props = {
  product: Product
  /** From 1 to 4, as in `WizardHeader`. */
  step: number
  previews: PreviewParts
  onStep: (step: number) => void
  onDone: () => void
}

/** The wizard's steps for an existing product. Each step saves to the server. */
export const Editor = ({ product, step, previews, onStep, onDone }: Props) => {
  const back = () => onStep(step - 1)
  const next = () => onStep(step + 1)
  if (step === 2) return <FeaturesStep product={product} onSaved={next} onBack={back} />
  if (step === 3) return <ImagesStep product={product} onSaved={next} onBack={back} />
  if (step === 4) {
    return <ReviewStep product={product} previews={previews} onDone={onDone} onBack={back} />
  }
  return <BasicStep product={product} onSaved={next} />
}
