import * as z from 'zod/mini'
import { productFilterSchema, productPageSchema } from '../../contract/api/catalog/products'
import { doneSchema } from '../../contract/api/endpoint'
import { failureSchema } from '../../contract/api/envelope'
import {
  checkoutChangeSchema,
  checkoutLineSchema,
  checkoutSchema,
  quoteSchema,
  storeQuoteSchema,
  wayOfStoreSchema,
} from '../../contract/api/orders/checkouts'
import {
  actionsSchema,
  transactionResponseSchema,
} from '../../contract/api/orders/transaction-reads'
import { storeSchema } from '../../contract/api/people/own-store'
import { productDraftSchema } from '../../contract/api/people/vendors'
import { importedSchema, productImportSchema } from '../../contract/catalog/product-csv'
import { ratesImportSchema, ratesReadSchema } from '../../contract/delivery/rates-csv'
import { categorySchema, countedCategorySchema } from '../../contract/entities/catalog/category'
import { imageSchema } from '../../contract/entities/catalog/image'
import {
  attributesSchema,
  categoryValueSchema,
  productCardSchema,
  productDetailsSchema,
  productSchema,
} from '../../contract/entities/catalog/product'
import {
  optionSchema,
  variantDraftSchema,
  variantSchema,
} from '../../contract/entities/catalog/variant'
import { auditLineSchema, auditRootSchema } from '../../contract/entities/console/audit'
import {
  casePartySchema,
  shownProductSchema,
  transactionLineSchema,
} from '../../contract/entities/console/console'
import { carrierSchema } from '../../contract/entities/delivery/carrier'
import { carrierChargeSchema } from '../../contract/entities/delivery/carrier-charge'
import {
  deliveryHolesSchema,
  deliveryProfileDraftSchema,
  deliveryProfileSchema,
  deliveryQuoteSchema,
  deliveryTimesSchema,
  placeSchema,
  promisedSchema,
} from '../../contract/entities/delivery/delivery'
import { deliveryRequestSchema } from '../../contract/entities/delivery/delivery-request'
import { conversationSchema, messageSchema } from '../../contract/entities/messaging/message'
import { notificationSchema } from '../../contract/entities/messaging/notification'
import { closedMonthSchema } from '../../contract/entities/money/closed-month'
import { refundSchema } from '../../contract/entities/money/refund'
import { salesSummarySchema } from '../../contract/entities/money/sales'
import { supplierSchema, transactionVatSchema } from '../../contract/entities/money/tax'
import {
  taxDocumentLineSchema,
  taxDocumentSchema,
} from '../../contract/entities/money/tax-document'
import { payoutSchema, walletEntrySchema, walletSchema } from '../../contract/entities/money/wallet'
import { walletHoldSchema } from '../../contract/entities/money/wallet-hold'
import { partialSchema, sendableLineSchema } from '../../contract/entities/orders/partial'
import { reviewSchema } from '../../contract/entities/orders/review'
import {
  deliveryContactSchema,
  deliverySchema,
  transactionSchema,
} from '../../contract/entities/orders/transaction'
import { transactionItemSchema } from '../../contract/entities/orders/transaction-item'
import {
  disputeEntrySchema,
  transactionEventSchema,
} from '../../contract/entities/orders/transaction-parts'
import { addressSchema } from '../../contract/entities/people/address'
import { notificationPreferencesSchema } from '../../contract/entities/people/notification-preferences'
import { storeRestSchema } from '../../contract/entities/people/store-rest'
import { storeRoomSchema } from '../../contract/entities/people/store-room'
import { userSchema } from '../../contract/entities/people/user'
import {
  bankSchema,
  payoutAccountSchema,
  vendorPrivateSchema,
  vendorSchema,
} from '../../contract/entities/people/vendor'
import { timestampSchema } from '../../contract/timestamp'

export type JsonSchema = z.core.JSONSchema.BaseSchema
/** A schema has two shapes where defaults or conversions lie between what is sent and what is kept. */
type Io = 'input' | 'output'

