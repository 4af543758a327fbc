import type { HeldDeal } from '@contract/api/orders/deals'
import { TriangleAlert } from 'lucide-react'
import { flagText } from './deal-words'

/** Beside the text that buyers are warned of; nothing if they aren't. */
export const FlagNote = ({ flags }: Pick<HeldDeal, 'flags'>) => {
  const text = flagText(flags)
  return (
    text && (
      <p
        role="note"
        className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning"
      >
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {text}
      </p>
    )
  )
}
