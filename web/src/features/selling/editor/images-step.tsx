import { MAX_PRODUCT_IMAGES, type Product } from '@contract/entities/catalog/product'
import { storagePaths } from '@contract/paths'
import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { acceptOf, LIMITS_HINT, toastRefusal } from '@/lib/uploads/image-rules'
import { useUploads } from '@/lib/uploads/use-uploads'
import { useAction } from '@/lib/use-action'
import { valueImagesBody, valueImagesOf } from '../variants/value-images'
import { ValueImagesField } from '../variants/value-images-field'
import { EditedImage } from './edited-image'
import { type EditedImage as ImageItem, imagesOf, isChanged, moved } from './image-list'
import { changeProduct } from './save-product'
import { StepForm } from './step-form'

type Props = { product: Product; onSaved: () => void; onBack: () => void }

const tooMany = `A product has at most ${MAX_PRODUCT_IMAGES} pictures.`

export const ImagesStep = ({ product, onSaved, onBack }: Props) => {
  const [saved] = useState(product.images)
  const [order, setOrder] = useState(() => saved.map(({ path }) => path))
  const [savedOfValues] = useState(() => valueImagesOf(product))
  const [valueImages, setValueImages] = useState(savedOfValues)
  const [problem, setProblem] = useState<string>()
  const { uploads, choose, send, remove } = useUploads({
    purpose: 'product',
    pathOf: (name) => storagePaths.productImage(product.vendor_id, product.id, name),
    onRefused: toastRefusal,
  })
  const dragged = useRef(0)
  const images = imagesOf(order, saved, uploads)
  const paths = images.flatMap(({ path }) => path ?? [])
  const isUploading = paths.length < images.length
  const variants = valueImagesBody(product, valueImages, paths, savedOfValues)
  const isOrdered = isChanged(images, { images: saved })
  const save = useAction(async () => {
    await changeProduct(product.id, { ...(isOrdered && { image_paths: paths }), ...variants })
    onSaved()
  })

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    save.clearFailure()
    const room = MAX_PRODUCT_IMAGES - images.length
    setProblem(files.length > room ? tooMany : undefined)
    const chosen = await choose(files.slice(0, room))
    setOrder((now) => [...now, ...chosen.map(({ key }) => key)])
    for (const upload of chosen) void send(upload)
  }
  const drop = ({ key, upload }: ImageItem) => {
    if (upload) remove(upload)
    setOrder(order.filter((one) => one !== key))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const refusal = whyNot()
    setProblem(refusal)
    if (!refusal) void save.run()
  }
  const whyNot = (): string | undefined => {
    if (images.length === 0) return 'Add at least one picture. The first one is the cover.'
    return isUploading
      ? 'Wait until every picture is uploaded, or remove those that failed.'
      : undefined
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
        best. {LIMITS_HINT.product}
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {images.map((image, position) => (
          <EditedImage
            key={image.key}
            image={image}
            position={position}
            count={images.length}
            onRetry={() => image.upload && send(image.upload)}
            onRemove={() => drop(image)}
            onMove={(to) => setOrder(moved(order, position, to))}
            onDragStart={() => {
              dragged.current = position
            }}
            onDrop={() => setOrder(moved(order, dragged.current, position))}
          />
        ))}
        {images.length < MAX_PRODUCT_IMAGES && (
          <li>
            <label className="grid aspect-4/5 cursor-pointer place-items-center content-center gap-2 rounded-lg border border-dashed border-edge text-center text-sm font-semibold hover:bg-sunken has-focus-visible:outline-2">
              <ImagePlus aria-hidden className="size-7 text-muted" />
              Add pictures
              <input
                type="file"
                accept={acceptOf('product')}
                multiple
                onChange={add}
                className="sr-only"
              />
            </label>
          </li>
        )}
      </ul>
      <ValueImagesField
        product={product}
        images={images.flatMap(({ path, preview }) => (path ? [{ path, preview }] : []))}
        chosen={valueImages}
        onChange={setValueImages}
      />
    </StepForm>
  )
}
