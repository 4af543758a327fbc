import type { ImportRowError } from '@contract/catalog/product-csv'

const MAX_ROWS_SHOWN = 5

const rowsText = (rows: readonly number[]): string => {
  const shown = rows.slice(0, MAX_ROWS_SHOWN).join(', ')
  const more = rows.length - MAX_ROWS_SHOWN
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${shown}${more > 0 ? ` and ${more} more` : ''}`
}

/** What is read differently from how it stands in the file, said once for all of its rows. */
export const ImportNotes = ({ notes }: { notes: readonly ImportRowError[] }) => {
  const groups = new Map<string, ImportRowError[]>()
  for (const note of notes) {
    const key = `${note.column}\n${note.message}`
    groups.set(key, [...(groups.get(key) ?? []), note])
  }
  return (
    <ul className="grid gap-1 text-muted">
      {[...groups].map(([key, same]) => (
        <li key={key}>
          {rowsText([...new Set(same.map(({ row }) => row))])}
          {same[0]?.column && <code className="break-all">, {same[0].column}</code>}:{' '}
          {same[0]?.message}
        </li>
      ))}
    </ul>
  )
}
