import type { Deps } from '../deps'
import { type By, commitDecision, type Recorded } from '../operators/recorded'

type NoteSubject = { type: 'person' | 'transaction'; id: string }

/** Writes a note on a person or a sale: an entry of the audit log, which other operators read there. */
export const addNote = (
  deps: Deps,
  by: By,
  subject: NoteSubject,
): Promise<Recorded<{ done: true }>> =>
  commitDecision(deps, by, 'service/unavailable', async () => {
    const entry = { action: 'note', subject: subject.id, before: null, after: null }
    return { entry, result: { done: true } }
  })
