import { Info } from 'lucide-react'
import { useId } from 'react'
import { cx } from '../cx'
import { useDisclosure } from './use-disclosure'

type Props = { label: string; text: string }

/** An info icon with a tooltip, which opens on hover and, for touch and keyboards, on click. */
export const Tooltip = ({ label, text }: Props) => {
  const id = useId()
  const { isOpen, open, close, toggle, root } = useDisclosure<HTMLSpanElement>()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a shortcut, the button works alone
    <span ref={root} className="relative inline-flex" onMouseEnter={open} onMouseLeave={close}>
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
          'absolute bottom-full left-1/2 z-40 mb-2 w-56 max-w-[80vw] -translate-x-1/2 rounded-md border border-line bg-surface px-3 py-2 text-sm font-normal text-ink shadow-md',
          !isOpen && 'hidden',
        )}
      >
        {text}
      </span>
    </span>
  )
}
