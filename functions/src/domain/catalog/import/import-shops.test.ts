import { describe, expect, test } from 'vitest'
import { importColumns } from './import-columns'
import { fileOf, lines, readDrafts, readFixture } from './testing/import-files'

describe('a file of WooCommerce', () => {
  const PRODUCTS = [
    {
      name: 'Buba blouse',
      description: 'Sewn in Oshogbo from soft cotton.',
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { values: ['S'], price: 1_200_000, status: 'active', available_items: 4, sku: 'BUBA-S' },
        { values: ['M'], price: 1_250_000, status: 'active', available_items: 3, sku: 'BUBA-M' },
      ],
    },
    {
      name: 'Fila cap',
      price: 600_000,
      available_items: 9,
      sku: 'FILA',
      description: 'Woven cap from Iseyin.',
    },
  ]

  test('is its products, with the variations of each', () => {
    expect(readFixture('woocommerce')).toEqual({ drafts: PRODUCTS, errors: [], notes: [] })
  })

  test('may be in any order', () => {
    const [header = '', ...rows] = fileOf('woocommerce').trim().split(/\r?\n/)
    const { drafts, errors } = readDrafts(lines(header, ...rows.toReversed()))
    expect(errors).toEqual([])
    expect(drafts.map(({ name }) => name).toSorted()).toEqual(['Buba blouse', 'Fila cap'])
    expect(drafts.flatMap(({ variants }) => variants ?? [])).toHaveLength(2)
  })

  const WOO = 'ID,Type,SKU,Name,Description,In stock?,Stock,Regular price,Weight (kg),Parent,'
  const HEAD = `${WOO}Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)`

  test('knows a parent by its id, and options by name wherever they stand', () => {
    const { drafts, errors, notes } = readDrafts(
      lines(
        HEAD,
        '7,variable,,Aso oke,"<p>Woven in Iseyin.</p>\\n\\nThree yards, by hand",1,,,,,Material,Cotton,Colour,"Red, Blue"',
        '8,variation,,Aso oke - Red,,1,5,9000,0.35,id:7,Colour,Red,,',
        '9,variation,,Aso oke - Blue,,1,,9500,0.3504,id:7,Colour,Blue,,',
      ),
    )
    expect(errors).toEqual([])
    expect(drafts).toMatchObject([
      {
        name: 'Aso oke',
        description: 'Woven in Iseyin.\nThree yards, by hand',
        options: [{ name: 'Colour', values: ['Red', 'Blue'] }],
        variants: [
          { values: ['Red'], price: 900_000, available_items: 5, weight_grams: 350 },
          { values: ['Blue'], price: 950_000, available_items: 0, weight_grams: 350 },
        ],
      },
    ])
    expect(notes.map(({ row, column }) => [row, column])).toEqual([
      [4, 'weight_kg'],
      [4, 'available_items'],
    ])
  })

  test('names the rows that can’t be imported', () => {
    const { drafts, errors } = readDrafts(
      lines(
        HEAD,
        '1,grouped,G,A set of caps,,1,,,,,,,,',
        '2,variation,X-S,Buba - S,,1,4,12000,,BUBA,Size,S,,',
        '3,simple,FILA,Fila cap,,1,9,6000,,,Material,Cotton,,',
      ),
    )
    expect(drafts).toEqual([{ name: 'Fila cap', price: 600_000, available_items: 9, sku: 'FILA' }])
    expect(errors.map(({ row, message }) => [row, message])).toEqual([
      [2, 'This is a product of the type “grouped”, which can’t be imported.'],
      [3, 'Its product, BUBA, is not in this file.'],
    ])
  })
})

describe('a file of another shop', () => {
  test('in another currency makes nothing of its numbers', () => {
    const { drafts, errors } = readFixture('etsy')
    expect(drafts).toEqual([])
    expect(errors).toEqual(
      [2, 3].map((row) => ({
        row,
        column: 'currency',
        message: 'The price is in EUR. Prices are in naira (NGN).',
      })),
    )
  })

  test('in naira is read, with the quantity of Etsy', () => {
    const file = fileOf('etsy').replaceAll('EUR', 'NGN').replace('18.00', '1800')
    const { drafts, errors } = readDrafts(file)
    expect(errors).toEqual([])
    expect(drafts.map(({ sku, price, available_items }) => [sku, price, available_items])).toEqual([
      ['BF1', 14_600, 3],
      ['RC1', 180_000, 9],
    ])
  })

  test.each([
    ['inventory', fileOf('inventory-export').split('\n')[0] ?? ''],
    ['inventory', 'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Bida shop'],
    ['orders', 'Name,Email,Financial Status,Lineitem name,Lineitem price'],
  ])('is refused by name where it is an export of the %s', (what, header) => {
    expect(() => importColumns(header.trim().split(','))).toThrow(
      expect.objectContaining({
        code: 'product/import-other-file',
        details: { message: expect.stringContaining(what) },
      }),
    )
  })
})

