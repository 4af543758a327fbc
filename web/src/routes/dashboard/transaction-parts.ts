import { DisputeForm } from '@/features/dispute/dispute-form'
import { DisputeRoom } from '@/features/dispute/dispute-room'
import { Pictures } from '@/features/dispute/pictures'
import { StoredPicture } from '@/features/dispute/stored-picture'

/** What the dispute draws inside a transaction. */
export const transactionParts = { DisputeForm, DisputeRoom, Pictures, StoredPicture }
