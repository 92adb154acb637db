import type {
  ConnectorException,
  ConnectorObject,
  ListEndpoint,
  WriteEndpoint,
  WriteEndpoints,
} from '@dowel/schema/connector';
import { isPlainObject } from '@dowel/schema/rules';
import type { ProviderRecord } from '../engine/records.ts';
import { changedSince } from './changed-since.ts';
import { fieldsDocumentedAt, listedFields, readOnly } from './listed-fields.ts';
import { numberedPages, onePage, type Query } from './pages.ts';
import { repeatable } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document, github.com/XeroAPI/Xero-OpenAPI, xero_accounting.yaml, if no page is named.
const reference = 'https://github.com/XeroAPI/Xero-OpenAPI/blob/master/xero_accounting.yaml';
const requestsPage = 'https://developer.xero.com/documentation/api/requests-and-responses';
const limitsPage = 'https://developer.xero.com/faq/limits';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const modifiedSince: ListEndpoint['conditions'] = {
  style: 'parameters',
  from: { header: 'If-Modified-Since' },
  documentation: requestsPage,
};

/** Unless four decimals are asked for, unit prices of these are rounded to two: https://developer.xero.com/documentation/api-guides/rounding-in-xero */
const priced = ['Invoices', 'CreditNotes', 'BankTransactions', 'Items', 'Overpayments', 'Prepayments'];
const decimalsOf = (name: string) => priced.includes(name) && { unitdp: '4' };

const request = (query: Query = {}) => ({
  path: '/api.xro/2.0/{objectName}',
  ...(Object.keys(query).length > 0 && { query: { ...query } }),
  documentation: reference,
});

/** Pages in the order of the ids, which no change moves. */
const pagedList = (name: string, id: string, query?: Query): ListEndpoint => ({
  request: request({ ...decimalsOf(name), ...query, order: `${id} ASC` }),
  records: name,
  paging: numberedPages('page', { pageSize: 100 }, requestsPage),
  conditions: modifiedSince,
});

const wholeList = (name: string, query?: Query): ListEndpoint => ({
  request: request({ ...decimalsOf(name), ...query }),
  records: name,
  paging: onePage(),
});

const changes: ConnectorObject['changes'] = changedSince({
  // Nothing is said about a change at the very time, which is compared to the second.
  isFromInclusive: false,
  granularityMs: SECOND_MS,
  documentation: requestsPage,
});

const recordOf = (id: string, updated?: string): ConnectorException['record'] => ({
  id,
  ...timesOf(reference, { updated, granularityMs: 1 }),
  omit: [
    'ValidationErrors',
    'HasValidationErrors',
    'HasErrors',
    'StatusAttributeString',
    'Warnings',
    'APIKey',
  ],
});

type Own = ConnectorException & { readonly query?: Query };

/** An object whose list has pages, and can be asked for what has changed. */
const paged = (name: string, id: string, { query, ...own }: Own): ConnectorException => ({
  record: recordOf(id, 'UpdatedDateUTC'),
  list: pagedList(name, id, query),
  changes,
  ...own,
});

/** An object whose list comes whole. */
const whole = (name: string, id: string, { query, ...own }: Own): ConnectorException => ({
  record: recordOf(id),
  list: wholeList(name, query),
  ...own,
});

/** The same where the list can be asked for what has changed. */
const wholeOrChanged = (name: string, id: string, own: ConnectorException): ConnectorException => ({
  record: recordOf(id, 'UpdatedDateUTC'),
  list: { ...wholeList(name), conditions: modifiedSince },
  changes,
  ...own,
});

const fieldsOf = fieldsDocumentedAt(reference);

const readFieldsOf = (words: string) => fieldsOf(readOnly(words));

