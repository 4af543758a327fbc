import { collection, query, where } from 'firebase/firestore'
import { signedIn, uidOf } from '../../support/rules/rules-actors'
import {
  aboutProduct,
  around,
  begun,
  buyer,
  counted,
  countedConversations,
  countedMessages,
  general,
  id,
  message,
  messages,
  newId,
  newPath,
  path,
  storedConversation,
  vendor,
} from '../../support/rules/rules-conversations'
import { longAgo } from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const creation = (why: string, change: Record<string, unknown>, at = newPath): Attempt => ({
  why,
  as: 'buyer',
  operation: 'create',
  path: at,
  data: { ...begun(newId, aboutProduct), ...change },
  beside: countedConversations(at.replace('conversations/', '')),
})
const uncounted = (why: string, beside: Record<string, Record<string, unknown>>): Attempt => ({
  ...creation(why, {}),
  beside,
})
const update = (why: string, data: Record<string, unknown>): Attempt => ({
  why,
  as: 'buyer',
  operation: 'update',
  path,
  data,
})

describeCollection({
  collection: 'conversations',
  policy: 'a conversation is its two members’',
  documents: { [path]: storedConversation },
  around,
  get: () => path,
  list: (db, actor) =>
    query(collection(db, 'conversations'), where('members', 'array-contains', uidOf(actor))),
  create: () => ({ path: newPath, data: begun(newId, aboutProduct) }),
  update: (actor) => ({ path, data: { [`unread.${uidOf(actor)}`]: 0 } }),
  allowed: {
    get: ['buyer', 'vendor'],
    list: signedIn,
    create: ['buyer'],
    update: ['buyer', 'vendor'],
  },
  accepted: [
    creation('a conversation on nothing in particular', begun(id, general), path),
    creation('one on a purchase', { subject: { ...aboutProduct, kind: 'transaction' } }),
    ...[1, 120].map((length) =>
      creation(`a title of ${length} characters`, {
        subject: { ...aboutProduct, title: 'x'.repeat(length) },
      }),
    ),
  ],
  hostile: [
    creation('one is a member oneself', {
      members: [uidOf('other_buyer'), vendor],
      buyer_id: uidOf('other_buyer'),
    }),
    creation('there are two members', { members: [buyer, vendor, uidOf('other_buyer')] }),
    creation('nobody talks to oneself', { members: [buyer, buyer], vendor_id: buyer }),
    creation('the other has a store', {
      members: [buyer, uidOf('other_buyer')],
      vendor_id: uidOf('other_buyer'),
    }),
    creation('the members are the two named', { buyer_id: uidOf('other_buyer') }),
    creation('names are the server’s', { names: { [vendor]: 'Bank of Nigeria' } }),
    creation('the last message is the server’s', { last_message: { text: 'x' } }),
    creation('unread counts are the server’s', { unread: { [vendor]: 99 } }),
    creation('nobody is blocked at the beginning', { blocked_by: [vendor] }),
    creation('the time is the server’s', { created_at: longAgo }),
    creation('the time of change is the server’s', { updated_at: longAgo }),
    creation('no extra field', { pinned: true }),
    creation('a subject has a known kind', { subject: { ...aboutProduct, kind: 'bank' } }),
    creation(
      'a subject names a product',
      begun(`${buyer}_${vendor}_x`, { ...aboutProduct, id: 'x' }),
      `conversations/${buyer}_${vendor}_x`,
    ),
    creation('a general subject names nothing', { subject: { ...aboutProduct, kind: 'general' } }),
    creation(
      'nothing in particular is no other kind',
      begun(id, { ...general, kind: 'product' }),
      path,
    ),
    creation(
      'nothing in particular has a kind we know',
      begun(id, { ...general, kind: 'x' }),
      path,
    ),
    creation('a subject has a title', { subject: { ...aboutProduct, title: '' } }),
    creation('a title has 120 characters at most', {
      subject: { ...aboutProduct, title: 'x'.repeat(121) },
    }),
    creation('a subject has no extra field', { subject: { ...aboutProduct, url: 'x' } }),
    creation('a subject is a map', { subject: 'general' }),
    uncounted('each is counted by itself', countedConversations(id)),
    uncounted('what another counted is not one’s own count', {
      ...countedConversations(newId),
      ...counted(buyer, 'conversations', id),
    }),
    creation('the id says who and what about', { id: 'other' }, 'conversations/other'),
    update('the other’s count is not one’s own', { [`unread.${vendor}`]: 0 }),
    update('both counts at once', { unread: { [buyer]: 0, [vendor]: 0 } }),
    update('a count only goes to nothing', { [`unread.${buyer}`]: 5 }),
    update('members are frozen', { members: [buyer, uidOf('other_vendor')] }),
    update('names are the server’s', { names: { [vendor]: 'x' } }),
    update('blocking is the server’s', { blocked_by: [vendor] }),
    update('the last message is the server’s', { last_message: null, unread: {} }),
  ],
})

