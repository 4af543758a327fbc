import { Modal } from './modal'
import type { ModalProps } from './modal-dialog'

/** A modal at the bottom on phones and at the side on wide screens: filters, menus, details. */
export const Sheet = (props: Omit<ModalProps, 'shape'>) => (
  <Modal maxWidth={420} {...props} shape="sheet" />
)
