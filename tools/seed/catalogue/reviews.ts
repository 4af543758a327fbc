import { readCsv } from './read-csv'

/** A buyer's review, and the store's reply if there is one. */
export type ReviewRow = { product: string; rating: number; text: string; reply: string | null }

const { rows } = await readCsv('./reviews.csv')

export const REVIEWS: readonly ReviewRow[] = rows.map(
  ({ cells: [product = '', rating = '', text = '', reply = ''] }) => ({
    product,
    rating: Number(rating),
    text,
    reply: reply || null,
  }),
)
