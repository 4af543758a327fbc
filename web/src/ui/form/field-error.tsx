import { CircleAlert } from 'lucide-react'

/** Linked to its field by `id`; render it only if there is a message. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm text-error">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    {children}
  </p>
)
