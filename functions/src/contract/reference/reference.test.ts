import { describe, expect, it } from 'vitest'
import { ATTRIBUTE_KEYS } from './attribute-keys'
import { CATEGORY_ATTRIBUTES } from './attributes'
import { FALLBACK_BANKS, SAMPLE_BANKS } from './banks'
import { CATEGORIES, CATEGORY_VALUES } from './categories'

describe('reference data', () => {
  it('has the 21 categories in the order of the specification', () => {
    expect(CATEGORY_VALUES.join(', ')).toBe(
      'clothing_accessories, furniture, home_kitchen, electronics, beauty_personal_care, health, books, toys_games, sports_outdoors, baby_kids, art_collectibles, pet_supplies, groceries, food_beverages, tools_hardware, jewelry_watches, green_living, lighting, musical_instruments, bikes_vehicles, miscellaneous',
    )
  })

  it('keeps office_supplies out, which is an icon key only', () => {
    expect(CATEGORY_VALUES).not.toContain('office_supplies')
  })

  it('labels every category differently', () => {
    expect(new Set(CATEGORIES.map(({ label }) => label)).size).toBe(21)
  })

  it('has the 20 attribute keys in the order of the specification', () => {
    expect(ATTRIBUTE_KEYS.join(', ')).toBe(
      'brand, condition, colour, size, material, dimensions, net_weight, ingredients, expiry_date, fit_type, fabric_type, pattern, warranty, model_number, assembly_required, room_type, skin_type, scent, organic, other',
    )
  })

  it('asks each category for keys that exist, once each', () => {
    for (const category of CATEGORY_VALUES) {
      const keys = CATEGORY_ATTRIBUTES[category]
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of keys) expect(ATTRIBUTE_KEYS).toContain(key)
    }
  })

  it('offers every attribute key to at least one category', () => {
    const offered = new Set(Object.values(CATEGORY_ATTRIBUTES).flat())
    expect([...ATTRIBUTE_KEYS].filter((key) => !offered.has(key))).toEqual([])
  })

  it('keeps the two sample banks as the specification writes them', () => {
    expect(SAMPLE_BANKS).toEqual([
      { bank_name: 'Access Bank', bank_code: '002' },
      { bank_name: 'GTBank', bank_code: '001' },
    ])
  })

  it('never mistakes a sample code for a real one', () => {
    const real = new Set(FALLBACK_BANKS.map(({ bank_code }) => bank_code))
    expect(real.size).toBe(FALLBACK_BANKS.length)
    expect(SAMPLE_BANKS.filter(({ bank_code }) => real.has(bank_code))).toEqual([])
    for (const code of ['044', '058', '057', '033', '011']) expect(real).toContain(code)
    for (const code of real) expect(code).toMatch(/^\d{3}$/)
  })
})
