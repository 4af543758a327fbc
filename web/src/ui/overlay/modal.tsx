import { Suspense } from 'react'
import { lazyChunk } from '../chunks/lazy-chunk'
import type { ModalProps } from './modal-dialog'

const ModalDialog = lazyChunk(() => import('./modal-dialog'))

/** Loads the dialog's code when first opened. The dialog traps focus and restores it on close. */
export const Modal = (props: ModalProps) =>
  props.isOpen ? (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  ) : null
