import type { Bounds } from './bounds'

const WORDS: readonly (readonly [keyof Bounds, string])[] = [
  ['reminders', 'reminders at their instants'],
  ['evidence', 'images at their limit'],
  ['refunds', 'refunds late, failed and returned'],
  ['attributions', 'chargebacks given and taken by operators'],
  ['goods_back', 'goods go back by agreement or decision'],
  ['still', 'time stands still'],
]

/** What a walk tries, in one line. */
export const boundsText = (bounds: Bounds): string => {
  const { kind, vat, disputes, offers, claims, most_claims, returns, charges } = bounds
  return [
    `order "${kind}"`,
    vat && `VAT at the ${vat.due}`,
    `disputes: ${disputes}`,
    offers.length > 0 && `offers of ${offers.join(', ')}`,
    most_claims > 0 && `chargebacks: ${most_claims} of ${claims.join(', ')}`,
    returns &&
      `returns for ${returns.reasons.join(', ')}, wishing ${returns.wishes.join(', ')}${returns.parts ? ', of all or one unit' : ''}${returns.booked ? ', a carrier booked' : ''}`,
    charges && `later charges of carriers: ${charges}`,
    ...WORDS.map(([name, text]) => bounds[name] && text),
  ]
    .filter((text) => typeof text === 'string')
    .join('; ')
}
