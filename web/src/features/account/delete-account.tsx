import { userEndpoints } from '@contract/endpoints/users'
import { useState } from 'react'
import { call } from '@/lib/api-client'
import { isApiError } from '@/lib/api-error'
import { inlineFailureText } from '@/lib/failure-text'
import { useSession } from '@/lib/session'
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
  const [isDeleting, setIsDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()

  const open = () => {
    setTyped('')
    setFailure(undefined)
    setIsOpen(true)
  }
  const erase = async () => {
    if (typed !== WORD) return setFailure(`Type ${WORD} to confirm.`)
    setIsDeleting(true)
    setFailure(undefined)
    try {
      // The question for the password takes this one's place while it is open.
      setIsOpen(false)
      await run(() => call(userEndpoints.delete, { body: { confirm: WORD } }))
      toast.success('Your account is deleted.')
      await signOut()
    } catch (error) {
      if (isApiError(error) && error.api === 'cancelled') return
      setFailure(inlineFailureText(error))
      setIsOpen(true)
    } finally {
      setIsDeleting(false)
    }
  }

  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={open} loading={isDeleting}>
        Delete my account
      </Button>
      <ConfirmModal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={erase}
        title="Delete your account?"
        confirmText="Delete my account for good"
        isDanger
        isLoading={isDeleting}
        error={failure}
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
