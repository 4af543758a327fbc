export type Bank = { bank_name: string; bank_code: string }

/**
 * The specification's two sample entries, unchanged: the example in the API's document. The codes
 * are not the banks' real ones, so nothing that moves money may use them.
 */
export const SAMPLE_BANKS: readonly Bank[] = [
  { bank_name: 'Access Bank', bank_code: '002' },
  { bank_name: 'GTBank', bank_code: '001' },
]

/**
 * The Central Bank of Nigeria's codes of commercial and non-interest banks, used while the payment
 * provider's own list (which also has the microfinance banks) can't be fetched.
 */
export const FALLBACK_BANKS: readonly Bank[] = [
  { bank_name: 'Access Bank', bank_code: '044' },
  { bank_name: 'Citibank Nigeria', bank_code: '023' },
  { bank_name: 'Ecobank Nigeria', bank_code: '050' },
  { bank_name: 'Fidelity Bank', bank_code: '070' },
  { bank_name: 'First Bank of Nigeria', bank_code: '011' },
  { bank_name: 'First City Monument Bank', bank_code: '214' },
  { bank_name: 'Globus Bank', bank_code: '103' },
  { bank_name: 'Guaranty Trust Bank', bank_code: '058' },
  { bank_name: 'Jaiz Bank', bank_code: '301' },
  { bank_name: 'Keystone Bank', bank_code: '082' },
  { bank_name: 'Polaris Bank', bank_code: '076' },
  { bank_name: 'Providus Bank', bank_code: '101' },
  { bank_name: 'Stanbic IBTC Bank', bank_code: '221' },
  { bank_name: 'Standard Chartered Bank', bank_code: '068' },
  { bank_name: 'Sterling Bank', bank_code: '232' },
  { bank_name: 'SunTrust Bank', bank_code: '100' },
  { bank_name: 'TAJBank', bank_code: '302' },
  { bank_name: 'Titan Trust Bank', bank_code: '102' },
  { bank_name: 'Union Bank of Nigeria', bank_code: '032' },
  { bank_name: 'United Bank for Africa', bank_code: '033' },
  { bank_name: 'Unity Bank', bank_code: '215' },
  { bank_name: 'Wema Bank', bank_code: '035' },
  { bank_name: 'Zenith Bank', bank_code: '057' },
]
