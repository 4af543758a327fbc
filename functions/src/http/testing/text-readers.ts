import * as z from 'zod/mini'
import { traitLabel } from '../../contract/catalog/traits'
import { withoutTracking } from '../../contract/delivery/tracking'
import { trackingNumberSchema } from '../../contract/delivery/tracking-number'
import { productNameSchema } from '../../contract/entities/catalog/product-fields'
import { emailSchema } from '../../contract/entities/people/user'
import { uidSchema } from '../../contract/ids'
import { isShownDealCode } from '../../contract/orders/deal-code'
import { isFound } from '../../contract/orders/find-transaction'
import { readDealCode } from '../../contract/orders/read-deal-code'
import { isGuessable, wordSchema } from '../../contract/people/word'
import { stateOfName } from '../../contract/reference/state-names'
import { plainColumnName } from '../../contract/text/column-name'
import { asciiDigits, pastedNumber, withAsciiDigits } from '../../contract/text/digits'
import { escapeHtml } from '../../contract/text/escape-html'
import { latinLetters } from '../../contract/text/latin-letters'
import { looksOf } from '../../contract/text/lookalikes'
import { maskContacts } from '../../contract/text/mask-contacts'
import { normalized, withoutMeaningless } from '../../contract/text/normalized'
import { pastedEmail } from '../../contract/text/pasted-email'
import {
  internationalPhone,
  mobilePhone,
  nationalPhone,
  stripLeadingZeros,
} from '../../contract/text/phone'
import { cleanLine, lineSchema, nameSchema } from '../../contract/text/plain-line'
import { isReservedName } from '../../contract/text/reserved-name'
import {
  searchedText,
  withMeantDigits,
  withoutEverydayNumbers,
} from '../../contract/text/searched-text'
import { hasSecretNumber, hideSecretNumbers } from '../../contract/text/secret-number'
import { sixDigitsSchema } from '../../contract/text/six-digits'
import { idFromSlug } from '../../contract/text/slug'
import { tableColumns } from '../../contract/text/table-columns'
import { minorFromText, typedNumber, wholeFromText } from '../../contract/text/typed-amount'
import { shownTextProblem, textProblem, textSchema } from '../../contract/text/unsafe-text'
import { withoutUnseen, withoutUnseenAndMarks } from '../../contract/text/unseen'
import { valueKey } from '../../contract/text/value-key'
import { withoutHooks, withoutMarks } from '../../contract/text/without-marks'
import { withoutSecretNumber } from '../../contract/text/without-secret-number'
import { isWordless } from '../../contract/text/wordless'
import { webLinkSchema } from '../../contract/url'
import { uploadAt } from '../../domain/catalog/image/upload-kind'
import { draftOf, groupImportRows } from '../../domain/catalog/import/group-import-rows'
import { importColumns } from '../../domain/catalog/import/import-columns'
import { requestImageAt } from '../../domain/catalog/product/own-image-path'
import { queryWords, withoutPlaces, withoutSizes } from '../../domain/catalog/search/query-terms'
import { readQuery } from '../../domain/catalog/search/read-query'
import { isBegunBy } from '../../domain/catalog/search/suggestions'
import { tokenize } from '../../domain/catalog/search/tokenizer'
import { hasWords, searchWordsOf } from '../../domain/console/search-words'
import {
  isFormula,
  isList,
  markedAsText,
  markedSpoilt,
  withoutSkuMark,
  withoutSpoiltMark,
  withoutTextFormula,
} from '../../domain/csv/formula-cells'
import { amountIn, countIn, gramsIn, isThousandsOrPart } from '../../domain/csv/number-cells'
import { placeNames } from '../../domain/csv/place-names'
import { spoiltAs } from '../../domain/csv/spoilt-cells'
import { readRates } from '../../domain/delivery/read-rates'
import { namedAmounts } from '../../domain/messaging/check/named-amounts'
import { readLinks } from '../../domain/messaging/check/read-links'
import { readMessage } from '../../domain/messaging/check/read-message'
import { gsmName, gsmText } from '../../domain/messaging/phone-message/gsm-text'
import { isStart, isStop } from '../../domain/messaging/phone-message/stop-word'
import { dealFlagsOf } from '../../domain/orders/deal/deal-flags'
import { bankInitials } from '../../domain/orders/deal/deal-seller'
import { maskedName } from '../../domain/people/vendor/masked-name'
import { isSameName } from '../../domain/people/vendor/name-match'
import { deliveryDays } from '../../providers/shipbubble/delivery-days'
import { statusField } from '../../providers/shipbubble/fields'
import { isRefusal } from '../../providers/shipbubble/shipments'
import { tagsOf } from '../../seo/tags'
import { htmlReader } from '../../usecases/catalog/product/html-text'
import { productSlug } from '../../usecases/catalog/product/product-slug'
import { parseBody } from '../middleware/body'
import { validated } from '../validate'

