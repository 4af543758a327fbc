import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import type { NavigationBlocker } from './use-navigation-blocker'

type Props = { guard: NavigationBlocker; children: string }

/** Asks whether to leave; the children say what would be lost. */
export const LeavePrompt = ({ guard, children }: Props) => (
  <ConfirmModal
    isOpen={guard.isAsking}
    onClose={guard.stay}
    onConfirm={guard.leave}
    isDanger
    title="Leave this page?"
    confirmText="Leave without saving"
    cancelText="Stay"
    closesOnBack={false}
  >
    <p>{children}</p>
  </ConfirmModal>
)
