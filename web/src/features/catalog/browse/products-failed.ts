import { isApiError } from '@/lib/api/api-error'

const FALLBACK = 'An error occurred while fetching the products. Please try again later.'

/** The specification's error message for a product list that failed to load. */
export const productsFailed = (error: Error | null): string =>
  `Error loading products: ${(isApiError(error) && error.message) || FALLBACK}`
