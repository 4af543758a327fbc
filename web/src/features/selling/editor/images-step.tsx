import { MAX_PRODUCT_IMAGES, type Product } from '@contract/entities/catalog/product'
import { storagePaths } from '@contract/paths'
import { type FormEvent, useState } from 'react'
import { TYPES_HINT } from '@/lib/uploads/image-rules'
import { useAction } from '@/lib/use-action'
import { ImageGrid } from '@/shared/images/image-grid'
import { isChanged } from '@/shared/images/image-list'
import { STILL_UPLOADING, useEditedImages } from '@/shared/images/use-edited-images'
import { valueImagesBody, valueImagesOf } from '../variants/value-images'
import { ValueImagesField } from '../variants/value-images-field'
import { changeProduct } from './save-product'
import { StepForm } from './step-form'

type Props = { product: Product; onSaved: () => void; onBack: () => void }

const tooMany = `A product has at most ${MAX_PRODUCT_IMAGES} pictures.`

export const ImagesStep = ({ product, onSaved, onBack }: Props) => {
  const [saved] = useState(product.images)
  const [savedOfValues] = useState(() => valueImagesOf(product))
  const [valueImages, setValueImages] = useState(savedOfValues)
  const [problem, setProblem] = useState<string>()
  const edited = useEditedImages({
    saved,
    max: MAX_PRODUCT_IMAGES,
    pathOf: (name) => storagePaths.productImage(product.vendor_id, product.id, name),
  })
  const { images, paths, isUploading } = edited
  const variants = valueImagesBody(product, valueImages, paths, savedOfValues)
  const isOrdered = isChanged(images, { images: saved })
  const save = useAction(async () => {
    await changeProduct(product.id, { ...(isOrdered && { image_paths: paths }), ...variants })
    onSaved()
  })
  const note = (files: readonly File[]) => {
    save.clearFailure()
    setProblem(files.length > edited.room ? tooMany : undefined)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const refusal = whyNot()
    setProblem(refusal)
    if (!refusal) void save.run()
  }
  const whyNot = (): string | undefined => {
    if (images.length === 0) return 'Add at least one picture. The first one is the cover.'
    return isUploading ? STILL_UPLOADING : undefined
  }

  return (
    <StepForm
      title="Images/Media"
      onSubmit={submit}
      onBack={onBack}
      isBusy={save.isPending}
      isUnsaved={isUploading || isOrdered || Object.keys(variants).length > 0}
      failure={problem ?? save.failure}
    >
      <p className="text-muted">
        Up to {MAX_PRODUCT_IMAGES} pictures, the cover first. Daylight and a plain background sell
        best. {TYPES_HINT.product}
      </p>
      <ImageGrid edited={edited} onChoose={note} />
      <ValueImagesField
        product={product}
        images={images.flatMap(({ path, preview }) => (path ? [{ path, preview }] : []))}
        chosen={valueImages}
        onChange={setValueImages}
      />
    </StepForm>
  )
}
