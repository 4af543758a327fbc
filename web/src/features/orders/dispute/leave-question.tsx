import { ConfirmModal } from '@/ui/overlay/confirm-modal'

type Props = { isOpen: boolean; onStay: () => void; onLeave: () => void }

/** Asked before a form closes whose pictures would be lost; its text is kept. */
export const LeaveQuestion = ({ isOpen, onStay, onLeave }: Props) => (
  <ConfirmModal
    isOpen={isOpen}
    onClose={onStay}
    onConfirm={onLeave}
    title="Close without the pictures?"
    confirmText="Close and lose the pictures"
    cancelText="Stay"
    isDanger
  >
    <p>What you typed is kept, but the pictures have to be added again.</p>
  </ConfirmModal>
)
