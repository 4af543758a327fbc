import { Ban } from 'lucide-react'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { useBlock } from './use-block'

type Props = { id: string; name: string; isMine: boolean }

/** Replaces the composer while the conversation is blocked. */
export const BlockedNotice = ({ id, name, isMine }: Props) => {
  const { isPending, failure, unblock } = useBlock(id)
  return (
    <div className="grid justify-items-start gap-3 border-t border-line p-3 md:p-4">
      <p className="flex items-start gap-2">
        <Ban aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
        {isMine
          ? `You have blocked ${name}. Neither of you can write to the other.`
          : `${name} can’t receive messages here at the moment.`}
      </p>
      <FormAlert>{failure}</FormAlert>
      {isMine && (
        <Button variant="secondary" size="sm" loading={isPending} onClick={unblock}>
          Unblock {name}
        </Button>
      )}
    </div>
  )
}
