import { messageEndpoints } from '@contract/api/endpoints/messages'
import type { ReportReason } from '@contract/entities/message'
import { call } from '@/lib/api/api-client'
import { ReportDialog } from '@/lib/report-dialog'

const WORDS: Record<ReportReason, string> = {
  pay_outside: 'Asks to pay outside Oja',
  fraud: 'Looks like fraud',
  abuse: 'Threatens or insults',
  spam: 'Advertising or spam',
  other: 'Something else',
}
const MAX_LINES = 1_000

type Props = { id: string; name: string; onClose: () => void }

export const ReportConversation = ({ id, name, onClose }: Props) => (
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
