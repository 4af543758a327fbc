import { useNavigationBlocker } from '@/lib/navigation-blocker/use-navigation-blocker'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'

type Props = { isOpen: boolean; onStay: () => void; onLeave: () => void; closesOnBack?: boolean }

/** Asked before a form is left whose pictures would be lost; its text is kept. */
export const PictureQuestion = ({ isOpen, onStay, onLeave, closesOnBack }: Props) => (
  <ConfirmModal
    isOpen={isOpen}
    onClose={onStay}
    onConfirm={onLeave}
    title="Leave without the pictures?"
    confirmText="Leave and lose the pictures"
    cancelText="Stay"
    isDanger
    closesOnBack={closesOnBack}
  >
    <p>What you typed is kept, but the pictures have to be added again.</p>
  </ConfirmModal>
)

/** Asks before a page is left while a form of it has pictures that weren't sent. */
export const PictureGuard = ({ hasPictures }: { hasPictures: boolean }) => {
  const { isAsking, stay, leave } = useNavigationBlocker(hasPictures)
  return <PictureQuestion isOpen={isAsking} onStay={stay} onLeave={leave} closesOnBack={false} />
}
