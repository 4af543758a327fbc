import { listReviews } from '../../../db/orders/reviews'

export const listProductReviews = async (
  id: string,
  { page, limit }: { page: number; limit: number },
) => ({ ...(await listReviews(id, page, limit)), page, limit })
