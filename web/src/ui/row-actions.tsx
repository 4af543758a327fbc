import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { Ellipsis } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cx } from './cx'

export type RowAction = { label: string; isDanger?: boolean; disabled?: boolean } & (
  | { onSelect: () => void; to?: undefined }
  | { to: string; onSelect?: undefined }
)

type Props = {
  actions: readonly RowAction[]
  /** Names the row: "Actions for Indigo adire wrapper". */
  label: string
}

const itemClass = ({ isDanger }: RowAction) =>
  cx(
    'flex min-h-11 w-full items-center rounded-md px-3 text-left data-focus:bg-sunken data-disabled:opacity-50',
    isDanger && 'text-error',
  )

export const RowActions = ({ actions, label }: Props) => (
  <Menu>
    <MenuButton
      aria-label={label}
      className="grid size-11 place-items-center rounded-md hover:bg-sunken"
    >
      <Ellipsis aria-hidden className="size-5" />
    </MenuButton>
    <MenuItems
      modal={false}
      anchor={{ to: 'bottom end', gap: 4 }}
      className="z-40 w-56 rounded-lg border border-line bg-surface p-1.5 shadow-lg outline-none"
    >
      {actions.length === 0 && (
        <MenuItem disabled>
          <span className="flex min-h-11 items-center px-3 text-muted">No Action</span>
        </MenuItem>
      )}
      {actions.map((action) => (
        <MenuItem key={action.label} disabled={action.disabled}>
          {action.to !== undefined ? (
            <Link to={action.to} className={itemClass(action)}>
              {action.label}
            </Link>
          ) : (
            <button type="button" onClick={action.onSelect} className={itemClass(action)}>
              {action.label}
            </button>
          )}
        </MenuItem>
      ))}
    </MenuItems>
  </Menu>
)
