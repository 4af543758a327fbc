import type { CategoryValue } from '../../../functions/src/contract/reference/categories'
import type { VendorKey } from './vendors'

/** The expected results: these products, or any of a category or a store. */
type Wanted = readonly string[] | { category: CategoryValue } | { vendor: VendorKey }

export const RELEVANCE_KINDS = [
  'exact',
  'misspelt',
  'plural',
  'synonym',
  'store',
  'marks',
  'begun',
] as const
export type RelevanceKind = (typeof RELEVANCE_KINDS)[number]

const CALABASHES = [
  'Carved Calabash Fruit Bowl',
  'Calabash Phone Amplifier',
  'Stacking Calabashes',
  'Calabash Rattle with Beads',
  'Carved Calabash, Story of the Moon',
  'Calabash Water Bottle with Leather Sling',
  'Calabash Table Lamp, Stars',
]
const BICYCLES = [
  'Bamboo Frame City Bicycle',
  'Cargo Bicycle with Front Box',
  'Electric Conversion Kit for Bicycles',
  'Leather Bicycle Saddle, Sprung',
  'Cane Bicycle Basket',
  'Bicycle Lamp, Solar and Dynamo',
]
const ASO_OKE = [
  'Sanyan Aso-Oke Agbada, Three Pieces',
  'Aso-Oke Clutch with Wrist Loop',
  'Aso-Oke Upholstered Dining Chair',
  'Aso-Oke Table Runner',
  'Weaving Aso-Oke: A Loom Notebook',
  'Aso-Oke Strap Watch',
  'Aso-Oke Car Seat Covers, Front Pair',
]
const SOLAR = [
  'Solar Home Kit, Four Rooms',
  'Pocket Solar Panel, Twenty Watts',
  'Solar Egg Incubator, 56 Eggs',
  'Solar Pump Kit, One Inch',
  'Solar Storm Lantern',
  'Compound Solar Flood Light',
  'Bicycle Lamp, Solar and Dynamo',
]
const DRUMS = [
  'Gangan Talking Drum',
  'Dundun Mother Drum, Iya Ilu',
  'Learner Talking Drum for Children',
  'Udu Clay Pot Drum',
  'Bata Drum, Omele',
]
const TALKING_DRUMS = [
  'Gangan Talking Drum',
  'Learner Talking Drum for Children',
  'The Talking Drum Primer',
]
const BLACK_SOAPS = ['Yoruba Black Soap Bar', 'Liquid Black Soap for Hair and Body']
const HAMMOCKS = ['Creek Hammock, Cotton Rope', 'Adire Stripe Garden Hammock']
const NECKLACES = ['Bida Glass Bead Necklace, Three Strands', 'Benin Coral Necklace, Graduated']
const EARRINGS = ['Fulani Twisted Hoop Earrings', 'Adire Button Earrings']
const LANTERNS = ['Solar Storm Lantern', 'Pierced Brass Lantern']
const MASKS = ['Queen Idia Mask, Ebony', 'Gelede Mask, Painted']
const FOOTBALLS = ['Hand-Stitched Match Football, Size 5', 'Street Five Football, Low Bounce']

/** Written from the catalogue's names, not from what the engine returns. */
export const RELEVANCE_QUERIES: Readonly<
  Record<RelevanceKind, readonly (readonly [q: string, wanted: Wanted])[]>
