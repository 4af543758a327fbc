import { Info } from 'lucide-react'
import { type PointerEvent, useId } from 'react'
import { cx } from '../cx'
import { useDisclosure } from './use-disclosure'

type Props = { label: string; text: string }

/** A finger hovers before it clicks, and would close what that opened. */
const onlyMouse = (work: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') work()
}

/** An info icon with a tooltip, which opens on hover and, for touch and keyboards, on click. */
export const Tooltip = ({ label, text }: Props) => {
  const id = useId()
  const { isOpen, open, close, toggle, root } = useDisclosure<HTMLSpanElement>()
  return (
    <span
      ref={root}
      className="relative inline-flex"
      onPointerEnter={onlyMouse(open)}
      onPointerLeave={onlyMouse(close)}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
        aria-expanded={isOpen}
        onClick={toggle}
        className="grid size-6 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Info aria-hidden className="size-4" />
      </button>
      <span
        id={id}
        role="tooltip"
        className={cx(
          // Over the icon; on phones, where it may stand at an edge, above the bottom bar.
          'z-40 rounded-md max-md:fixed max-md:inset-x-4 max-md:bottom-20 md:absolute md:bottom-full md:left-1/2 md:mb-2 md:w-56 md:-translate-x-1/2 border border-line bg-surface px-3 py-2 text-sm font-normal text-ink shadow-lg',
          !isOpen && 'hidden',
        )}
      >
        {text}
      </span>
    </span>
  )
}
