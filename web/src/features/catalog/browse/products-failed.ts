const FALLBACK = 'An error occurred while fetching the products. Please try again later.'

/** The specification's sentence for a list of products that could not be loaded. */
export const productsFailed = (error: Error | null): string =>
  `Error loading products: ${error?.message || FALLBACK}`
