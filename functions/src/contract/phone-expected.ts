/** The form of a number that is expected. */
export const PHONE_EXPECTED = 'Enter a Nigerian mobile number, such as 08031234567.'
