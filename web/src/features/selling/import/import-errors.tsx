import type { ImportRowError } from '@contract/catalog/product-csv'
import type { Column } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'

/** More errors than a person fixes at once; a note below the table gives the total. */
const MAX_SHOWN = 100

const columns: Column<ImportRowError>[] = [
  {
    key: 'description',
    header: 'Where',
    cell: ({ row, column }) => (
      <span className="md:whitespace-nowrap">
        Row {row}
        {column && (
          <>
            , <code className="break-all">{column}</code>
          </>
        )}
      </span>
    ),
  },
  { key: 'message', header: 'What to change', phone: 'plain' },
]

/** The errors of a file, by row number and column as in a spreadsheet. */
export const ImportErrors = ({ errors }: { errors: readonly ImportRowError[] }) => (
  <div className="grid gap-3">
    <DataTable
      caption="Rows that need your attention"
      columns={columns}
      rows={errors.slice(0, MAX_SHOWN)}
      rowKey={({ row, column, message }) => `${row}-${column}-${message}`}
    />
    {errors.length > MAX_SHOWN && (
      <p className="text-sm text-muted">
        The first {MAX_SHOWN} of {errors.length} are shown.
      </p>
    )}
  </div>
)
