import type { Ticket } from '../../contract/entities/messaging/ticket'
import { COLLECTIONS } from '../../contract/paths'
import { ticketsFrom } from '../../contract/queries/console/console'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { queryOf } from '../list-query'

const tickets = () => collectionOf<Ticket>(COLLECTIONS.tickets)

export const readTicket = (id: string): Promise<Versioned<Ticket> | undefined> =>
  readDocument(tickets().doc(id))

export const addTicket = (batch: Batch, ticket: Ticket): void => {
  batch.create(tickets().doc(ticket.id), ticket)
}

/** Writes only if nobody changed the ticket since it was read. */
export const changeTicket = (
  batch: Batch,
  { data, updated }: Versioned<Ticket>,
  change: Partial<Ticket>,
): void => {
  batch.update(tickets().doc(data.id), fieldsOf<Ticket>(change), { lastUpdateTime: updated })
}

/** Deletes what was written from an address. */
export const removeTicketsOf = async (email: string): Promise<void> => {
  const { docs } = await queryOf(bind(ticketsFrom, { email })).get()
  await Promise.all(docs.map((document) => document.ref.delete()))
}
