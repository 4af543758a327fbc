import { Ellipsis } from 'lucide-react'

export type RowAction = { label: string; isDanger?: boolean; disabled?: boolean } & (
  | { onSelect: () => void; to?: undefined }
  | { to: string; onSelect?: undefined }
)

export type RowActionsProps = {
  actions: readonly RowAction[]
  /** The accessible name, including the row's: "Actions for Indigo adire wrapper". */
  label: string
}

export const rowActionsClass =
  'grid size-[min(2.75rem,14vw)] place-items-center rounded-md hover:bg-sunken'

export const RowActionsIcon = () => <Ellipsis aria-hidden className="size-5" />
