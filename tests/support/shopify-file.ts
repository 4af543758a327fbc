/** A file as Shopify exports it: 200 products in four variants each. */
export const SHOPIFY_COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Tags',
  'Option1 Name',
  'Option1 Value',
]
  .concat(['Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Grams'])
  .concat(['Variant Inventory Qty', 'Variant Price', 'Image Src'])
/** The rows of each product. */
export const shopifyRows = Array.from({ length: 200 }, (_, product) =>
  ['M/Indigo', 'M/Red', 'L/Indigo', 'L/Red'].map((choice, variant) => {
    const [size = '', colour = ''] = choice.split('/')
    const isFirst = variant === 0
    return [
      `shirt-${product}`,
      isFirst ? `Adire shirt ${product}` : '',
      isFirst ? '<p>Hand-dyed cotton with a pattern of its own.</p>' : '',
      'adire, cotton',
      ...[isFirst ? 'Size' : '', size, isFirst ? 'Colour' : '', colour],
      ...[`S${product}-${variant}`, '400', String(variant + 1), `${5_000 + variant * 500}.00`],
      'https://example.com/shirt.jpg',
    ]
  }),
)

export const shopifyText = (products: typeof shopifyRows): string =>
  [SHOPIFY_COLUMNS, ...products.flat()]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\r\n')
