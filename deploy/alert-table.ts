import { absent, type Condition, jobStopped, moreThan, seldomer, tooManyErrors } from './conditions'

/** A line of the log that is counted. */
export type Line = {
  /** The metric's name, if it isn't the alert's. */
  metric?: string
  /** Counted from this severity on: by default errors. */
  severity?: 'WARNING' | 'ANY'
  /** What the message contains. */
  text: string
  about: string
}

type Alert = {
  name: string
  /** Without it the platform's own metrics are looked at. */
  line?: Line
  title: string
  /** By default `ERROR`. */
  severity?: 'WARNING' | 'CRITICAL'
  /** What to do, in Markdown. */
  says: string
  /** Any of them. */
  when: readonly Condition[]
}

/** Everything that wakes somebody: which line of the log, from when on, and what to do. */
export const ALERTS: readonly Alert[] = [
  {
    name: 'carrier-charge',
    line: {
      text: 'A carrier took more for a parcel',
      about: 'A carrier took more for a parcel than was posted for it.',
    },
    title: 'a carrier charged more',
    says: 'The log line names the transaction and how much more. Its vendor was told; an objection is in the queue. Ask the carrier for its reason.',
    when: [moreThan(0, 3600, 'One line in an hour')],
  },
  {
    name: 'carrier-differs',
    line: {
      text: 'The carrier differs from the ledger',
      about:
        'The nightly comparison found a parcel or the wallet at the carrier to differ from the ledger.',
    },
    title: 'the carrier differs from the ledger',
    says: 'Each line names the order and both amounts, or what the wallet misses. A parcel that was refunded as lost is claimed from the carrier; otherwise correct the ledger.',
    when: [moreThan(0, 3600, 'One line in an hour')],
  },
  {
    name: 'carrier-wallet-low',
    line: {
      text: 'The carrier wallet is low',
      about: "The wallet that pays carriers has less than a fifth of a week's use.",
    },
    title: 'the carrier wallet is low',
    says: 'Fund the wallet at the carrier: it has less than a fifth of a week’s use. Empty, its method is hidden. The line names the balance and the use; so does the queue.',
    when: [moreThan(0, 3600, 'One line in an hour')],
  },
  {
    name: 'carrier-wallet',
    line: {
      text: 'The carrier wallet is empty',
      about:
        "The wallet that pays carriers doesn't cover a parcel; carriers are hidden from buyers.",
    },
    title: 'the carrier wallet is empty',
    says: 'Fund the wallet at the carrier. Until then its method is hidden; orders that are paid wait for their booking.',
    when: [moreThan(0, 3600, 'One line in an hour')],
  },
  {
    name: 'chargeback-weak',
    line: {
      text: 'A chargeback was contested without proof',
      about: 'A chargeback was contested by rule without the code: nobody had answered it.',
    },
    title: 'a chargeback was contested without proof',
    says: 'Nobody answered it, and four hours were left: the rule sent what there was. The case in the console shows the evidence.',
    when: [moreThan(0, 600, 'A chargeback was contested without proof')],
  },
  {
    name: 'due-failed',
    line: {
      text: 'A due transaction failed',
      about: 'A transaction that was due could not be moved; it is tried again later.',
    },
    title: 'due work fails',
    says: 'The log lines name transaction and error. Each is tried again, later each time.',
    when: [moreThan(5, 600, 'More than five in ten minutes')],
  },
  {
    name: 'due-failing',
    line: {
      text: 'A due item keeps failing',
      about:
        'Something that is due failed again and again; it is still tried, and waits for a person.',
    },
    title: 'a due item keeps failing',
    says: '`npm run ops -- list` shows it with its last error, and so does the console. Mend the cause, then `requeue` it.',
    when: [moreThan(0, 600, 'An item failed eight times')],
  },
  {
    name: 'due-late',
    line: {
      severity: 'WARNING',
      text: 'Due work is late',
      about: 'A transaction was moved more than ten minutes after it was due.',
    },
    title: 'due work is late',
    says: 'A deadline passed ten minutes ago and nothing happened. Are the jobs in Cloud Scheduler running, and do they end within their time?',
    when: [moreThan(0, 600, 'A transaction was ten minutes late'), jobStopped],
  },
  {
    name: 'ledger-broken',
    line: {
      text: 'The ledger is broken',
      about: 'The verification of the ledger found a broken entry, chain or seal.',
    },
    title: 'the ledger is broken',
    severity: 'CRITICAL',
    says: 'Stop payouts: pause the job `dispatchOutbox` in Cloud Scheduler. Then `npm run reconcile` names the entries. docs/restore.md has the way back.',
    when: [moreThan(0, 600, 'A broken entry, chain or seal')],
  },
  {
    name: 'ledger-not-verified',
    line: {
      metric: 'ledger-verified',
      severity: 'ANY',
      text: 'The ledger was verified',
      about: 'The verification of the ledger ran to its end.',
    },
    title: 'the ledger was not verified in 26 hours',
    severity: 'CRITICAL',
    says: '`verifyLedger` runs at 02:00 Lagos time. Its log says why it did not end; start it by hand in Cloud Scheduler.',
    when: [seldomer('No verification in 25 hours, for an hour', 90_000, 3_600)],
  },
  {
    name: 'messages-ceiling',
    line: {
      text: 'Messages to phones have reached their ceiling',
      about: "The day's ceiling of paid messages was reached; push, email and pages go on.",
    },
    title: 'messages to phones have reached their ceiling',
    says: 'No SMS and no paid WhatsApp message about an order goes out until midnight in Lagos. Were there so many sales? If not, turn paid messages off in the console and look at whose they are.',
    when: [moreThan(0, 3600, 'One line in an hour')],
  },
  {
    name: 'operator-looks',
    line: {
      text: 'An operator looks at very many people',
      about: 'An operator looked at more people and cases in a day than support needs.',
    },
    title: 'an operator looks at very many people',
    says: 'The line names the operator and how often they looked today. The audit log of the day shows at whom and why; `npm run ops -- operator revoke` ends it at once.',
    when: [moreThan(0, 600, 'An operator looks at very many people')],
  },
  {
    name: 'paid-late',
    line: {
      severity: 'WARNING',
      text: 'An order was paid after its end',
      about:
        "An order was paid after its buyer had cancelled it or let it lapse: unless it is kept, the provider's fee is ours.",
    },
    title: 'many orders are paid after they ended',
    severity: 'WARNING',
    says: 'Each of these payments goes back unless its buyer keeps the order, and what the provider keeps of it is ours. Somebody may be doing it on purpose, with several accounts: the lines name the payments, the console shows their buyers.',
    when: [moreThan(5, 3600, 'More than five within an hour')],
  },
  {
    name: 'parcel-late',
    line: {
      text: 'A parcel is late',
      about: 'A carrier hasn’t brought a parcel three days past the promise.',
    },
    title: 'a parcel is late',
    says: 'The log line names the transaction. Ask the carrier for its parcel; both parties were told.',
    when: [moreThan(0, 3600, 'One line in an hour')],
  },
  {
    name: 'schema-broken',
    line: {
      text: 'The response breaks its schema',
      about: 'A response of the API broke its own schema.',
    },
    title: 'a response breaks its schema',
    severity: 'WARNING',
    says: 'The log line names route and fields. The data was sent; the web refuses it.',
    when: [moreThan(0, 600, 'A response broke its schema')],
  },
  {
    name: 'server-errors',
    title: 'functions answer 5xx',
    says: 'Error Reporting groups them. Scheduled functions and triggers are in it: their failures are 5xx as well.',
    when: [tooManyErrors],
  },
  {
    name: 'sign-in-codes',
    line: {
      text: 'The ceiling of sign-in codes is reached',
      about: 'As many codes for signing in by phone were sent in a day as the house pays for.',
    },
    title: 'the ceiling of sign-in codes is reached',
    says: 'Nobody signs in by phone until the day is over; email goes on. Look at what the provider of messages counted: many numbers that nobody has, or of one range, are somebody who sells messages. Raise `code_house` (`usecases/rate-limit.ts`) only if they were people.',
    when: [moreThan(0, 3600, 'One line in an hour')],
  },
  {
    name: 'stock-broken',
    line: {
      text: 'A count of stock is below zero',
      about: "A count of a product's stock is below zero: its orders and its stock disagree.",
    },
    title: 'a count of stock is below zero',
    says: 'Orders and stock of the product in the line disagree, so that it may be sold twice or not at all. `npm run reconcile` says what differs, `npm run ops -- recount-stock <product>` counts it afresh.',
    when: [moreThan(0, 600, 'A count of stock is below zero')],
  },
  {
    name: 'task-dead',
    line: {
      text: 'A task is dead',
      about: 'A refund, transfer, push or evidence was tried as often as it may be.',
    },
    title: 'a task is dead',
    says: '`npm run ops -- list` shows it with its last error.',
    when: [moreThan(0, 600, 'A task was tried as often as it may be')],
  },
  {
    name: 'transfer-otp',
    line: {
      text: 'A transfer waits for a one-time password',
      about: 'A transfer waits for a one-time password, which the provider accepts for 30 minutes.',
    },
    title: 'a transfer waits for a one-time password',
    says: "Enter the password in Paystack's dashboard within 30 minutes, or switch it off there: docs/deploy.md, Paystack. `npm run ops -- list otp` shows the transfers.",
    when: [moreThan(0, 600, 'A transfer waits for a one-time password')],
  },
  {
    name: 'webhook-silence',
    line: {
      metric: 'webhook-received',
      severity: 'ANY',
      text: 'A webhook was received',
      about: 'Paystack sent a signed event.',
    },
    title: 'Paystack is silent',
    severity: 'WARNING',
    says: 'No event in six hours. On a quiet site that may be true: lengthen it in deploy/alert-table.ts. Otherwise look at the webhook address and the delivery log in Paystack’s dashboard.',
    when: [absent('No signed event in six hours', 21_600)],
  },
]