/** A record is sent and answered as the only one of a list. PUT creates one, and POST changes it. */
function writesOf(
  name: string,
  id: string,
  { create, update }: { create?: Partial<WriteEndpoint>; update?: Partial<WriteEndpoint> } = {},
): WriteEndpoints {
  const one = '/api.xro/2.0/{objectName}/{id}';
  const decimals = decimalsOf(name);
  const query = decimals && { query: decimals };
  const sent = {
    wrap: `${name}.0`,
    // A key is kept for six minutes: https://developer.xero.com/documentation/guides/idempotent-requests/idempotency
    repeat: { by: 'key', header: 'Idempotency-Key', lifetimeMs: 6 * 60_000 },
    documentation: reference,
  } as const;
  return {
    create: {
      method: 'PUT',
      path: '/api.xro/2.0/{objectName}',
      // Without it, Xero answers 200 although it has refused a record.
      query: { summarizeErrors: 'true', ...decimals },
      ...sent,
      ...create,
    },
    update: { method: 'POST', path: one, ...query, ...sent, ...update },
    get: { path: one, ...query },
    answer: { record: `${name}.0`, id },
  };
}

/** A record that is sent without a list. */
const alone: Partial<WriteEndpoint> = { wrap: undefined, query: undefined };

const deletes = (...how: Parameters<typeof writesOf>): WriteEndpoints => ({
  ...writesOf(...how),
  delete: repeatable('DELETE', '/api.xro/2.0/{objectName}/{id}', reference),
});

/** The objects whose records are written. */
const written = [
  ...['Contacts', 'Invoices', 'CreditNotes', 'Payments', 'BankTransactions', 'PurchaseOrders', 'Quotes'],
  ...['ManualJournals', 'Accounts', 'Items', 'ContactGroups', 'TrackingCategories'],
];

/** A record that was deleted stays, with this status. */
const deleted = {
  deletes: { source: 'flag', member: 'Status', value: 'DELETED', documentation: reference },
} as const satisfies ConnectorException;

/** Times are written as .NET once did: `/Date(1439434356790+0000)/`, in milliseconds. */
const NET_TIME = /^\/Date\((-?\d{1,15})([+-]\d{4})?\)\/$/;

function withTimes(value: unknown): unknown {
  if (typeof value === 'string') {
    const ms = NET_TIME.exec(value)?.[1];
    const time = ms === undefined ? undefined : new Date(Number(ms));
    return time && !Number.isNaN(time.getTime()) ? time.toISOString() : value;
  }
  if (Array.isArray(value)) return value.map(withTimes);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTimes(one)]));
}

