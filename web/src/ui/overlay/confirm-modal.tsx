import type { ReactNode } from 'react'
import { Button } from '../form/button'
import { Modal } from './modal'

type Props = {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** Names the consequence and any amount: "Release NGN 12,500 to Adire Works". */
  confirmText: string
  cancelText?: string
  children?: ReactNode
  isDanger?: boolean
  /** While true, the buttons are disabled and the modal can't be closed. */
  isLoading?: boolean
  error?: string
  closesOnBack?: boolean
}

export const ConfirmModal = ({
  isOpen,
  onClose,
  onConfirm,
  title,
  confirmText,
  cancelText = 'Back',
  children,
  isDanger = false,
  isLoading = false,
  error,
  closesOnBack,
}: Props) => {
  const close = () => {
    if (!isLoading) onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={title}
      closesOnBack={closesOnBack}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            {cancelText}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm} loading={isLoading}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <p role="alert" className="mt-4 rounded-md bg-error-soft px-3 py-2 text-error">
          {error}
        </p>
      )}
    </Modal>
  )
}
