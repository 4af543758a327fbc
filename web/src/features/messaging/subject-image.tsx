import { Store } from 'lucide-react'

/** What a conversation is about; `url` is missing for a store and for goods without an image. */
export const SubjectImage = ({ url }: { url: string | undefined }) =>
  url ? (
    <img
      src={url}
      alt=""
      width={40}
      height={50}
      loading="lazy"
      className="aspect-4/5 w-10 shrink-0 rounded-sm bg-sunken object-cover"
    />
  ) : (
    <span
      aria-hidden
      className="grid aspect-4/5 w-10 shrink-0 place-items-center rounded-sm bg-primary-soft text-primary"
    >
      <Store className="size-5" />
    </span>
  )
