import type { TransferStatus } from '../model'

/** Accounts, at any bank, to which a transfer doesn't simply succeed: its states, in order. */
export const TRANSFER_COURSES: Readonly<Record<string, readonly TransferStatus[]>> = {
  '0000000001': ['failed'],
  '0000000002': ['success', 'reversed'],
  '0000000003': [],
  '0000000004': ['otp'],
  '0000000005': ['blocked'],
  '0000000006': ['rejected'],
  '0000000007': ['received'],
}

/** The account that no bank knows. */
export const UNKNOWN_ACCOUNT = '0000000009'

/** The account that the provider gives for tests, at Zenith Bank. */
export const TEST_ACCOUNT = { bank_code: '057', account_number: '0000000000' }
