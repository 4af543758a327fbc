const FALLBACK = 'An error occurred while fetching the products. Please try again later.'

/** The specification's error message for a product list that failed to load. */
export const productsFailed = (error: Error | null): string =>
  `Error loading products: ${error?.message || FALLBACK}`
