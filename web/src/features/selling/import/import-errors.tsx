import type { Column } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import type { CellError } from './cell-errors'

/** More errors than a person fixes at once; a note below the table gives the total. */
const MAX_SHOWN = 100

/** Enough to find it by. */
const MAX_QUOTED = 40

const quoted = (cell: string): string => {
  const text = cell.trim().replace(/\s+/g, ' ')
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).trimEnd()}…` : text
}

const columns: Column<CellError>[] = [
  {
    key: 'description',
    header: 'Where',
    cell: ({ row, column, cell }) => (
      <>
        <span className="md:whitespace-nowrap">
          Row {row}
          {column && (
            <>
              , <code className="break-all">{column}</code>
            </>
          )}
        </span>
        {cell.trim() && <span className="block text-sm text-muted">“{quoted(cell)}”</span>}
      </>
    ),
  },
  { key: 'message', header: 'What to change', phone: 'plain' },
]

/** The errors of a file, by row number and column as in a spreadsheet. */
export const ImportErrors = ({ errors }: { errors: readonly CellError[] }) => (
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