export type Reader = (text: string) => unknown

const CELLS = {
  name: 'Adire wrap',
  handle: 'wrap',
  option1_name: 'Size',
  option1_value: 'M',
  price: '12000',
  brand: 'Omi',
}
const COLUMNS = Object.keys(CELLS)
/** Reads two rows with the text in one of their columns. */
const readRowsWith =
  (column: string): Reader =>
  (text) => {
    const cells = Object.entries(CELLS).map(([name, cell]) => (name === column ? text : cell))
    const rows = [2, 3].map((row) => ({ row, cells }))
    return groupImportRows(importColumns(COLUMNS), rows).map(draftOf)
  }
const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const
const RATE = ['method', 'scope', 'places', 'fee', 'days_min', 'days_max', 'park']

/** What reads text that people or providers send, by the file that it is in. */
export const READERS: Record<string, Record<string, Reader>> = {
  'contract/text/column-name.ts': { plainColumnName },
  'contract/text/escape-html.ts': { escapeHtml },
  'contract/text/lookalikes.ts': { looksOf },
  'contract/text/latin-letters.ts': { latinLetters },
  'contract/text/mask-contacts.ts': { maskContacts },
  'contract/text/searched-text.ts': {
    searchedText,
    withMeantDigits,
    withoutEverydayNumbers,
  },
  'contract/text/unseen.ts': { withoutUnseen, withoutUnseenAndMarks },
  'contract/text/without-marks.ts': { withoutHooks, withoutMarks },
  'contract/text/normalized.ts': {
    ...Object.fromEntries(FORMS.map((form) => [form, (text: string) => normalized(text, form)])),
  },
  'contract/text/digits.ts': { asciiDigits, withAsciiDigits, pastedNumber },
  'contract/text/six-digits.ts': { sixDigitsSchema: (text) => sixDigitsSchema.safeParse(text) },
  'contract/text/pasted-email.ts': { pastedEmail },
  'contract/text/phone.ts': { internationalPhone, mobilePhone, nationalPhone, stripLeadingZeros },
  'contract/text/plain-line.ts': {
    cleanLine: (text) => cleanLine(text),
    lineSchema: (text) => lineSchema(1, 80).safeParse(text),
    nameSchema: (text) => nameSchema(1).safeParse(text),
  },
  'contract/text/reserved-name.ts': { isReservedName },
  'contract/text/secret-number.ts': { hasSecretNumber, hideSecretNumbers },
  'contract/text/without-secret-number.ts': {
    withoutSecretNumber: (text) => z.string().check(withoutSecretNumber).safeParse(text),
  },
  'contract/text/slug.ts': { idFromSlug },
  'contract/text/table-columns.ts': { place: (text) => tableColumns().place(text, text) },
  'contract/text/typed-amount.ts': { minorFromText, typedNumber, wholeFromText },
  'contract/text/wordless.ts': { isWordless },
  'contract/entities/people/user.ts': { emailSchema: (text) => emailSchema.safeParse(text) },
  'contract/entities/catalog/product-fields.ts': {
    productNameSchema: (text) => productNameSchema.safeParse(text),
  },
  'contract/orders/find-transaction.ts': { isFound: (text) => isFound(text, text.slice(0, 200)) },
  'contract/people/word.ts': {
    wordSchema: (text) => wordSchema.safeParse(text),
    isGuessable: (text) => isGuessable('Mango', [text]),
  },
  'contract/orders/deal-code.ts': { isShownDealCode },
  'contract/orders/read-deal-code.ts': { readDealCode },
  'domain/orders/deal/deal-flags.ts': {
    dealFlagsOf: (text) => dealFlagsOf({ title: text, description: text }),
  },
  'domain/orders/deal/deal-seller.ts': {
    bankInitials: (text) => bankInitials({ legal_name: text, account_name: text, own_name: text }),
  },
  'domain/messaging/check/named-amounts.ts': { namedAmounts },
  'domain/messaging/check/read-links.ts': {
    readLinks: (text) => readLinks(text, 'oja.example'),
    'a link of ours': (text) => readLinks(`https://oja.example/?a=${text}`, 'oja.example'),
  },
  'domain/messaging/check/read-message.ts': {
    readMessage: (text) => readMessage(text, 'oja.example'),
  },
  'contract/ids.ts': { uidSchema: (text) => uidSchema.safeParse(text) },
  'contract/reference/state-names.ts': { stateOfName },
  'contract/text/value-key.ts': { valueKey },
  'contract/delivery/tracking-number.ts': {
    trackingNumberSchema: (text) => trackingNumberSchema.safeParse(text),
  },
  'contract/delivery/tracking.ts': { withoutTracking },
  'contract/catalog/traits.ts': { traitLabel: (text) => traitLabel('sizes', text) },
  'contract/url.ts': { webLinkSchema: (text) => webLinkSchema.safeParse(text) },
  'contract/text/unsafe-text.ts': {
    textProblem,
    shownTextProblem,
    withoutMeaningless,
    textSchema: (text) => textSchema(1, 5_000).safeParse(text),
  },
  'domain/csv/formula-cells.ts': {
    isFormula,
    isList,
    markedAsText,
    withoutSkuMark,
    markedSpoilt,
    withoutSpoiltMark,
    withoutTextFormula,
  },
  'domain/csv/number-cells.ts': {
    amountIn,
    countIn,
    gramsIn: (text) => gramsIn(text, 'g', 100_000),
    isThousandsOrPart,
  },
  'domain/csv/place-names.ts': { placeNames: (text) => placeNames(text) },
  'domain/csv/spoilt-cells.ts': { spoiltAs },
  'domain/delivery/read-rates.ts': {
    readRates: (text) =>
      readRates({ columns: RATE, rows: [{ row: 2, cells: RATE.map(() => text) }] }),
  },
  'domain/catalog/image/upload-kind.ts': { uploadAt },
  'domain/catalog/product/own-image-path.ts': { requestImageAt },
  'domain/catalog/import/import-cells.ts': Object.fromEntries(
    COLUMNS.map((column) => [`rows with a ${column}`, readRowsWith(column)]),
  ),
  'domain/catalog/import/import-columns.ts': {
    importColumns: (text) => importColumns(['name', text]),
  },
  'domain/catalog/search/query-terms.ts': {
    queryWords: (text) => withoutSizes(withoutPlaces(queryWords(text)).words),
  },
  'domain/catalog/search/read-query.ts': { readQuery },
  'domain/console/search-words.ts': {
    searchWordsOf: (text) => searchWordsOf(text),
    hasWords: (text) => hasWords(text, 'Ngozi Eze'),
  },
  'domain/catalog/search/suggestions.ts': { isBegunBy: (text) => isBegunBy(text, 'adire cloth') },
  'domain/catalog/search/tokenizer.ts': { tokenize },
  'domain/messaging/phone-message/gsm-text.ts': { gsmText, gsmName },
  'domain/messaging/phone-message/stop-word.ts': { isStop, isStart: (text) => isStart(text, 'x') },
  'domain/people/vendor/masked-name.ts': { maskedName },
  'domain/people/vendor/name-match.ts': { isSameName: (text) => isSameName(text, `${text}x`) },
  'http/middleware/body.ts': {
    parseBody: (text) => parseBody(Buffer.from('{}'), text),
    body: (text) => parseBody(Buffer.from(text), 'application/json'),
  },
  'http/validate.ts': {
    validated: (text) => validated(z.string().check(z.maxLength(10)), text, 'body'),
  },
  'providers/shipbubble/delivery-days.ts': {
    deliveryDays: (text) => deliveryDays({ eta: text, eta_time: text }, '2026-11-26'),
  },
  'providers/shipbubble/shipments.ts': { isRefusal: (text) => isRefusal(text) },
  'providers/shipbubble/fields.ts': { statusField: (text) => statusField.safeParse(text) },
  'seo/tags.ts': {
    tagsOf: (description) =>
      tagsOf({ kind: 'page', title: 'Oja', description, path: '/x' }, 'https://oja.example'),
  },
  'usecases/catalog/product/html-text.ts': { textOfHtml: await htmlReader() },
  'usecases/catalog/product/product-slug.ts': {
    productSlug: (text) => productSlug(text, 'x'.repeat(20)),
  },
}
