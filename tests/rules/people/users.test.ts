import { collection, query, serverTimestamp, where } from 'firebase/firestore'
import { uidOf } from '../../support/rules/rules-actors'
import { longAgo } from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const signUp = (uid: string) => ({
  user_id: uid,
  name: 'Ngozi',
  email: `${uid}@oja.example`,
  photo_url: '',
  accepted_conditions: true,
  roles: ['user'],
  created_at: serverTimestamp(),
  updated_at: serverTimestamp(),
})

/**
 * Characters that reverse, hide or break a line. `contract/text/plain-line.test.ts` tests the same
 * for the API.
 */
const UNSEEN = {
  'a line break': 'Ada\nBcc: x@y.z',
  'a tab': 'Ada\tObi',
  NUL: 'Ada\0Obi',
  'a bell': 'Ada\u0007',
  'right-to-left override': 'Ada \u202eibO',
  'a mark of direction': 'Ada\u200fObi',
  'a zero-width space': 'A\u200bda',
  'a soft hyphen': 'A\u00adda',
  'a line separator': 'Ada\u2028Obi',
  'a private letter': 'Ada \ue000',
  'a tag': 'Ada \u{e0041}',
  'a letter that shows nothing': 'Ada \u3164Obi',
  'a pile of marks': 'Ada\u0301\u0300\u0301\u0302\u0303\u0304',
  'blanks alone': '   ',
  'a blank before': ' Ada',
  'a blank after': 'Ada ',
  'two blanks': 'Ada  Obi',
  'another kind of blank': 'Ada\u00a0Obi',
  'no letter': '12345',
}

const own = `users/${uidOf('buyer')}`
const record = { ...signUp(uidOf('buyer')), created_at: longAgo, updated_at: longAgo }

const creation = (why: string, change: Record<string, unknown>): Attempt => ({
  why,
  as: 'buyer',
  operation: 'create',
  path: own,
  data: { ...signUp(uidOf('buyer')), ...change },
})
const update = (why: string, data: Record<string, unknown>): Attempt => ({
  why,
  as: 'buyer',
  operation: 'update',
  path: own,
  data,
})

describeCollection({
  collection: 'users',
  policy: 'a record is its own user’s to create once and to read',
  documents: { [own]: record },
  get: () => own,
  list: (db, actor) => query(collection(db, 'users'), where('user_id', '==', uidOf(actor))),
  create: (actor) => ({ path: `users/${uidOf(actor)}`, data: signUp(uidOf(actor)) }),
  update: () => ({ path: own, data: { name: 'Ada' } }),
  allowed: {
    get: ['buyer'],
    create: [
      'unverified',
      'buyer',
      'other_buyer',
      'vendor',
      'other_vendor',
      'vendor_as_buyer',
      'forged_claim',
      'operator',
    ],
  },
  accepted: [
    ...[1, 80].map((length) =>
      creation(`a name of ${length} characters`, { name: 'a'.repeat(length) }),
    ),
    ...['Adéyẹmí Ọ̀ṣun', "O'Neil-Ada, Jr.", 'محمد', '2 Ada'].map((name) =>
      creation(`the name ${name}`, { name }),
    ),
  ],
  hostile: [
    creation('the vendor role is not taken at sign-up', { roles: ['user', 'vendor'] }),
    creation('roles can not be empty', { roles: [] }),
    creation('roles is a list', { roles: 'user' }),
    creation('conditions must be accepted', { accepted_conditions: false }),
    creation('the address is the token’s', { email: 'someone@else.example' }),
    creation('the id is one’s own', { user_id: uidOf('vendor') }),
    creation('a name is needed', { name: '' }),
    creation('a name has 80 characters at most', { name: 'a'.repeat(81) }),
    creation('a name is text', { name: 7 }),
    ...Object.entries(UNSEEN).map(([what, name]) =>
      creation(`a name is a plain line: ${what}`, { name }),
    ),
    creation('a photo is set by the server', { photo_url: 'https://evil.example/a.png' }),
    creation('the time is the server’s', { created_at: longAgo }),
    creation('the time of change is the server’s', { updated_at: longAgo }),
    creation('a number is set by the server', { phone: '+2348031234567' }),
    creation('a number is proved by the server', { phone_verified_at: longAgo }),
    creation('no extra field', { is_admin: true }),
    {
      why: 'nobody creates another’s record',
      as: 'other_buyer',
      operation: 'create',
      path: own,
      data: signUp(uidOf('buyer')),
    },
    update('roles are the server’s', { roles: ['user', 'vendor'] }),
    update('the address is the server’s', { email: 'new@oja.example' }),
    update('the number is the server’s', { phone: '+2348031234567' }),
    update('the time of its proof is the server’s', { phone_verified_at: longAgo }),
    update('the photo is the server’s', { photo_url: 'https://evil.example/a.png' }),
    update('the id is frozen', { user_id: 'x' }),
    update('times are the server’s', { created_at: serverTimestamp() }),
    update('no extra field', { is_admin: true }),
  ],
})
