import type { Party, Transaction } from '@contract/entities/orders/transaction'
import type { ComponentType } from 'react'
import type { Run } from './run-action'

/** The props of every action's dialog. */
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
  /** Returns the Storage path for a file name. */
  pathOf: (file: string) => string
  onChange: (images: { paths: string[]; isBusy: boolean }) => void
}

/** Components of other features that a transaction page renders; the page's route passes them. */
export type Parts = {
  DisputeForm: ComponentType<ActionProps>
  DisputeRoom: ComponentType<{ transaction: Transaction; party: Party; now: number; run: Run }>
  Images: ComponentType<ImagesProps>
  StoredImage: ComponentType<{ path: string; alt: string }>
  ReviewForm: ComponentType<ActionProps>
  PurchaseReview: ComponentType<{ transaction: Transaction; party: Party; now: number }>
}
