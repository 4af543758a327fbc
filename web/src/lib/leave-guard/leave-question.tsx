import { ConfirmModal } from '@/ui/confirm-modal'
import type { LeaveGuard } from './use-leave-guard'

type Props = { guard: LeaveGuard; children: string }

/** The question, with what would be lost. */
export const LeaveQuestion = ({ guard, children }: Props) => (
  <ConfirmModal
    isOpen={guard.isAsking}
    onClose={guard.stay}
    onConfirm={guard.leave}
    isDanger
    title="Leave this page?"
    confirmText="Leave without saving"
    cancelText="Stay"
  >
    <p>{children}</p>
  </ConfirmModal>
)
