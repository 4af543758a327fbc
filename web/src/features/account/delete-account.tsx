import { userEndpoints } from '@contract/api/people/users'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useSession } from '@/lib/session/session'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'

const WORD = 'DELETE'

export const DeleteAccount = () => {
  const { signOut } = useSession()
  const { run, dialog } = useRecentLogin()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isMistyped, setMistyped] = useState(false)

  const erase = useAction(
    async () => {
      // Close this dialog first: the password prompt replaces it.
      setIsOpen(false)
      await run(() => call(userEndpoints.delete, { body: { confirm: WORD } }))
      toast.success('Your account is deleted.')
      await signOut()
    },
    { onFailure: () => setIsOpen(true) },
  )
  const open = () => {
    setTyped('')
    setMistyped(false)
    erase.clearFailure()
    setIsOpen(true)
  }
  const confirm = () => {
    setMistyped(typed !== WORD)
    if (typed === WORD) void erase.run()
  }

  return (
    <>
      <Button
        variant="danger"
        className="justify-self-start"
        onClick={open}
        loading={erase.isPending}
      >
        Delete my account
      </Button>
      <ConfirmModal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={confirm}
        title="Delete your account?"
        confirmText="Delete my account for good"
        isDanger
        isLoading={erase.isPending}
        error={isMistyped ? `Type ${WORD} to confirm.` : erase.failure}
      >
        <div className="grid gap-4">
          <p>
            Your profile, favourites, messages and reviews are removed. This can’t be undone. Open
            purchases, sales and money have to be settled first.
          </p>
          <TextField
            label={`Type ${WORD} to confirm`}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </ConfirmModal>
      {dialog}
    </>
  )
}
