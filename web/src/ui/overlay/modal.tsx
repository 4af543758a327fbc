import { lazy, Suspense } from 'react'
import type { ModalProps } from './modal-dialog'

const ModalDialog = lazy(() => import('./modal-dialog'))

/** The dialog's code comes when it's first opened. It traps focus and gives it back. */
export const Modal = (props: ModalProps) =>
  props.isOpen ? (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  ) : null
