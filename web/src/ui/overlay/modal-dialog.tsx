import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../cx'
import { IconButton } from '../form/icon-button'

const isLost = () => document.activeElement === document.body

/**
 * Focuses what had the focus before the dialog opened, if nothing has it once the dialog is gone, or
 * the page's content if that is gone too. Headless UI blurs the active element on Escape, and then
 * finds nothing to restore.
 */
const useRestoredFocus = (): void => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (isLost() && opener instanceof HTMLElement) opener.focus()
        if (isLost()) document.querySelector('main')?.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}

type State = { modals?: string[] } | null

const openModals = (): string[] => (window.history.state as State)?.modals ?? []

/** Modals that are gone and whose entries aren't taken away yet. */
const leaving = new Set<string>()

const writeModals = (how: 'pushState' | 'replaceState', modals: string[]): void => {
  // The router keeps its own keys in the state; its URL doesn't change.
  window.history[how]({ ...window.history.state, modals }, '')
}

/** Takes away the entries of modals that are gone, from the last one on. */
const takeAway = (): void => {
  const open = openModals()
  let count = 0
  while (leaving.delete(open[open.length - 1 - count] ?? '')) count += 1
  if (count > 0) window.history.go(-count)
}

/**
 * Gives an open modal a history entry, so that the browser's Back closes it and leaves the page
 * where it is. The entry is taken away if the modal closes by itself, unless the page has navigated
 * meanwhile; a modal that takes its place takes its entry over.
 */
const useModalHistory = (isWanted: boolean, close: () => void): void => {
  const id = useId()
  const onBack = useRef(close)
  const removal = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    onBack.current = close
  })
  useEffect(() => {
    if (!isWanted) return
    clearTimeout(removal.current)
    leaving.delete(id)
    const enter = () => {
      const open = openModals()
      if (open.includes(id)) return false
      const isInPlace = leaving.delete(open[open.length - 1] ?? '')
      writeModals(isInPlace ? 'replaceState' : 'pushState', [
        ...(isInPlace ? open.slice(0, -1) : open),
        id,
      ])
      return true
    }
    enter()
    // Entered again at once, because closing may be refused; it is taken away on unmounting.
    const watch = () => {
      if (enter()) onBack.current()
    }
    window.addEventListener('popstate', watch)
    return () => {
      window.removeEventListener('popstate', watch)
      leaving.add(id)
      // Later, because strict mode runs effects twice and a navigation may follow.
      removal.current = setTimeout(takeAway)
    }
  }, [id, isWanted])
}

export type ModalProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, which stay visible below the scrolling body. */
  footer?: ReactNode
  /** In pixels. */
  maxWidth?: number
  /** `sheet` opens at the bottom on phones and at the side on wide screens. */
  shape?: 'dialog' | 'sheet'
  /** False if the URL says that it is open, or if it asks about leaving: Back then does more. */
  closesOnBack?: boolean
}

const shapes = {
  dialog: {
    place: 'items-end justify-center sm:items-center sm:p-6',
    panel: 'max-sm:rounded-t-lg sm:rounded-lg max-h-[92dvh]',
  },
  sheet: {
    place: 'items-end justify-end',
    panel: 'max-md:rounded-t-lg max-md:max-h-[92dvh] md:h-dvh md:border-l',
  },
}

export default function ModalDialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  maxWidth = 520,
  shape = 'dialog',
  closesOnBack = true,
}: ModalProps) {
  useModalHistory(closesOnBack, onClose)
  useRestoredFocus()
  const { place, panel } = shapes[shape]
  // As large as what it covers: a box without height counts as hidden.
  return (
    <Dialog open={isOpen} onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-overlay" />
      <div className={cx('fixed inset-0 flex', place)}>
        <DialogPanel
          style={{ maxWidth }}
          className={cx('flex w-full flex-col border-line bg-surface sm:border', panel)}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <DialogTitle className="text-lg">{title}</DialogTitle>
            <IconButton label="Close" onClick={onClose}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
          <div className="flex-1 overflow-y-auto p-5">{children}</div>
          {footer && (
            <div className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </Dialog>
  )
}