const image = (change: Record<string, unknown>) => ({
  ...message(buyer, null),
  image_path: `messages/${id}/${buyer}/${vendor}/${buyer}/photo.jpg`,
  ...change,
})

const attempted = (why: string, data: Record<string, unknown>): Attempt => ({
  why,
  as: 'buyer',
  operation: 'create',
  path: `${messages}/by-${buyer}`,
  data,
})

describeCollection({
  collection: 'conversations/{id}/messages',
  policy: 'members write as themselves, and what is written stays',
  documents: { [`${messages}/m1`]: { ...message(buyer), sent_at: longAgo } },
  around: { ...around, [path]: storedConversation },
  get: () => `${messages}/m1`,
  list: (db) => collection(db, messages) as never,
  create: (actor) => ({ path: `${messages}/by-${uidOf(actor)}`, data: message(uidOf(actor)) }),
  update: () => ({ path: `${messages}/m1`, data: { text: 'changed' } }),
  allowed: {
    get: ['buyer', 'vendor'],
    list: ['buyer', 'vendor'],
    create: ['buyer', 'vendor'],
  },
  accepted: [
    ...[1, 2_000].map((length) =>
      attempted(`a text of ${length} characters`, message(buyer, 'x'.repeat(length))),
    ),
    ...['❤️', '👩🏾‍🌾', 'می\u200cخواهم', 'Ẹ̀kọ́\n\nọ̀fẹ́', '\u3164\n?\n\u2800'].map((text) =>
      attempted(`what shows: ${JSON.stringify(text)}`, message(buyer, text)),
    ),
  ],
  hostile: [
    {
      ...attempted('each message is counted by itself', message(buyer)),
      beside: countedMessages(() => 'm1'),
    },
    {
      ...attempted('the count is of this conversation', message(buyer)),
      beside: counted(buyer, 'messages', `other/by-${buyer}`),
    },
    attempted('nobody writes as another', message(vendor)),
    attempted('a message is not empty', message(buyer, '')),
    attempted('a message has 2,000 characters at most', message(buyer, 'x'.repeat(2_001))),
    attempted('a message is text', message(buyer, 5)),
    ...[
      '\u202e',
      '\u2066',
      '\u200f',
      '\u061c',
      '\u200b',
      '\u2060',
      '\ufeff',
      '\u00ad',
      '\u0007',
    ].map((mark) =>
      attempted(
        `a message shows what it says: U+${mark.charCodeAt(0).toString(16)}`,
        message(buyer, `Pay 0123${mark}456789\nto me`),
      ),
    ),
    ...[...'\u3164\u2800\u200d\u200c\u034f\ufe0f\u{e0041}\u0301\u115f\uffa0 \n'].map((unseen) =>
      attempted(
        `a message shows something: U+${unseen.codePointAt(0)?.toString(16)}`,
        message(buyer, `${unseen.repeat(24)}\n${unseen}`),
      ),
    ),
    attempted('a message is a text or a picture', message(buyer, null)),
    attempted('a message is not both', image({ text: 'and a text' })),
    attempted('the time is the server’s', { ...message(buyer), sent_at: longAgo }),
    attempted('no extra field', { ...message(buyer), important: true }),
    attempted('no step of an offer, which the server says', {
      ...message(buyer),
      offer_id: 'f1g2h3f1g2h3f1g2h3f1',
    }),
    attempted('what the server made of it is the server’s', {
      ...message(buyer),
      state: 'delivered',
    }),
    attempted(
      'a picture lies in the sender’s own folder',
      image({ image_path: `messages/${id}/${buyer}/${vendor}/${vendor}/photo.jpg` }),
    ),
    attempted(
      'a picture lies in this conversation',
      image({ image_path: `messages/other/${buyer}/${vendor}/${buyer}/photo.jpg` }),
    ),
    attempted('a picture is one of ours', image({ image_path: 'https://evil.example/a.jpg' })),
    attempted(
      'a picture is a picture',
      image({ image_path: `messages/${id}/${buyer}/${vendor}/${buyer}/a.svg` }),
    ),
  ],
})

describeCollection({
  collection: 'conversations/{id}/messages (pictures)',
  policy: 'a member sends a picture of their own folder',
  documents: { [`${messages}/m1`]: { ...message(buyer), sent_at: longAgo } },
  around: { ...around, [path]: storedConversation },
  get: () => `${messages}/m1`,
  list: (db) => collection(db, messages) as never,
  create: () => ({ path: `${messages}/by-${buyer}`, data: image({}) }),
  update: () => ({ path: `${messages}/m1`, data: { image_path: 'x' } }),
  allowed: { get: ['buyer', 'vendor'], list: ['buyer', 'vendor'], create: ['buyer'] },
})
