import type { DisputeEntry, PrivatePart } from '../../../contract/entities/orders/transaction-parts'
import { instantText } from '../../../contract/lagos-text'
import { storagePaths } from '../../../contract/paths'
import { counted } from '../../../contract/text/counted'
import { timestampFromMillis } from '../../../contract/time'
import { readDisputeEntries, readPrivatePart } from '../../../db/orders/transactions'
import type { Deps } from '../../deps'
import type { OrderWithEvents } from './contested-orders'
import { eventText, groundsOf, orderFacts } from './evidence-text'
import { type PackSection, renderPack } from './render-pack'

/** Images per pack: the provider's upload and an instance's memory are limited. */
const MAX_IMAGES = 8
const IMAGE_WIDTH = 1_000

const entryText = ({ by, at, kind, text, paths }: DisputeEntry): string =>
  `${instantText(at)}  ${by}, ${kind.replaceAll('_', ' ')}: ${text ?? ''}${paths.length > 0 ? ` (${counted(paths.length, 'picture')})` : ''}`

/** The images of a dispute as JPEG, which a PDF can hold; one that can't be read is left out. */
const imagesOf = async (
  { objects, log }: Deps,
  entries: readonly DisputeEntry[],
): Promise<Buffer[]> => {
  const paths = entries.flatMap((entry) => entry.paths).slice(0, MAX_IMAGES)
  if (paths.length === 0) return []
  const { default: sharp } = await import('sharp')
  const images: Buffer[] = []
  for (const path of paths) {
    try {
      const bytes = await objects.read(path)
      if (!bytes) continue
      const resized = sharp(bytes).rotate().resize({ width: IMAGE_WIDTH, withoutEnlargement: true })
      images.push(await resized.jpeg({ quality: 70 }).toBuffer())
    } catch (error) {
      log.warn('An image is missing from a chargeback pack', { path, error: String(error) })
    }
  }
  return images
}

const buyerFacts = (
  { transaction }: OrderWithEvents,
  contact: PrivatePart['contact'] | undefined,
): [string, string][] => [
  ['Buyer', transaction.customer_details.name],
  ...(contact
    ? ([
        ['Recipient', contact.recipient_name],
        ['Phone', contact.phone],
        ['Address', contact.address],
      ] as [string, string][])
    : []),
  ['Store', transaction.product_details.vendor_details.name],
]

const sectionsOf = async (deps: Deps, order: OrderWithEvents): Promise<PackSection[]> => {
  const { id, buyer_id, invoice_id } = order.transaction
  const [contact, entries] = await Promise.all([
    readPrivatePart(id, buyer_id).then((part) => part?.contact),
    readDisputeEntries(id),
  ])
  const grounds = groundsOf(order)
  const images = await imagesOf(deps, entries)
  return [
    { title: `Order ${invoice_id}`, facts: orderFacts(order) },
    { title: 'Who bought from whom', facts: buyerFacts(order, contact) },
    ...(grounds.length > 0 ? [{ title: 'Why the claim is contested', lines: grounds }] : []),
    { title: 'Timeline, in Lagos time', lines: order.events.map(eventText) },
    ...(entries.length > 0
      ? [{ title: 'What both said', lines: entries.map(entryText), images }]
      : []),
  ]
}

/**
 * Builds the evidence pack of a contested charge and stores it, so that it is ready even if nothing
 * can be built when the time is up. A second chargeback of the charge gets the same pack, with the
 * first one's end in it.
 */
export const buildPack = async (
  deps: Deps,
  orders: readonly OrderWithEvents[],
): Promise<Buffer> => {
  const sections: PackSection[] = []
  for (const order of orders) sections.push(...(await sectionsOf(deps, order)))
  const [first] = orders
  const title = `Evidence: ${orders.map(({ transaction }) => transaction.invoice_id).join(', ')}`
  const pack = await renderPack({ title, at: timestampFromMillis(deps.clock()), sections })
  if (first) {
    const path = storagePaths.chargebackPack(first.transaction.id)
    await deps.objects.write(path, pack, 'application/pdf')
  }
  return pack
}

/** The stored pack, or a new one while there is none. */
export const readPack = async (deps: Deps, orders: readonly OrderWithEvents[]): Promise<Buffer> => {
  const [first] = orders
  const stored = first
    ? await deps.objects.read(storagePaths.chargebackPack(first.transaction.id))
    : undefined
  return stored ?? buildPack(deps, orders)
}
