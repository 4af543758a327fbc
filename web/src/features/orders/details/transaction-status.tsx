import {
  STATUS_COLOURS,
  statusLabel,
  type Transaction,
  type TransactionStatus,
} from '@contract/entities/orders/transaction'
import { stepLabel } from '@contract/escrow/steps'
import {
  CircleCheck,
  Clock,
  LockKeyhole,
  type LucideIcon,
  MessageCircleWarning,
  Undo2,
} from 'lucide-react'
import { StatusChip } from '@/ui/data/status-chip'

const ICONS: Record<TransactionStatus, LucideIcon> = {
  pending: Clock,
  in_escrow: LockKeyhole,
  completed: CircleCheck,
  in_dispute: MessageCircleWarning,
  reversed: Undo2,
}

/** A status chip with the specification's label and colour, plus an icon. */
export const TransactionStatusChip = ({ status }: { status: TransactionStatus }) => (
  <StatusChip tone={STATUS_COLOURS[status]} label={statusLabel(status)} icon={ICONS[status]} />
)

/** The step that an order has reached, in the colour of its status. */
export const TransactionStepChip = ({ transaction }: { transaction: Transaction }) => {
  const { status } = transaction.status
  return (
    <StatusChip tone={STATUS_COLOURS[status]} label={stepLabel(transaction)} icon={ICONS[status]} />
  )
}
