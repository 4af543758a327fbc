import type { StoreLimit } from '@contract/entities/people/store-limit'
import { busyText } from './busy-text'

/** Whether a store can't take an order of this amount now; minor units. */
export const isBusyFor = (room: StoreLimit | undefined, total_minor: number): room is StoreLimit =>
  room !== undefined && total_minor > room.room_minor

type Props = { name: string; room: StoreLimit }

/** Says before anything is paid that a new store can't take an order now. */
export const StoreBusy = ({ name, room }: Props) => (
  <p role="status" className="text-error text-sm">
    {busyText(name, room)}
  </p>
)
