import { CONSENT_COOKIE, CONSENT_DAYS } from '@/config/consent'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { Article } from '@/features/layout/content/article'
import { Link } from '@/ui/navigation/link'

const sections = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        {site.company}, {site.address}, is the data controller under the Nigeria Data Protection Act
        2023. Write to <a href={`mailto:${site.emails.info}`}>{site.emails.info}</a> about anything
        on this page.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we keep, and why',
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> name, email address, picture if you add one, and the roles
          that you have. Without them there is no account.
        </li>
        <li>
          <strong>Your purchases and sales:</strong> what, how much, when, the delivery address and
          phone number, the timeline, disputes with their messages and pictures. The other party
          sees what concerns them, a vendor the address and the phone number once you have paid, a
          carrier that we book for a parcel the name, address and phone number on it, and our staff
          does where a dispute comes to them.
        </li>
        <li>
          <strong>A store’s details:</strong> name, legal name, address, phone number, bank and
          account number. Buyers see the name and the place; who returns something, where to send it
          and the phone number. Nobody sees the bank account, nor the street of who sells by deals
          only before something goes back there.
        </li>
        <li>
          <strong>Messages</strong> between a buyer and a vendor: for the two of them, and for our
          staff where one of them reports the conversation.
        </li>
        <li>
          <strong>How you paid:</strong> a fingerprint of your card, or the name and the last four
          digits of the account that you paid from, as the payment provider tells us, to find sales
          of somebody to themselves.
        </li>
        <li>
          <strong>What you write to us,</strong> with our answers.
        </li>
        <li>
          <strong>Favourites, cart and viewed products:</strong> on your device; in your account
          once you log in.
        </li>
        <li>
          <strong>Technical records:</strong> address, time and what was asked for, to find faults
          and to stop abuse.
        </li>
      </ul>
    ),
  },
  {
    id: 'not',
    title: 'What we don’t do',
    body: (
      <p>
        We don’t see or keep your card’s number: you type it at the payment provider. We don’t sell
        data, we show no advertisements, and nothing on this site follows you to other sites.
      </p>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else sees data',
    body: (
      <ul>
        <li>
          The payment provider, for what a payment, a refund or a payout needs, and your bank, for
          what shows whether a payment that you contest was right.
        </li>
        <li>The mail service that carries our emails, for your address and what they say.</li>
        <li>
          The cloud provider that runs the service for us, on servers in the European Union
          (Belgium).
        </li>
        <li>A court or an authority, where the law obliges us.</li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and your device',
    body: (
      <p>
        Only what is necessary: your session, the cookie <code>{CONSENT_COOKIE}</code> that
        remembers for {CONSENT_DAYS} days that you have read our notice, your preferences,
        favourites, cart and viewed products, and what you have typed into a message or a form for a
        store but not sent. There is no other category to switch on or off.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <p>
        As long as you have an account. Records of payments are kept for six years, as Nigerian tax
        law asks; in them your name is removed once your account is deleted. What you wrote to us is
        kept for two years after it was closed, and evidence of a contested payment for 18 months.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        In your <Link to={paths.settings}>settings</Link> you can correct your data, take all of it
        with you as a file, and delete your account (open purchases and sales have to be settled
        first). If you can’t log in, <Link to={`${paths.contact}?topic=access`}>write to us</Link>:
        we answer within 30 days. You can object to what we do and complain to the Nigeria Data
        Protection Commission.
      </p>
    ),
  },
]

export default function PrivacyPolicy() {
  return (
    <Article
      title="Privacy Policy"
      lead="What we know about you, why, who sees it, and how to get rid of it."
      description="Which personal data Oja keeps, why, for how long, who sees it, and your rights."
      sections={sections}
      updated="2026-11-20"
    />
  )
}
