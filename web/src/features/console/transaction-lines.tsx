import { consolePaths } from '@contract/console-urls'
import type { TransactionLine } from '@contract/entities/console/console'
import { STATUS_COLOURS, statusLabel } from '@contract/entities/orders/transaction'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { StatusChip } from '@/ui/data/status-chip'
import { Link } from '@/ui/navigation/link'

type Props = { lines: readonly TransactionLine[]; why?: string | undefined }

export const TransactionLines = ({ lines, why }: Props) => (
  <ul className="grid gap-3">
    {lines.map(({ id, product, invoice_id, status, amount_minor, currency, created_at }) => (
      <li key={id} className="grid justify-items-start gap-1 text-sm">
        <Link
          to={consolePaths.case(id, why)}
          className="py-1 font-semibold wrap-anywhere text-primary underline"
        >
          {product}
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <StatusChip tone={STATUS_COLOURS[status]} label={statusLabel(status)} />
          <Money amount_minor={amount_minor} currency={currency} />
          <span>{invoice_id}</span>
          <DateTime at={created_at} />
        </p>
      </li>
    ))}
  </ul>
)
