/** Said wherever somebody may be shown a message that says they were paid. */
export const NO_MESSAGE_IS_PROOF =
  'No message is proof of payment: look at your orders in Oja before you send.'