/** Xero's Accounting API, version 2.0. The entry of the catalogue says which organisation a call is for. */
export const xero = usualConnector({
  provider: 'xero',
  displayName: 'Xero',
  errors: {
    // What is refused before it reaches an organisation is a problem of another form, and its names are also written small.
    message: ['Message', 'Detail', 'detail', 'Title', 'title'],
    details: [
      { at: 'Elements.0.ValidationErrors', text: 'Message' },
      ...written.map((name) => ({ at: `${name}.0.ValidationErrors`, text: 'Message' })),
    ],
    // A dead token is told in other words. Without a rule, the connection would pause for want of a scope.
    rules: [{ status: 401, member: 'Detail', text: 'AuthorizationUnsuccessful', means: 'forbidden' }],
    documentation: 'https://developer.xero.com/documentation/oauth2/troubleshooting',
  },
  // Besides, there are 60 calls in a minute. Calls of a budget are spread, so that is left to `Retry-After`.
  budgets: [{ scope: 'account', requests: 5000, perMs: DAY_MS, documentation: limitsPage }],
  functions: {
    secrets: { Organisation: 'APIKey' },
    toFields: (_, record) => withTimes(record) as ProviderRecord,
    // What is wrong with a record can come with the status of a success.
    isFailure: (body) => written.some((name) => body.text(`${name}.0.ValidationErrors.0.Message`)),
  },
  object: {
    record: { id: 'ContactID' },
    list: wholeList('Contacts'),
    fields: { source: 'list', fields: listedFields('ContactID!') },
  },
  objects: {
    Contacts: paged('Contacts', 'ContactID', {
      // A contact that is not needed any more is archived.
      query: { includeArchived: 'true' },
      fields:
        fieldsOf(`ContactID! MergedToContactID! ContactNumber AccountNumber ContactStatus Name FirstName LastName
        CompanyNumber EmailAddress ContactPersons:other BankAccountDetails TaxNumber TaxNumberType
        AccountsReceivableTaxType AccountsPayableTaxType Addresses:other Phones:other IsSupplier:boolean!
        IsCustomer:boolean! SalesDefaultLineAmountType PurchasesDefaultLineAmountType DefaultCurrency XeroNetworkKey
        SalesDefaultAccountCode PurchasesDefaultAccountCode SalesTrackingCategories:other
        PurchasesTrackingCategories:other PaymentTerms:other UpdatedDateUTC:datetime! ContactGroups:other! Website!
        BrandingTheme:other! BatchPayments:other! Discount:float! Balances:other! HasAttachments:boolean!
        Attachments:other!`),
      write: writesOf('Contacts', 'ContactID'),
    }),
    Invoices: paged('Invoices', 'InvoiceID', {
      ...deleted,
      query: { includeArchived: 'true' },
      fields:
        fieldsOf(`InvoiceID! InvoiceNumber Type Contact:other LineItems:other Date:datetime DueDate:datetime LineAmountTypes
        Reference BrandingThemeID Url CurrencyCode CurrencyRate:float Status SentToContact:boolean
        ExpectedPaymentDate:datetime PlannedPaymentDate:datetime CISDeduction:float! CISRate:float! SubTotal:float!
        TotalTax:float! Total:float! TotalDiscount:float! RepeatingInvoiceID! HasAttachments:boolean!
        IsDiscounted:boolean! Payments:other! Prepayments:other! Overpayments:other! AmountDue:float! AmountPaid:float!
        FullyPaidOnDate:datetime! AmountCredited:float! CreditNotes:other! UpdatedDateUTC:datetime!
        UpdatedDateUTCString! DateString! DueDateString! Attachments:other! InvoiceAddresses:other!`),
      write: writesOf('Invoices', 'InvoiceID'),
    }),
    CreditNotes: paged('CreditNotes', 'CreditNoteID', {
      ...deleted,
      fields:
        fieldsOf(`CreditNoteID! CreditNoteNumber Type Contact:other LineItems:other Date:datetime DueDate:datetime
        Status LineAmountTypes SubTotal:float TotalTax:float Total:float CISDeduction:float! CISRate:float! CurrencyCode
        CurrencyRate:float FullyPaidOnDate:datetime! Reference SentToContact:boolean! RemainingCredit:float!
        Allocations:other! AppliedAmount:float! Payments:other! BrandingThemeID HasAttachments:boolean!
        UpdatedDateUTC:datetime! UpdatedDateUTCString! InvoiceAddresses:other!`),
      write: writesOf('CreditNotes', 'CreditNoteID'),
    }),
    Payments: paged('Payments', 'PaymentID', {
      ...deleted,
      fields:
        fieldsOf(`PaymentID! Invoice:other CreditNote:other Prepayment:other Overpayment:other InvoiceNumber CreditNoteNumber
        BatchPayment:other! Account:other Code Date:datetime CurrencyRate:float Amount:float BankAmount:float Reference
        IsReconciled:boolean Status PaymentType! BatchPaymentID! BankAccountNumber Particulars Details
        HasAccount:boolean! UpdatedDateUTC:datetime! UpdatedDateUTCString!`),
      // The only change of a payment is that it is deleted.
      write: {
        ...writesOf('Payments', 'PaymentID'),
        update: undefined,
        delete: {
          method: 'POST',
          path: '/api.xro/2.0/{objectName}/{id}',
          body: { Payments: [{ Status: 'DELETED' }] },
          repeat: { by: 'upsert' },
          documentation: reference,
        },
      },
    }),
    BankTransactions: paged('BankTransactions', 'BankTransactionID', {
      ...deleted,
      fields:
        fieldsOf(`BankTransactionID! Type Contact:other LineItems:other BankAccount:other IsReconciled:boolean
        Date:datetime Reference CurrencyCode CurrencyRate:float Url Status LineAmountTypes SubTotal:float TotalTax:float
        Total:float PrepaymentID! OverpaymentID! HasAttachments:boolean! UpdatedDateUTC:datetime!`),
      write: writesOf('BankTransactions', 'BankTransactionID'),
    }),
    PurchaseOrders: paged('PurchaseOrders', 'PurchaseOrderID', {
      ...deleted,
      fields: fieldsOf(`PurchaseOrderID! PurchaseOrderNumber Contact:other LineItems:other Date:datetime
        DeliveryDate:datetime LineAmountTypes Reference BrandingThemeID CurrencyCode CurrencyRate:float Status
        SentToContact:boolean DeliveryAddress AttentionTo Telephone DeliveryInstructions ExpectedArrivalDate:datetime
        SubTotal:float! TotalTax:float! Total:float! TotalDiscount:float! HasAttachments:boolean!
        UpdatedDateUTC:datetime! Attachments:other!`),
      write: writesOf('PurchaseOrders', 'PurchaseOrderID'),
    }),
    Quotes: paged('Quotes', 'QuoteID', {
      ...deleted,
      // Nobody can choose how large these pages are.
      list: { ...pagedList('Quotes', 'QuoteID'), paging: numberedPages('page', 100, requestsPage) },
      fields:
        fieldsOf(`QuoteID! QuoteNumber Reference Terms Contact:other LineItems:other Date:datetime DateString!
        ExpiryDate:datetime ExpiryDateString! Status CurrencyCode CurrencyRate:float SubTotal:float! TotalTax:float!
        Total:float! TotalDiscount:float! Title Summary BrandingThemeID LineAmountTypes UpdatedDateUTC:datetime!`),
      write: writesOf('Quotes', 'QuoteID'),
    }),
    ManualJournals: paged('ManualJournals', 'ManualJournalID', {
      ...deleted,
      fields: fieldsOf(`ManualJournalID! Narration JournalLines:other Date:datetime LineAmountTypes Status Url
        ShowOnCashBasisReports:boolean HasAttachments:boolean! UpdatedDateUTC:datetime! Attachments:other!`),
      write: writesOf('ManualJournals', 'ManualJournalID'),
    }),
    Overpayments: paged('Overpayments', 'OverpaymentID', {
      fields:
        readFieldsOf(`OverpaymentID Type Contact:other Date:datetime Status LineAmountTypes LineItems:other
        SubTotal:float TotalTax:float Total:float CurrencyCode CurrencyRate:float RemainingCredit:float
        Allocations:other AppliedAmount:float Payments:other HasAttachments:boolean Reference
        UpdatedDateUTC:datetime UpdatedDateUTCString Attachments:other`),
    }),
    Prepayments: paged('Prepayments', 'PrepaymentID', {
      fields:
        readFieldsOf(`PrepaymentID Type Contact:other Date:datetime Status LineAmountTypes LineItems:other
        SubTotal:float TotalTax:float Total:float Reference InvoiceNumber CurrencyCode BrandingThemeID
        CurrencyRate:float RemainingCredit:float Allocations:other Payments:other AppliedAmount:float
        HasAttachments:boolean UpdatedDateUTC:datetime UpdatedDateUTCString Attachments:other`),
    }),
    Accounts: wholeOrChanged('Accounts', 'AccountID', {
      ...deleted,
      fields:
        fieldsOf(`AccountID! Code Name Type BankAccountNumber Status Description BankAccountType CurrencyCode TaxType
        EnablePaymentsToAccount:boolean ShowInExpenseClaims:boolean Class! SystemAccount! ReportingCode
        ReportingCodeName! HasAttachments:boolean! AddToWatchlist:boolean UpdatedDateUTC:datetime!`),
      write: deletes('Accounts', 'AccountID', { create: alone }),
    }),
    Items: wholeOrChanged('Items', 'ItemID', {
      fields:
        fieldsOf(`ItemID! Code Name InventoryAssetAccountCode IsSold:boolean IsPurchased:boolean Description
        PurchaseDescription PurchaseDetails:other SalesDetails:other IsTrackedAsInventory:boolean TotalCostPool:float!
        QuantityOnHand:float! UpdatedDateUTC:datetime!`),
      write: deletes('Items', 'ItemID'),
    }),
    Users: wholeOrChanged('Users', 'UserID', {
      fields: readFieldsOf(`UserID EmailAddress FirstName LastName IsSubscriber:boolean OrganisationRole
        UpdatedDateUTC:datetime`),
    }),
    BatchPayments: wholeOrChanged('BatchPayments', 'BatchPaymentID', {
      ...deleted,
      fields:
        readFieldsOf(`BatchPaymentID Account:other Reference Particulars Code Details Narrative DateString
        Date:datetime Amount:float Payments:other Type Status TotalAmount:float IsReconciled:boolean
        UpdatedDateUTC:datetime`),
    }),
    BankTransfers: whole('BankTransfers', 'BankTransferID', {
      query: { includeDeleted: 'true' },
      ...deleted,
      fields:
        readFieldsOf(`BankTransferID FromBankAccount:other ToBankAccount:other Amount:float Date:datetime
        CurrencyRate:float FromBankTransactionID ToBankTransactionID FromIsReconciled:boolean ToIsReconciled:boolean
        Reference HasAttachments:boolean CreatedDateUTC:datetime CreatedDateUTCString DateString Status
        FromTracking:other ToTracking:other`),
    }),
    RepeatingInvoices: whole('RepeatingInvoices', 'RepeatingInvoiceID', {
      ...deleted,
      fields:
        readFieldsOf(`RepeatingInvoiceID ID Type Contact:other Schedule:other LineItems:other LineAmountTypes Reference
        BrandingThemeID CurrencyCode Status SubTotal:float TotalTax:float Total:float HasAttachments:boolean
        ApprovedForSending:boolean SendCopy:boolean MarkAsSent:boolean IncludePDF:boolean Attachments:other`),
    }),
    ContactGroups: whole('ContactGroups', 'ContactGroupID', {
      ...deleted,
      fields: fieldsOf('ContactGroupID! Name Status'),
      write: writesOf('ContactGroups', 'ContactGroupID', { create: { query: undefined } }),
    }),
    TrackingCategories: whole('TrackingCategories', 'TrackingCategoryID', {
      ...deleted,
      query: { includeArchived: 'true' },
      fields: fieldsOf('TrackingCategoryID! Name Status Options:other!'),
      write: deletes('TrackingCategories', 'TrackingCategoryID', { create: alone, update: alone }),
    }),
    LinkedTransactions: {
      record: recordOf('LinkedTransactionID', 'UpdatedDateUTC'),
      list: {
        request: request(),
        records: 'LinkedTransactions',
        paging: numberedPages('page', 100, requestsPage),
      },
      fields:
        readFieldsOf(`LinkedTransactionID SourceTransactionID SourceLineItemID ContactID TargetTransactionID
        TargetLineItemID Status Type SourceTransactionTypeCode UpdatedDateUTC:datetime`),
    },
    Organisation: whole('Organisations', 'OrganisationID', {
      fields:
        readFieldsOf(`OrganisationID Name LegalName PaysTax:boolean Version OrganisationType BaseCurrency CountryCode
        IsDemoCompany:boolean OrganisationStatus RegistrationNumber EmployerIdentificationNumber TaxNumber
        FinancialYearEndDay:int FinancialYearEndMonth:int SalesTaxBasis SalesTaxPeriod DefaultSalesTax
        DefaultPurchasesTax PeriodLockDate:datetime EndOfYearLockDate:datetime CreatedDateUTC:datetime Timezone
        OrganisationEntityType ShortCode Class Edition LineOfBusiness Addresses:other Phones:other
        ExternalLinks:other PaymentTerms:other`),
    }),
    BrandingThemes: whole('BrandingThemes', 'BrandingThemeID', {
      fields: readFieldsOf('BrandingThemeID Name LogoUrl Type SortOrder:int CreatedDateUTC:datetime'),
    }),
    TaxRates: whole('TaxRates', 'TaxType', {
      ...deleted,
      fields: readFieldsOf(`TaxType Name TaxComponents:other Status ReportTaxType CanApplyToAssets:boolean
        CanApplyToEquity:boolean CanApplyToExpenses:boolean CanApplyToLiabilities:boolean CanApplyToRevenue:boolean
        DisplayTaxRate:float EffectiveRate:float`),
    }),
    Currencies: whole('Currencies', 'Code', {
      fields: readFieldsOf('Code Description'),
    }),
    Journals: {
      record: recordOf('JournalID', 'CreatedDateUTC'),
      list: {
        request: request(),
        records: 'Journals',
        paging: {
          style: 'lastRecord',
          member: 'JournalNumber',
          into: { query: 'offset' },
          end: { when: 'emptyPage' },
          size: { max: 100 },
          documentation: reference,
        },
        conditions: modifiedSince,
      },
      changes,
      fields: readFieldsOf(`JournalID JournalDate:datetime JournalNumber:int Reference SourceID SourceType
        JournalLines:other CreatedDateUTC:datetime`),
    },
  },
});
