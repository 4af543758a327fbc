import { useState } from 'react'
import { RowActions } from '@/ui/data/row-actions'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import { ReportConversation } from './report-conversation'
import { useBlock } from './use-block'

type Props = { id: string; name: string; isBlocked: boolean }

/** Blocks or reports the other member. */
export const ConversationMenu = ({ id, name, isBlocked }: Props) => {
  const [open, setOpen] = useState<'block' | 'report'>()
  const { isPending, failure, block } = useBlock(id)
  const close = () => setOpen(undefined)

  const confirm = async () => {
    if (await block()) close()
  }
  return (
    <>
      <RowActions
        label={`Actions for the conversation with ${name}`}
        actions={[
          ...(isBlocked
            ? []
            : [{ label: `Block ${name}`, isDanger: true, onSelect: () => setOpen('block') }]),
          { label: `Report ${name}`, isDanger: true, onSelect: () => setOpen('report') },
        ]}
      />
      <ConfirmModal
        isOpen={open === 'block'}
        onClose={close}
        onConfirm={confirm}
        title={`Block ${name}?`}
        confirmText={`Block ${name}`}
        isDanger
        isLoading={isPending}
        error={failure}
      >
        <p>
          Neither of you can write to the other, here or in any other conversation, until you
          unblock {name}. What was said stays, and purchases go on as they are.
        </p>
      </ConfirmModal>
      {open === 'report' && <ReportConversation id={id} name={name} onClose={close} />}
    </>
  )
}
