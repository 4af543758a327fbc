/** Of a whole: 10,000 basis points are 100 %. */
export const BASIS_POINTS = 10_000