/** What the document gives a name; everything else stands where it is used. */
const NAMED: Readonly<Record<string, z.core.$ZodType>> = {
  Address: addressSchema,
  Attributes: attributesSchema,
  AuditLine: auditLineSchema,
  AuditRoot: auditRootSchema,
  Bank: bankSchema,
  Carrier: carrierSchema,
  CarrierCharge: carrierChargeSchema,
  CaseParty: casePartySchema,
  Category: categorySchema,
  CategoryValue: categoryValueSchema,
  Checkout: checkoutSchema,
  CheckoutChange: checkoutChangeSchema,
  CheckoutLine: checkoutLineSchema,
  CheckoutQuote: quoteSchema,
  ClosedMonth: closedMonthSchema,
  Conversation: conversationSchema,
  CountedCategory: countedCategorySchema,
  Delivery: deliverySchema,
  DeliveryContact: deliveryContactSchema,
  DeliveryHoles: deliveryHolesSchema,
  DeliveryProfile: deliveryProfileSchema,
  DeliveryProfileDraft: deliveryProfileDraftSchema,
  DeliveryQuote: deliveryQuoteSchema,
  DeliveryRequest: deliveryRequestSchema,
  DeliveryTimes: deliveryTimesSchema,
  DisputeEntry: disputeEntrySchema,
  Done: doneSchema,
  EscrowActions: actionsSchema,
  Failure: failureSchema,
  Image: imageSchema,
  Imported: importedSchema,
  ShownProduct: shownProductSchema,
  Message: messageSchema,
  Notification: notificationSchema,
  NotificationPreferences: notificationPreferencesSchema,
  Option: optionSchema,
  OrderLine: transactionLineSchema,
  Partial: partialSchema,
  Payout: payoutSchema,
  PayoutAccount: payoutAccountSchema,
  Place: placeSchema,
  Product: productSchema,
  ProductCard: productCardSchema,
  ProductDetails: productDetailsSchema,
  ProductDraft: productDraftSchema,
  ProductFilter: productFilterSchema,
  ProductImport: productImportSchema,
  ProductPage: productPageSchema,
  PromisedDays: promisedSchema,
  RatesImport: ratesImportSchema,
  RatesRead: ratesReadSchema,
  Refund: refundSchema,
  Review: reviewSchema,
  SalesSummary: salesSummarySchema,
  SendableLine: sendableLineSchema,
  Store: storeSchema,
  StoreQuote: storeQuoteSchema,
  StoreRest: storeRestSchema,
  StoreRoom: storeRoomSchema,
  Supplier: supplierSchema,
  TaxDocument: taxDocumentSchema,
  TaxDocumentLine: taxDocumentLineSchema,
  Timestamp: timestampSchema,
  Transaction: transactionSchema,
  TransactionEvent: transactionEventSchema,
  TransactionItem: transactionItemSchema,
  TransactionResponse: transactionResponseSchema,
  TransactionVat: transactionVatSchema,
  User: userSchema,
  Variant: variantSchema,
  VariantDraft: variantDraftSchema,
  Vendor: vendorSchema,
  VendorPrivate: vendorPrivateSchema,
  Wallet: walletSchema,
  WalletEntry: walletEntrySchema,
  WalletHold: walletHoldSchema,
  WayOfStore: wayOfStoreSchema,
}

const REF = /#\/(?:\$defs|components\/schemas)\/(\w+)/g
const refTo = (name: string): string => `#/components/schemas/${name}`

/** An answer may have more fields later; what is sent may not have others. */
const open = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}
const optionsOf = (io: Io) =>
  ({ io, unrepresentable: 'any', ...(io === 'output' && { override: open }) }) as const

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id })

/** Replaces the name in each reference of a JSON schema. */
const renamed = <T>(schema: T, nameOf: (name: string) => string): T =>
  JSON.parse(JSON.stringify(schema).replaceAll(REF, (_ref, name) => refTo(nameOf(name))))

const refsIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(REF)].map(([, name = '']) => name)

const allNamed = (io: Io): Record<string, JsonSchema> => {
  const { schemas } = z.toJSONSchema(names, { ...optionsOf(io), uri: refTo })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, id: _name, ...rest }]) => [
      name,
      rest,
    ]),
  )
}

/** The named schemas whose two shapes differ, by themselves or by what they refer to. */
const twofold = (
  input: Record<string, JsonSchema>,
  output: Record<string, JsonSchema>,
): Set<string> => {
  const found = new Set(
    Object.keys(output).filter(
      (name) => JSON.stringify(input[name]) !== JSON.stringify(output[name]),
    ),
  )
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const [name, schema] of Object.entries(output))
      if (refsIn(schema).some((ref) => found.has(ref))) found.add(name)
  }
  return found
}

/**
 * Collects the named schemas of a document. `refer` gives a schema's JSON form or its name, `inline` the form
 * whatever it is called; in both the named ones within are references. `used` is all that was referred to.
 */
export const collectComponents = () => {
  const shapes = { input: allNamed('input'), output: allNamed('output') }
  const differing = twofold(shapes.input, shapes.output)
  const nameIn = (io: Io) => (name: string) =>
    io === 'input' && differing.has(name) ? `${name}Input` : name
  const used: Record<string, JsonSchema> = {}
  const use = (name: string, io: Io): void => {
    const schema = shapes[io][name]
    const key = nameIn(io)(name)
    if (!schema || used[key]) return
    used[key] = renamed(schema, nameIn(io))
    for (const ref of refsIn(schema)) use(ref, io)
  }
  const shapeOf = (schema: z.core.$ZodType, io: Io): JsonSchema => {
    const id = names.get(schema)?.id
    if (id) return shapes[io][id] ?? {}
    const options = { ...optionsOf(io), metadata: names }
    const { $schema: _dialect, $defs: _named, ...rest } = z.toJSONSchema(schema, options)
    return rest
  }
  const inline = (schema: z.core.$ZodType, io: Io): JsonSchema => {
    const shape = shapeOf(schema, io)
    for (const ref of refsIn(shape)) use(ref, io)
    return renamed(shape, nameIn(io))
  }
  const refer = (schema: z.core.$ZodType, io: Io): JsonSchema => {
    const id = names.get(schema)?.id
    if (!id) return inline(schema, io)
    use(id, io)
    return { $ref: refTo(nameIn(io)(id)) }
  }
  use('Failure', 'output')
  return { inline, refer, used }
}
