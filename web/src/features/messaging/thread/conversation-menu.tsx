import { messageEndpoints } from '@contract/api/messaging/messages'
import type { ReportReason } from '@contract/entities/messaging/message'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { ReportDialog } from '@/shared/report/report-dialog'
import { RowActions } from '@/ui/data/row-actions'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import { useBlock } from './use-block'

const WORDS: Record<ReportReason, string> = {
  pay_outside: 'Asks to pay outside Oja',
  fraud: 'Looks like fraud',
  abuse: 'Threatens or insults',
  spam: 'Advertising or spam',
  other: 'Something else',
}
const MAX_LINES = 1_000

type ReportConversationProps = { id: string; name: string; onClose: () => void }

const ReportConversation = ({ id, name, onClose }: ReportConversationProps) => (
  <ReportDialog
    title={`Report ${name}`}
    intro={`We will read this conversation. ${name} won’t know who reported it.`}
    words={WORDS}
    question="What happened?"
    longest={MAX_LINES}
    send={(body) => call(messageEndpoints.report, { params: { id }, body })}
    onClose={onClose}
  />
)

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