describe('a file with other names of columns', () => {
  test.each([
    'NAME *,Price (NGN),Available items',
    'Product name,Selling price,Stock quantity',
    'Item,price_ngn,Qty',
    'Title,Price,Quantity',
    '“Name”,Unit Price,Quantity in stock',
  ])('is read: %s', (head) => {
    expect(readDrafts(lines(head, 'Ankara bag,12500,5'))).toEqual({
      drafts: [{ name: 'Ankara bag', price: 1_250_000, available_items: 5 }],
      errors: [],
      notes: [],
    })
  })

  test('takes none for what another column is, nor another currency for naira', () => {
    const { columns, ignored } = importColumns([
      'Name',
      'Product',
      'Price (USD)',
      'Price',
      'Price (GHS)',
    ])
    expect(columns).toEqual(['name', undefined, undefined, 'price', undefined])
    expect(ignored).toEqual(['Product', 'Price (USD)', 'Price (GHS)'])
  })

  test.each([
    ['Square', 'Item Name,Variation Name,SKU,Price,Stock'],
    ['Jumia', 'Name,Variation,SellerSku,Price_NGN,Stock'],
  ])('joins the choices of %s by the name of the goods', (_shop, head) => {
    const { drafts, errors } = readDrafts(
      lines(head, 'Adire shirt,Small,AS,15000,5', 'Adire shirt,Large,AL,16000,2'),
    )
    expect(errors).toEqual([])
    expect(drafts).toEqual([
      {
        name: 'Adire shirt',
        options: [{ name: 'Choice', values: ['Small', 'Large'] }],
        variants: [
          { values: ['Small'], price: 1_500_000, status: 'active', available_items: 5, sku: 'AS' },
          { values: ['Large'], price: 1_600_000, status: 'active', available_items: 2, sku: 'AL' },
        ],
      },
    ])
  })

  test('knows that Square’s “Regular” is no choice', () => {
    const { drafts } = readDrafts(
      lines('Item Name,Variation Name,Price,Stock', 'Cap,Regular,5000,3'),
    )
    expect(drafts).toEqual([{ name: 'Cap', price: 500_000, available_items: 3 }])
  })
})

describe('a file of another WooCommerce', () => {
  test('in French is its products', () => {
    const { drafts, errors } = readDrafts(
      lines(
        'ID,Type,UGS,Nom,"En stock ?",Stock,"Poids (kg)","Tarif régulier",Parent,"Nom de l’attribut 1","Valeur(s) de l’attribut 1"',
        '10,variable,ROBE,Robe,1,,0.45,,,Taille,"S, M"',
        '11,variation,ROBE-S,Robe - S,1,3,,15000,ROBE,Taille,S',
      ),
    )
    expect(errors).toEqual([])
    // A variation without a weight has its product's.
    expect(drafts).toMatchObject([
      { name: 'Robe', variants: [{ values: ['S'], price: 1_500_000, weight_grams: 450 }] },
    ])
  })

  test('names a variation that is for any size', () => {
    const { drafts, errors } = readDrafts(
      lines(
        'ID,Type,Name,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
        '10,variable,Tee shirt,,,,Size,"S, M"',
        '11,variation,Tee shirt,4,15000,id:10,Size,',
      ),
    )
    expect(drafts).toEqual([])
    expect(errors).toEqual([
      {
        row: 3,
        column: 'option1_value',
        message: 'This variation is for any Size. Give each Size a row of its own.',
      },
    ])
  })
})

describe('what only one shop writes', () => {
  test('stock that WooCommerce’s variations share is uncounted, and signs are read', () => {
    const { drafts, errors, notes } = readDrafts(
      lines(
        'ID,Type,SKU,Name,In stock?,Stock,Weight (kg),Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
        '10,variable,TEE,Salt &amp; pepper tee,1,20,.5,,,Colour,"Black &amp; White, Red"',
        '11,variation,TEE-BW,Tee - BW,1,parent,,15000,TEE,Colour,Black &amp; White',
        '12,variation,TEE-R,Tee - R,0,parent,,15000,TEE,Colour,Red',
      ),
    )
    expect(errors).toEqual([])
    expect(drafts).toMatchObject([
      {
        name: 'Salt & pepper tee',
        variants: [
          { values: ['Black & White'], available_items: 0, weight_grams: 500 },
          { values: ['Red'], available_items: 0 },
        ],
      },
    ])
    expect(notes).toMatchObject([{ row: 3, column: 'available_items' }])
  })

  test('names of Etsy have their signs, and what only looks like HTML stays', () => {
    const { drafts } = readDrafts(
      lines(
        'TITLE,PRICE,CURRENCY_CODE,QUANTITY',
        '"&quot;Adire&quot; scarf, waist <M &amp; up",15000,NGN,7',
      ),
    )
    expect(drafts).toMatchObject([{ name: '"Adire" scarf, waist <M & up' }])
  })

  test('descriptions of Jumia are HTML, and its first size may name no parent', () => {
    const html = '"<p>Handmade <b>leather</b> sandals &amp; soft.</p><ul><li>Strong</li></ul>"'
    const { drafts, errors } = readDrafts(
      lines(
        'Name,Description,SellerSku,ParentSKU,Variation,Price_NGN,Stock',
        `Kano sandal,${html},S-40,,40,15000,3`,
        `Kano sandal,${html},S-41,S-40,41,15000,3`,
      ),
    )
    expect(errors).toEqual([])
    expect(drafts).toMatchObject([
      {
        description: 'Handmade leather sandals & soft.\nStrong',
        options: [{ name: 'Choice', values: ['40', '41'] }],
      },
    ])
  })

  test.each(['...', '…', 'One Size', 'N/A', '-'])('%s is no choice of Jumia', (variation) => {
    const { drafts, errors } = readDrafts(
      lines(
        'Name,SellerSku,ParentSKU,Variation,Price_NGN,Stock',
        `Clay pot,CP1,CP1,${variation},5000,3`,
      ),
    )
    expect(errors).toEqual([])
    expect(drafts).toEqual([{ name: 'Clay pot', price: 500_000, available_items: 3, sku: 'CP1' }])
  })

  test.each(['VRAI', 'WAHR'])('gift cards are known in the words of a spreadsheet: %s', (yes) => {
    const { drafts } = readDrafts(
      lines('Handle,Title,Variant Price,Gift Card', `gc,Carte cadeau,5000,${yes}`),
    )
    expect(drafts).toEqual([])
  })
})
