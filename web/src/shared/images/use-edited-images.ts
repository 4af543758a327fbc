import type { Image } from '@contract/entities/catalog/image'
import { useState } from 'react'
import { toastRefusal } from '@/lib/uploads/image-rules'
import { useUploads } from '@/lib/uploads/use-uploads'
import { type EditedImage, imagesOf, moved } from './image-list'

type Options = {
  /** The images as they were when the form opened. */
  saved: readonly Image[]
  max: number
  /** The path in Storage of an image of this name. */
  pathOf: (name: string) => string
}

/** Images of a product or deal that are added, moved and removed before they are saved. */
export const useEditedImages = ({ saved, max, pathOf }: Options) => {
  const [order, setOrder] = useState(() => saved.map(({ path }) => path))
  const { uploads, choose, send, remove } = useUploads({
    purpose: 'product',
    pathOf,
    onRefused: toastRefusal,
  })
  const images = imagesOf(order, saved, uploads)
  const paths = images.flatMap(({ path }) => path ?? [])
  const room = max - images.length

  const add = async (files: readonly File[]) => {
    const chosen = await choose(files.slice(0, room))
    setOrder((now) => [...now, ...chosen.map(({ key }) => key)])
    for (const upload of chosen) void send(upload)
  }
  const drop = ({ key, upload }: EditedImage) => {
    if (upload) remove(upload)
    setOrder(order.filter((one) => one !== key))
  }
  return {
    images,
    paths,
    /** How many more there may be. */
    room,
    /** Something chosen isn't uploaded, or failed. */
    isUploading: paths.length < images.length,
    add,
    drop,
    move: (from: number, to: number) => setOrder(moved(order, from, to)),
    retry: ({ upload }: EditedImage) => upload && send(upload),
  }
}
export type EditedImages = ReturnType<typeof useEditedImages>

export const STILL_UPLOADING = 'Wait until every picture is uploaded, or remove those that failed.'
