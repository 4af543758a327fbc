import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { show } from '@/lib/testing/stage'
import type { ReturnKind } from '../../actions/available-actions'
import { ReturnDialog } from '../return-dialog'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

/** Opens the dialog of a return's action, whose calls go to the fake API. */
export const openReturn = async (kind: ReturnKind, transaction: Transaction, party: Party) => {
  const onClose = vi.fn()
  show(
    <ReturnDialog
      kind={kind}
      transaction={transaction}
      party={party}
      run={async (action) => {
        await action()
      }}
      onClose={onClose}
    />,
  )
  await screen.findByRole('dialog')
  return onClose
}

/** Chooses a picture, which the stubbed upload takes at once. */
export const addPhoto = async (name = 'torn.png') => {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('There is no file input')
  fireEvent.change(input, { target: { files: [new File([PNG], name)] } })
  await screen.findByText(`${name}, uploaded`)
}
