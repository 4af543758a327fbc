import { supportEndpoints } from '@contract/api/messaging/support'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { Button } from '@/ui/form/button'
import { ReasonDialog } from './reason-dialog'

type Props = { type: 'person' | 'transaction'; id: string; onDone: () => void }

/** Writes a note that other operators read on this page. */
export const NoteButton = ({ type, id, onDone }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const end = () => {
    setOpen(false)
    onDone()
  }
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Add a note
      </Button>
      {isOpen && (
        <ReasonDialog
          onClose={end}
          step={{
            title: 'Add a note',
            text: 'Other operators read it here. It can’t be changed or removed.',
            label: 'Note',
            button: 'Save the note',
            done: 'The note is saved.',
            run: (text) => call(supportEndpoints.note, { body: { subject: { type, id }, text } }),
          }}
        />
      )}
    </>
  )
}
