import { Modal } from './modal'
import type { ModalProps } from './modal-dialog'

/** From the bottom on phones, from the side on wide screens: filters, menus, details. */
export const Sheet = (props: Omit<ModalProps, 'shape'>) => (
  <Modal maxWidth={420} {...props} shape="sheet" />
)