> = {
  exact: [
    ['talking drum', TALKING_DRUMS],
    ['raw shea butter', ['Raw Shea Butter, Grade A']],
    ['adire wrapper', ['Adire Alabere Wrapper, Two Yards']],
    ['leather tote', ['Saddle-Stitched Leather Tote']],
    ['black soap', BLACK_SOAPS],
    ['calabash', CALABASHES],
    ['solar', SOLAR],
    ['coral necklace', ['Benin Coral Necklace, Graduated']],
    ['honey', ['Raw Acacia Honey, Unfiltered', 'Shea and Honey Lip Balm, Trio']],
    ['chess set', ['Ivory-Nut Carved Chess Set']],
    ['hammock', HAMMOCKS],
    ['walking stick', ['Obudu Trail Walking Stick', 'Carved Walking Stick, Chieftaincy Style']],
    ['bicycle', BICYCLES],
    ['aso oke', ASO_OKE],
    ['power bank', ['Power Bank in Ebony, 20,000 mAh']],
    ['men’s brogues', ["Hand-Lasted Brogues, Men's"]],
    ['football size 5', ['Hand-Stitched Match Football, Size 5']],
  ],
  misspelt: [
    ['talkin drum', TALKING_DRUMS],
    ['calabsh', CALABASHES],
    ['leahter slippers', ['Kano Goatskin Slippers']],
    ['adrie wraper', ['Adire Alabere Wrapper, Two Yards']],
    ['necklase', NECKLACES],
    ['bicyle', BICYCLES],
    ['moringer powder', ['Moringa Leaf Powder']],
    ['choclate', ['Single-Origin Chocolate, Idanre 72 %']],
    ['hamock', HAMMOCKS],
    ['kilshi', ['Kilishi, Thin and Hot', 'Ebony Cheese and Kilishi Board']],
    ['garii', ['Garri Ijebu, Sharp and Fine']],
    ['guittar', ['Highlife Acoustic Guitar']],
    ['earings', EARRINGS],
    ['latern', LANTERNS],
    ['shae butter', ['Raw Shea Butter, Grade A']],
    ['blak soap', BLACK_SOAPS],
    ['foot ball', FOOTBALLS],
    ['tooth brush', ['Bamboo Toothbrush, Family of Five']],
  ],
  plural: [
    ['necklaces', NECKLACES],
    ['masks', MASKS],
    ['drums', DRUMS],
    ['toothbrushes', ['Bamboo Toothbrush, Family of Five']],
    ['kitchen knives', ['Broad-Blade Kitchen Knife']],
    ['lanterns', LANTERNS],
    ['watches', ['Wooden Watch, Iroko Face', 'Aso-Oke Strap Watch']],
    ['bitter leaves', ['Dried Bitter Leaf, Washed']],
    ['candies', ['Calabar Coconut Candy']],
    ['black soaps', BLACK_SOAPS],
    ['footballs', FOOTBALLS],
  ],
  synonym: [
    ['cosmetics', { category: 'beauty_personal_care' }],
    ['jewellery', { category: 'jewelry_watches' }],
    ['fashion', { category: 'clothing_accessories' }],
    ['gadgets', { category: 'electronics' }],
    ['foodstuff', { category: 'groceries' }],
    ['cookware', { category: 'home_kitchen' }],
    ['novels', { category: 'books' }],
    ['music', { category: 'musical_instruments' }],
    ['sofa', ['Two-Seater Raffia Settee']],
    ['couch', ['Two-Seater Raffia Settee']],
    ['sculpture', ['Bida Glass Sculpture, Guinea Fowl', 'Bronze Leopard, Palm Sized']],
    ['handbag', ['Saddle-Stitched Leather Tote', 'Aso-Oke Clutch with Wrist Loop']],
    ['footwear', ['Kano Goatskin Slippers', "Hand-Lasted Brogues, Men's"]],
    ['ornaments', { category: 'jewelry_watches' }],
    ['toiletries', { category: 'beauty_personal_care' }],
    ['pets', { category: 'pet_supplies' }],
  ],
  store: [
    ['Kurmi Leather Company', { vendor: 'kano' }],
    ['omi ori', { vendor: 'shea' }],
    ['Sunrise Works', { vendor: 'sun' }],
    ['igun street bronze', { vendor: 'igun' }],
    ['masaga', { vendor: 'bida' }],
    ['sahel pantry', { vendor: 'sahel' }],
    ['ariaria', { vendor: 'aba' }],
    ['isein loom house', { vendor: 'iseyin' }],
  ],
  marks: [
    ['Ọjà', ['Oja Flute, Carved', 'Adire Baby Carrier Cloth, Oja']],
    ['àdìrẹ aṣọ', ['Adire Alabere Wrapper, Two Yards']],
    ['ṣẹ̀kẹ̀rẹ̀', ['Sekere, Full Net']],
    ['Gẹ̀lẹ̀dẹ́', ['Gelede Mask, Painted']],
    ['ẹ̀gúsí', ['Egusi, Hand-Peeled']],
    ['aṣọ-òkè', ASO_OKE],
    ['ìlù bàtá', ['Bata Drum, Omele']],
    ['Ìjàpá', ['Ijapa and the Elephant: Tortoise Tales']],
  ],
  begun: [
    ['calab', CALABASHES],
    ['talking dr', TALKING_DRUMS],
    ['bicy', BICYCLES],
    ['choc', ['Single-Origin Chocolate, Idanre 72 %']],
    ['neckl', NECKLACES],
    ['aso-o', ASO_OKE],
  ],
}

export type { Wanted }
