import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { useEffect, useRef } from 'react'
import { cx } from '../cx'
import { RowActionsIcon, type RowActionsProps, rowActionsClass } from '../data/row-actions-button'
import { Link } from '../navigation/link'

const itemClass = (isDanger = false) =>
  cx(
    'flex min-h-11 w-full items-center rounded-md px-3 text-left data-focus:bg-sunken data-disabled:opacity-50',
    isDanger && 'text-error',
  )

/** The menu, which opens on mount because the first click mounts it. */
export default function RowMenu({ actions, label }: RowActionsProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }, [])
  return (
    <Menu>
      <MenuButton ref={button} aria-label={label} className={rowActionsClass}>
        <RowActionsIcon />
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
        {actions.map(({ label: text, isDanger, disabled, to, onSelect }) => (
          <MenuItem key={text} disabled={disabled}>
            {to !== undefined ? (
              <Link to={to} className={itemClass(isDanger)}>
                {text}
              </Link>
            ) : (
              <button type="button" onClick={onSelect} className={itemClass(isDanger)}>
                {text}
              </button>
            )}
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  )
}
