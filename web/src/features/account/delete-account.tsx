import { userEndpoints } from '@contract/endpoints/users'
import { useState } from 'react'
import { call } from '@/lib/api-client'
import { useSession } from '@/lib/session'
import { useAction } from '@/lib/use-action'
import { useRecentLogin } from '@/lib/use-recent-login'
import { Button } from '@/ui/button'
import { ConfirmModal } from '@/ui/confirm-modal'
import { TextField } from '@/ui/text-field'
import { toast } from '@/ui/toast'

const WORD = 'DELETE'

export const DeleteAccount = () => {
  const { signOut } = useSession()
  const { run, dialog } = useRecentLogin()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isMistyped, setMistyped] = useState(false)

  const erase = useAction(
    async () => {
      // The question for the password takes this one's place while it is open.
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
