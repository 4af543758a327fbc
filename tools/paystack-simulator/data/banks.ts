const NAMES_AND_CODES = [
  ['9 Payment Service Bank', '120001'],
  ['Access Bank', '044'],
  ['ALAT by WEMA', '035A'],
  ['Carbon', '565'],
  ['Citibank Nigeria', '023'],
  ['Ecobank Nigeria', '050'],
  ['Fidelity Bank', '070'],
  ['First Bank of Nigeria', '011'],
  ['First City Monument Bank', '214'],
  ['Globus Bank', '00103'],
  ['Guaranty Trust Bank', '058'],
  ['Jaiz Bank', '301'],
  ['Keystone Bank', '082'],
  ['Kuda Bank', '50211'],
  ['Lotus Bank', '303'],
  ['Moniepoint MFB', '50515'],
  ['OPay Digital Services Limited (OPay)', '999992'],
  ['PalmPay', '999991'],
  ['Parallex Bank', '104'],
  ['Polaris Bank', '076'],
  ['PremiumTrust Bank', '105'],
  ['Providus Bank', '101'],
  ['Stanbic IBTC Bank', '221'],
  ['Standard Chartered Bank', '068'],
  ['Sterling Bank', '232'],
  ['SunTrust Bank', '100'],
  ['TAJ Bank', '302'],
  ['Titan Bank', '102'],
  ['Union Bank of Nigeria', '032'],
  ['United Bank For Africa', '033'],
  ['Unity Bank', '215'],
  ['VFD Microfinance Bank Limited', '566'],
  ['Wema Bank', '035'],
  ['Zenith Bank', '057'],
] as const

export type Bank = { id: number; name: string; slug: string; code: string }

/** Nigerian banks with the codes that the provider uses. */
export const BANKS: readonly Bank[] = NAMES_AND_CODES.map(([name, code], index) => ({
  id: index + 1,
  name,
  slug: name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, ''),
  code,
}))

export const bankByCode = (code: string): Bank | null =>
  BANKS.find((bank) => bank.code === code) ?? null
