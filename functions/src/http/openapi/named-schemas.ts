import type * as z from 'zod/mini'
import { productFilterSchema, productPageSchema } from '../../contract/api/catalog/products'
import { doneSchema } from '../../contract/api/endpoint'
import { failureSchema } from '../../contract/api/envelope'
import { checkedSchema } from '../../contract/api/messaging/check'
import { shownPhoneMessagesSchema } from '../../contract/api/messaging/phone-messages'
import { vendorInvoiceSchema } from '../../contract/api/money/wallet'
import {
  checkoutChangeSchema,
  checkoutLineSchema,
  checkoutSchema,
  quoteRequestSchema,
  quoteSchema,
  storeQuoteSchema,
  wantedDealSchema,
  wayOfStoreSchema,
} from '../../contract/api/orders/checkouts'
import { dealDraftSchema, heldDealSchema, shownDealSchema } from '../../contract/api/orders/deals'
import { partOfferBodySchema, returnAnswerSchema } from '../../contract/api/orders/returns'
import {
  actionsSchema,
  transactionResponseSchema,
} from '../../contract/api/orders/transaction-reads'
import { settlementOfferSchema } from '../../contract/api/orders/transactions'
import { storeSchema } from '../../contract/api/people/own-store'
import { productDraftSchema } from '../../contract/api/people/vendors'
import {
  importedSchema,
  importRowSchema,
  productImportSchema,
  rowErrorSchema,
} from '../../contract/catalog/product-csv'
import { ratesImportSchema, ratesReadSchema } from '../../contract/delivery/rates-csv'
import { categorySchema, countedCategorySchema } from '../../contract/entities/catalog/category'
import { imageSchema } from '../../contract/entities/catalog/image'
import {
  attributeKeySchema,
  categoryValueSchema,
  productCardSchema,
  productDetailsSchema,
  productSchema,
  vendorDetailsSchema,
} from '../../contract/entities/catalog/product'
import { attributesSchema } from '../../contract/entities/catalog/product-fields'
import {
  optionDraftSchema,
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
  deliveryGapsSchema,
  deliveryProfileDraftSchema,
  deliveryProfileSchema,
  deliveryQuoteSchema,
  deliveryRateSchema,
  deliveryTimesSchema,
  placeSchema,
  promisedSchema,
  workingTimesSchema,
} from '../../contract/entities/delivery/delivery'
import { deliveryRequestSchema } from '../../contract/entities/delivery/delivery-request'
import { conversationSchema, messageSchema } from '../../contract/entities/messaging/message'
import { notificationSchema } from '../../contract/entities/messaging/notification'
import { closedMonthSchema } from '../../contract/entities/money/closed-month'
import { refundSchema } from '../../contract/entities/money/refund'
import { salesFiguresSchema, salesSummarySchema } from '../../contract/entities/money/sales'
import { supplierSchema, transactionVatSchema } from '../../contract/entities/money/tax'
import {
  taxDocumentLineSchema,
  taxDocumentSchema,
} from '../../contract/entities/money/tax-document'
import {
  payoutSchema,
  topUpBegunSchema,
  walletEntrySchema,
  walletSchema,
} from '../../contract/entities/money/wallet'
import { walletHoldSchema } from '../../contract/entities/money/wallet-hold'
import { deadlineSchema, pausedClockSchema } from '../../contract/entities/orders/deadline'
import { dealTermsSchema } from '../../contract/entities/orders/deal'
import { disputeSchema } from '../../contract/entities/orders/dispute'
import { offerSchema } from '../../contract/entities/orders/offer'
import { partialSchema } from '../../contract/entities/orders/partial'
import { goodsReturnSchema } from '../../contract/entities/orders/return'
import { returnPolicySchema } from '../../contract/entities/orders/return-policy'
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
import { storeLimitSchema } from '../../contract/entities/people/store-limit'
import { storeRestSchema } from '../../contract/entities/people/store-rest'
import { emailSchema, userSchema } from '../../contract/entities/people/user'
import {
  bankSchema,
  payoutAccountSchema,
  vendorPrivateSchema,
  vendorSchema,
} from '../../contract/entities/people/vendor'
import { uidSchema } from '../../contract/ids'
import { stateNameSchema } from '../../contract/state-name'
import { phoneSchema } from '../../contract/text/phone'
import { lagosDaySchema, timestampSchema } from '../../contract/timestamp'

