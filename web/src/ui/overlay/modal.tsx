import { Suspense } from 'react'
import { lazyPart } from '../chunks/lazy-part'
import type { ModalProps } from './modal-dialog'

const ModalDialog = lazyPart(() => import('./modal-dialog'))

/** Loads the dialog's code when first opened. The dialog traps focus and restores it on close. */
export const Modal = (props: ModalProps) =>
  props.isOpen ? (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  ) : null
