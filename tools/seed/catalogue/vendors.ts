/** A store of the catalogue; `city` is its local government area. */
export type VendorRow = {
  name: string
  slug: string
  /** The account owner's name at the bank. */
  legal_name: string
  owner: string
  description: string
  address: string
  city: string
  state: string
  phone: string
  bank_code: string
  account_number: string
  /** How many days before the seeding the store opened. */
  days: number
}

export const VENDORS = {
  itoku: {
    name: 'Itoku Adire Works',
    slug: 'itoku-adire-works',
    legal_name: 'Folasade Adunni Akinwale',
    owner: 'Folasade Akinwale',
    description:
      'Three generations of dyers behind Itoku market in Abeokuta. We tie, stitch and paint with cassava paste on cotton, dip in our own indigo vats and finish every piece on the same compound. Colour may settle in the first wash; we tell you how to keep it.',
    address: '14 Itoku Market Road',
    city: 'Abeokuta South',
    state: 'Ogun',
    phone: '+2348034412907',
    bank_code: '058',
    account_number: '0124873391',
    days: 640,
  },
  iseyin: {
    name: 'Iseyin Loom House',
    slug: 'iseyin-loom-house',
    legal_name: 'Ganiyu Alade Oyewole',
    owner: 'Ganiyu Oyewole',
    description:
      'Nine narrow looms under one roof in Iseyin, the town of aso-oke. We weave sanyan, etu and alaari the old way and sew them into things people wear and use today. Lengths and colours can be woven to order.',
    address: '3 Oke-Ola Compound, Barracks Road',
    city: 'Iseyin',
    state: 'Oyo',
    phone: '+2347065518823',
    bank_code: '011',
    account_number: '3081194476',
    days: 585,
  },
  aba: {
    name: 'Ariaria Shoe & Stitch',
    slug: 'ariaria-shoe-and-stitch',
    legal_name: 'Chinedu Emeka Nwankwo',
    owner: 'Chinedu Nwankwo',
    description:
      'A shoe and bag line in Ariaria, Aba, with eleven pairs of hands. We cut, last and stitch leather and akwete cloth, and replace any sole that opens within six months. Ask for your size: half sizes cost nothing more.',
    address: 'Shop 27, Powerline, Ariaria International Market',
    city: 'Aba North',
    state: 'Abia',
    phone: '+2348063927714',
    bank_code: '057',
    account_number: '2117740852',
    days: 560,
  },
  kano: {
    name: 'Kurmi Leather Company',
    slug: 'kurmi-leather-company',
    legal_name: 'Aminu Sani Dantata',
    owner: 'Aminu Sani',
    description:
      'Goatskin and cowhide from the Kano tanneries, cut and sewn beside Kurmi market. Our leather is dyed through with guinea-corn red or kept natural, so a scratch shows the same colour beneath. Each strap is hand-punched and waxed.',
    address: '8 Jakara Street, by Kurmi Market',
    city: 'Kano Municipal',
    state: 'Kano',
    phone: '+2348098123456',
    bank_code: '301',
    account_number: '0005561928',
    days: 530,
  },
  bida: {
    name: 'Masaga Brass & Glass',
    slug: 'masaga-brass-and-glass',
    legal_name: 'Hauwa Ndagi Mohammed',
    owner: 'Hauwa Ndagi',
    description:
      'Brass beaters, glass bead makers and potters of the Masaga quarter in Bida, selling together. Our trays are beaten from scrap brass, our beads are pulled from bottle glass, and our pots are fired in straw. Nothing here was made by a machine.',
    address: '22 Masaga Quarter',
    city: 'Bida',
    state: 'Niger',
    phone: '+2348027765104',
    bank_code: '033',
    account_number: '1009426673',
    days: 505,
  },
  igun: {
    name: 'Igun Street Bronze',
    slug: 'igun-street-bronze',
    legal_name: 'Osaro Eghosa Igbinedion',
    owner: 'Osaro Igbinedion',
    description:
      'Casters on Igun Street, Benin City, whose guild has worked bronze for the palace for centuries. We cast by lost wax, carve ebony and iroko, and sign every piece underneath. Papers for travel are included with the larger works.',
    address: '41 Igun Street',
    city: 'Oredo',
    state: 'Edo',
    phone: '+2348056619038',
    bank_code: '214',
    account_number: '4420187765',
    days: 480,
  },
  shea: {
    name: 'Omi Ori Botanicals',
    slug: 'omi-ori-botanicals',
    legal_name: 'Rukayat Bolanle Yusuf',
    owner: 'Rukayat Yusuf',
    description:
      'Sixty women in Kwara gather and press shea for us; we blend it in Ilorin into soap, butter and oils. Small batches with the date on the lid, no bleach, no water added to make weight. Tell us about your skin and we will say which one to try.',
    address: '9 Tanke Road, Oke-Odo',
    city: 'Ilorin South',
    state: 'Kwara',
    phone: '+2348167702941',
    bank_code: '035',
    account_number: '0219938457',
    days: 460,
  },
  ijebu: {
    name: 'Ijebu Harvest',
    slug: 'ijebu-harvest',
    legal_name: 'Olusegun Adebayo Osinowo',
    owner: 'Segun Osinowo',
    description:
      'Garri, ofada and palm oil from farms within thirty kilometres of Ijebu Ode. We fry garri three times a week and mill rice the day it is packed, then send it out the next morning. If a bag reaches you damp, we send another.',
    address: '61 Folagbade Street',
    city: 'Ijebu Ode',
    state: 'Ogun',
    phone: '+2348033380526',
    bank_code: '044',
    account_number: '0697713402',
    days: 430,
  },
  sahel: {
    name: 'Sahel Pantry',
    slug: 'sahel-pantry',
    legal_name: 'Zainab Garba Abdullahi',
    owner: 'Zainab Abdullahi',
    description:
      'Kilishi, spices, honey and grains of the north, from growers and butchers around Zaria whom we know by name. Meat is dried on racks under netting and weighed after drying. Packed in Zaria, on the road the same day.',
    address: '5 Kofar Doka, Tudun Wada',
    city: 'Zaria',
    state: 'Kaduna',
    phone: '+2347031946682',
    bank_code: '302',
    account_number: '0018834529',
    days: 400,
  },
  sun: {
    name: 'Sunrise Works Lagos',
    slug: 'sunrise-works-lagos',
    legal_name: 'Ifeanyi Tobechukwu Okeke',
    owner: 'Ifeanyi Okeke',
    description:
      'We design and assemble solar, sound and lighting gear in a workshop off Allen Avenue, Ikeja. Boards are soldered and tested here and every part can be bought singly. Twelve months of warranty, and we answer the phone.',
    address: '17 Oregun Lane, off Allen Avenue',
    city: 'Ikeja',
    state: 'Lagos',
    phone: '+2348121457093',
    bank_code: '101',
    account_number: '5401126638',
    days: 365,
  },
  cane: {
    name: 'Calabar Cane & Raffia',
    slug: 'calabar-cane-and-raffia',
    legal_name: 'Ekaette Bassey Effiong',
    owner: 'Ekaette Effiong',
    description:
      'Cane, raffia and bamboo from the creeks of Cross River, bent and woven in our yard off Marian Road. We make furniture, lamps and baskets to carry weight for years, and re-weave what we sold. Big pieces travel by our own van.',
    address: '112 Marian Road Extension',
    city: 'Calabar Municipal',
    state: 'Cross River',
    phone: '+2348184470265',
    bank_code: '070',
    account_number: '6150083394',
    days: 330,
  },
  ayan: {
    name: 'Ayan Drum & Play House',
    slug: 'ayan-drum-and-play-house',
    legal_name: 'Ayanwale Oluwaseun Ayandele',
    owner: 'Ayanwale Ayandele',
    description:
      'A family of drummers in Osogbo who make drums, wooden toys and the books that go with them. Instruments are tuned before they leave, and a short film shows you how to keep the skin. Our stories are printed in Ibadan in English and Yoruba.',
    address: '30 Isale-Osun Street',
    city: 'Osogbo',
    state: 'Osun',
    phone: '+2348075529910',
    bank_code: '232',
    account_number: '0073316245',
    days: 300,
  },
} as const satisfies Record<string, VendorRow>

export type VendorKey = keyof typeof VENDORS