/** What the document gives a name; everything else stands where it is used. */
export const NAMED: Readonly<Record<string, z.core.$ZodType>> = {
  Address: addressSchema,
  AttributeKey: attributeKeySchema,
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
  Checked: checkedSchema,
  PhoneMessages: shownPhoneMessagesSchema,
  CheckoutChange: checkoutChangeSchema,
  CheckoutLine: checkoutLineSchema,
  CheckoutQuote: quoteSchema,
  QuoteRequest: quoteRequestSchema,
  ClosedMonth: closedMonthSchema,
  Conversation: conversationSchema,
  CountedCategory: countedCategorySchema,
  Deadline: deadlineSchema,
  Deal: heldDealSchema,
  DealDraft: dealDraftSchema,
  DealTerms: dealTermsSchema,
  Delivery: deliverySchema,
  DeliveryContact: deliveryContactSchema,
  DeliveryGaps: deliveryGapsSchema,
  DeliveryProfile: deliveryProfileSchema,
  DeliveryProfileDraft: deliveryProfileDraftSchema,
  DeliveryQuote: deliveryQuoteSchema,
  DeliveryRate: deliveryRateSchema,
  DeliveryRequest: deliveryRequestSchema,
  DeliveryTimes: deliveryTimesSchema,
  Dispute: disputeSchema,
  DisputeEntry: disputeEntrySchema,
  Done: doneSchema,
  Email: emailSchema,
  EscrowActions: actionsSchema,
  Error: failureSchema,
  GoodsReturn: goodsReturnSchema,
  Image: imageSchema,
  Imported: importedSchema,
  ImportRow: importRowSchema,
  SettlementOffer: settlementOfferSchema,
  ShownDeal: shownDealSchema,
  ShownProduct: shownProductSchema,
  LagosDay: lagosDaySchema,
  Message: messageSchema,
  Notification: notificationSchema,
  NotificationPreferences: notificationPreferencesSchema,
  Offer: offerSchema,
  Option: optionSchema,
  OptionDraft: optionDraftSchema,
  OrderLine: transactionLineSchema,
  Partial: partialSchema,
  PartOffer: partOfferBodySchema,
  PausedClock: pausedClockSchema,
  Payout: payoutSchema,
  PayoutAccount: payoutAccountSchema,
  Phone: phoneSchema,
  Place: placeSchema,
  Product: productSchema,
  ProductCard: productCardSchema,
  ProductDetails: productDetailsSchema,
  ProductDraft: productDraftSchema,
  ProductFilter: productFilterSchema,
  ProductImport: productImportSchema,
  ProductPage: productPageSchema,
  PromisedDays: promisedSchema,
  ReturnAnswer: returnAnswerSchema,
  ReturnPolicy: returnPolicySchema,
  RowError: rowErrorSchema,
  RatesImport: ratesImportSchema,
  RatesRead: ratesReadSchema,
  Refund: refundSchema,
  Review: reviewSchema,
  SalesFigures: salesFiguresSchema,
  SalesSummary: salesSummarySchema,
  StateName: stateNameSchema,
  Store: storeSchema,
  StoreQuote: storeQuoteSchema,
  StoreRest: storeRestSchema,
  StoreLimit: storeLimitSchema,
  Supplier: supplierSchema,
  TaxDocument: taxDocumentSchema,
  TaxDocumentLine: taxDocumentLineSchema,
  Time: timestampSchema,
  TopUp: topUpBegunSchema,
  Transaction: transactionSchema,
  TransactionEvent: transactionEventSchema,
  TransactionItem: transactionItemSchema,
  Order: transactionResponseSchema,
  TransactionVat: transactionVatSchema,
  Uid: uidSchema,
  User: userSchema,
  Variant: variantSchema,
  VariantDraft: variantDraftSchema,
  Vendor: vendorSchema,
  VendorDetails: vendorDetailsSchema,
  VendorPrivate: vendorPrivateSchema,
  VendorInvoice: vendorInvoiceSchema,
  Wallet: walletSchema,
  WalletEntry: walletEntrySchema,
  WalletHold: walletHoldSchema,
  WantedDeal: wantedDealSchema,
  WayOfStore: wayOfStoreSchema,
  WorkingTimes: workingTimesSchema,
}
