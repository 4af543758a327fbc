import type { Party, Transaction } from '@contract/entities/transaction'
import type { ComponentType } from 'react'
import type { Run } from './run-action'

/** What every action's dialog is given. */
export type ActionProps = {
  transaction: Transaction
  party: Party
  run: Run
  onClose: () => void
}

type ImagesProps = {
  label: string
  hint?: string
  most: number
  /** Where in Storage a picture of this name goes. */
  pathOf: (file: string) => string
  onChange: (images: { paths: string[]; isBusy: boolean }) => void
}

/** What another feature draws inside a transaction; a route brings them together. */
export type Parts = {
  DisputeForm: ComponentType<ActionProps>
  DisputeRoom: ComponentType<{ transaction: Transaction; party: Party; now: number; run: Run }>
  Images: ComponentType<ImagesProps>
  StoredImage: ComponentType<{ path: string; alt: string }>
  ReviewForm: ComponentType<ActionProps>
  PurchaseReview: ComponentType<{ transaction: Transaction; party: Party; now: number }>
}
