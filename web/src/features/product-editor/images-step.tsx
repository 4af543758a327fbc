import { storagePaths } from '@contract/paths'
import { MAX_PRODUCT_IMAGES, type Product } from '@contract/product'
import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { acceptOf, refuseImage } from '@/lib/uploads/image-rules'
import { imageTypeOf } from '@/lib/uploads/image-type'
import { useAction } from '@/lib/use-action'
import { toast } from '@/ui/toast'
import { EditedPicture } from './edited-picture'
import { isChanged, moved, type EditedPicture as Picture, picturesOf } from './picture-list'
import { changeProduct } from './save-product'
import { StepForm } from './step-form'

type Props = { product: Product; onSaved: () => void; onBack: () => void }

/** Photos are sent as JPEG, whatever the camera made, unless they are PNG. */
const extensionOf = (file: File) => (file.type === 'image/png' ? 'png' : 'jpg')

const tooMany = `A product has at most ${MAX_PRODUCT_IMAGES} pictures.`

export const ImagesStep = ({ product, onSaved, onBack }: Props) => {
  const [pictures, setPictures] = useState(() => picturesOf(product))
  const [problem, setProblem] = useState<string>()
  const dragged = useRef(0)
  const isUploading = pictures.some(({ file }) => file !== undefined)
  const previews = useRef<string[]>([])
  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), [])

  const previewOf = (picture: Blob): string => {
    const address = URL.createObjectURL(picture)
    previews.current.push(address)
    return address
  }

  const save = useAction(async () => {
    await changeProduct(product.id, { image_paths: pictures.map(({ path }) => path) })
    onSaved()
  })

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    setProblem(undefined)
    save.clearFailure()
    const room = MAX_PRODUCT_IMAGES - pictures.length
    if (files.length > room) setProblem(tooMany)
    const good: Picture[] = []
    for (const file of files.slice(0, room)) {
      const refusal = await refuseImage(file, 'product')
      if (refusal) {
        toast.error(`${file.name}: ${refusal}`)
        continue
      }
      const name = `${crypto.randomUUID()}.${extensionOf(file)}`
      const path = storagePaths.productImage(product.vendor_id, product.id, name)
      const isShown = (await imageTypeOf(file)) !== 'image/heic'
      good.push({ key: path, path, preview: isShown ? previewOf(file) : '', file })
    }
    setPictures((now) => [...now, ...good])
  }
  const change = (key: string, to: Partial<Picture>) =>
    setPictures((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const refusal = whyNot()
    setProblem(refusal)
    if (!refusal) void save.run()
  }
  const whyNot = (): string | undefined => {
    if (pictures.length === 0) return 'Add at least one picture. The first one is the cover.'
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
      isUnsaved={isUploading || isChanged(pictures, product)}
      failure={problem ?? save.failure}
    >
      <p className="text-muted">
        Up to {MAX_PRODUCT_IMAGES} pictures, the cover first. Daylight and a plain background sell
        best. JPG, PNG or HEIC, 10 MB at most.
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {pictures.map((picture, position) => (
          <EditedPicture
            key={picture.key}
            picture={picture}
            position={position}
            count={pictures.length}
            onPrepared={(ready) => {
              if (!picture.preview) change(picture.key, { preview: previewOf(ready) })
            }}
            onUploaded={() => change(picture.key, { file: undefined })}
            onRemove={() => setPictures(pictures.filter(({ key }) => key !== picture.key))}
            onMove={(to) => setPictures(moved(pictures, position, to))}
            onDragStart={() => {
              dragged.current = position
            }}
            onDrop={() => setPictures(moved(pictures, dragged.current, position))}
          />
        ))}
        {pictures.length < MAX_PRODUCT_IMAGES && (
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
    </StepForm>
  )
}
