/** The escrow's numbers as people read them. The server's policy decides; this only tells. */
export const escrowTerms = {
  feePercent: '2.5 %',
  feeFixed_minor: 100_00,
  feeMost_minor: 5_000_00,
  cardMinutes: 30,
  transferHours: 24,
  confirmHours: 48,
  shipDays: 5,
  shipGraceDays: 2,
  inspectionDays: 3,
  inspectionWithoutCodeDays: 7,
  disputeAnswerHours: 72,
  disputeDays: 14,
  evidencePictures: 5,
  codeTries: 5,
  codeLockMinutes: 15,
  payoutWaitHours: 24,
  accountWaitHours: 24,
  reviewDays: 30,
  /** Goods and the fee on them, in kobo: below the cap, in the middle, at the cap. */
  examples: [
    { goods_minor: 5_000_00, fee_minor: 225_00 },
    { goods_minor: 25_000_00, fee_minor: 725_00 },
    { goods_minor: 250_000_00, fee_minor: 5_000_00 },
  ],
} as const
