import { lazy, type ReactNode, Suspense } from 'react'

const ModalDialog = lazy(() => import('./modal-dialog'))

export type ModalProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons; they stay in sight below a body that scrolls. */
  footer?: ReactNode
  /** In pixels. */
  maxWidth?: number
  /** `sheet` comes up from the bottom on phones and from the side on wide screens. */
  shape?: 'dialog' | 'sheet'
}

/** The dialog's code comes when it's first opened. It traps focus and gives it back. */
export const Modal = (props: ModalProps) =>
  props.isOpen ? (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  ) : null
