import type { ConnectorException, WriteEndpoints } from '@dowel/schema/connector';
import { plainText } from '@dowel/schema/rules';
import type { RestDefinition } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';
import { queryLanguages } from '../engine/request/literals.ts';
import { afterLast } from './after-last.ts';
import { changedSince } from './changed-since.ts';
import { fieldsDocumentedAt, listedFields } from './listed-fields.ts';
import { offsetPages } from './pages.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// Members and their types are those of the vendor's own client: github.com/intuit/QuickBooks-V3-Java-SDK, ipp-v3-java-data/src/main/xsd.
const docs = 'https://developer.intuit.com/app/developer/qbo/docs';
const queries = `${docs}/learn/explore-the-quickbooks-online-api/data-queries`;
const errorsPage = `${docs}/develop/troubleshooting/handling-common-errors`;
const schemas = 'https://github.com/intuit/QuickBooks-V3-Java-SDK/tree/develop/ipp-v3-java-data/src/main/xsd';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const CREATED = 'MetaData.CreateTime';

/**
 * The place of a page is a part of the query. Each page begins behind the creation of the last record, so that none is
 * missed when others are deleted or leave the list meanwhile.
 * https://blogs.intuit.com/2017/02/08/deep-dive-sql-queries
 */
const { soql } = queryLanguages;
const paging: RestDefinition['functions'] = {
  continueAfter: (name) => afterLast(`QueryResponse.${name}`, CREATED, SECOND_MS),
  queryLanguage: {
    ...soql,
    after: (_, value) => `${CREATED} > ${value}`,
    // There is no OR, and no word for what is empty.
    others: (({ notEq: _, notIn: __, ...others }) => others)(soql.others),
    time: (text) => (/^(true|false)$/.test(text) ? text : `'${text}'`),
    page: (count, size) => ` STARTPOSITION ${count + 1} MAXRESULTS ${size}`,
  },
};

const fieldsOf = fieldsDocumentedAt(schemas, 'Id! SyncToken MetaData:other!');

interface Listed {
  /** Lists leave out what is not active, unless they are asked for both. Absent: the object cannot be inactive. */
  readonly canBeInactive?: boolean;
  readonly found: string;
}

/** Conditions follow one that every record meets. */
const listOf = ({ canBeInactive, found }: Listed): ConnectorException['list'] => ({
  request: { path: '/query', documentation: queries },
  records: 'QueryResponse.{objectName}',
  paging: offsetPages('query', { query: 1000 }, queries),
  conditions: {
    style: 'text',
    language: 'soql',
    into: { query: 'query' },
    text: `SELECT * FROM {objectName} WHERE ${canBeInactive ? 'Active IN (true, false)' : `${CREATED} > '1970-01-01T00:00:00Z'`}{conditions} ORDERBY ${CREATED}`,
    equalsFields: found.split(' '),
    documentation: queries,
  },
});

const readsAt = (path: string): WriteEndpoints => ({
  get: { path: `${path}/{id}` },
  answer: { record: '{objectName}', id: 'Id' },
});

const once = { by: 'keyAt', into: { query: 'requestid' } } as const;

/** A create is done once per key: https://developer.intuit.com/app/developer/qbo/docs/develop/rest-api-features */
const writesAt = (path: string): WriteEndpoints => ({
  ...readsAt(path),
  create: { method: 'POST', path, repeat: once, documentation: schemas },
  update: {
    method: 'POST',
    path,
    body: { Id: '{id}', sparse: true },
    repeat: { by: 'upsert' },
    documentation: schemas,
  },
});

/**
 * A change says which state of the record it is made from, and is refused if there is a newer one. Only a writer who has
 * read the record sends this word himself.
 * @throws {ProviderError} if the writer has read another state than there is now. So a call that is refused for its state
 * has only lost a race, and may be repeated
 */
const versionOf: NonNullable<RestDefinition['functions']>['sentBeside'] = async (
  objectName,
  id,
  api,
  { record },
) => {
  const { body } = await api.getJson({ path: `/${objectName.toLowerCase()}/{id}` }, { objectName, id });
  const now = body.text(`${objectName}.SyncToken`);
  const read = plainText(record.SyncToken);
  if (read && now && now.among([read]) === undefined) {
    const words = `At QuickBooks Online, the record has changed since its SyncToken was "${read}". Read it again, or leave out SyncToken to change it all the same.`;
    throw new ProviderError('rejected', words);
  }
  return { SyncToken: now?.toSend() };
};

const TRANSACTION = `DocNumber TxnDate:date DepartmentRef:other CurrencyRef:other ExchangeRate:float PrivateNote TxnStatus
  LinkedTxn:other Line:other TxnTaxDetail:other TxnSource TaxFormType TaxFormNum TransactionLocationType Tag:other
  TxnApprovalInfo:other RecurDataRef:other RecurringInfo:other ProjectRef:other TotalCostAmount:float
  HomeTotalCostAmount:float`;

const SALE = `${TRANSACTION} AutoDocNumber:boolean CustomerRef:other CustomerMemo:other BillAddr:other ShipAddr:other
  FreeFormAddress:boolean ShipFromAddr:other DueDate:date PONumber FOB GlobalTaxCalculation TotalAmt:float
  HomeTotalAmt:float ApplyTaxAfterDiscount:boolean ShippingTaxIncludedInTotalTax:boolean PrintStatus EmailStatus
  BillEmail:other BillEmailCc:other BillEmailBcc:other Balance:float HomeBalance:float FinanceCharge:boolean
  PaymentMethodRef:other PaymentRefNum PaymentType CheckPayment:other CreditCardPayment:other DepositToAccountRef:other
  DeliveryInfo:other DiscountRate:float DiscountAmt:float GovtTxnRefIdentifier TaxExemptionRef:other`;

const PERSON = `IntuitId! Title GivenName MiddleName FamilyName Suffix FullyQualifiedName CompanyName DisplayName PrintOnCheckName
  Active:boolean V4IDPseudonym PrimaryPhone:other AlternatePhone:other Mobile:other Fax:other PrimaryEmailAddr:other
  WebAddr:other DefaultTaxCodeRef:other Notes`;

/** A transaction, which can be deleted. */
const transaction = (path: string, words: string, common = TRANSACTION): ConnectorException => ({
  list: listOf({ found: common === SALE ? 'Id DocNumber TxnDate Balance' : 'Id DocNumber TxnDate' }),
  fields: fieldsOf(`${common} ${words}`),
  write: {
    ...writesAt(path),
    delete: {
      method: 'POST',
      path,
      query: { operation: 'delete' },
      body: { Id: '{id}' },
      repeat: { by: 'upsert' },
      documentation: schemas,
    },
  },
});

/** An entry of a list of names. A deleted one stays, and is not active any more. */
const named = (path: string, words: string, found = 'Id'): ConnectorException => ({
  list: listOf({ canBeInactive: true, found }),
  deletes: {
    source: 'flag',
    member: 'Active',
    value: false,
    documentation: `${docs}/api/accounting/all-entities/department`,
  },
  fields: fieldsOf(words),
  write: {
    ...writesAt(path),
    delete: {
      method: 'POST',
      path,
      body: { Id: '{id}', sparse: true, Active: false },
      repeat: { by: 'upsert' },
      documentation: schemas,
    },
  },
});

const person = (path: string, words: string): ConnectorException =>
  named(path, `${PERSON} ${words}`, 'Id GivenName MiddleName FamilyName CompanyName');

/** What nobody creates here, or in a way of its own. */
const readOnly = (path: string, words: string, found = 'Id'): ConnectorException => ({
  list: listOf({ found }),
  fields: fieldsOf(words),
  write: readsAt(path),
});

const plain = (path: string, words: string): ConnectorException => ({
  ...readOnly(path, words),
  write: writesAt(path),
});

const VENDOR = `ContactName AltContactName BillAddr:other ShipAddr:other TaxIdentifier TaxIdEffectiveDate:date ParentRef:other
  TermRef:other Balance:float BillRate:float OpenBalanceDate:date CreditLimit:float AcctNum Vendor1099:boolean
  CurrencyRef:other TDSEnabled:boolean TDSEntityTypeId:int TDSSectionTypeId:int TDSOverrideThreshold:boolean
  TaxReportingBasis APAccountRef:other GSTIN GSTRegistrationType IsSubContractor:boolean SubcontractorType CISRate
  HasTPAR:boolean VendorPaymentBankDetail:other Source CostRate:float`;

/** QuickBooks Online: the Accounting API, version 3. Every path is below the company that the customer has signed in to. */
export const quickbooks = usualConnector({
  provider: 'quickbooks',
  otherProviders: ['quickbooksSandbox'],
  displayName: 'QuickBooks Online',
  errors: {
    message: ['Fault.Error.0.Detail', 'Fault.Error.0.Message'],
    rules: [
      { status: 400, member: 'Fault.Error.0.code', text: '610', means: 'record_gone' },
      { member: 'Fault.Error.0.code', text: '5010', means: 'conflict' },
    ],
    documentation: errorsPage,
  },
  // An answer with 200 can have a fault: /develop/troubleshooting/error-codes of the same documentation.
  success: [{ mustBeAbsent: 'Fault' }],
  budgets: [
    {
      scope: 'account',
      requests: 500,
      perMs: MINUTE_MS,
      documentation: 'https://blogs.intuit.com/2016/08/08/idg-concurrent-api-use-changes-coming-soon',
    },
  ],
  functions: {
    ...paging,
    baseOf: () => (_, used) => `${used}/v3/company/{{.realmId}}`,
    sentBeside: versionOf,
    // An answer without records does not name their list.
    isEmptyList: (body, name) =>
      body?.members('QueryResponse') !== undefined && body.isAbsent(`QueryResponse.${name}`),
  },
  object: {
    record: {
      id: 'Id',
      ...timesOf(schemas, { updated: 'MetaData.LastUpdatedTime', created: CREATED }),
      // The link of an invoice comes only to whoever asks for it.
      omit: ['domain', 'sparse', 'status', 'InvoiceLink'],
    },
    list: {
      request: { path: '/query' },
      records: 'QueryResponse.{objectName}',
      paging: { style: 'none', size: { max: 1000 } },
    },
    changes: changedSince({
      field: 'MetaData.LastUpdatedTime',
      isFromInclusive: true,
      isUntilInclusive: true,
      granularityMs: SECOND_MS,
      documentation: queries,
    }),
    // The operation for changes has deleted records too, but 1,000 changes at most, and no second page.
    deletes: {
      source: 'unknown',
      documentation: `${docs}/learn/explore-the-quickbooks-online-api/change-data-capture`,
    },
    fields: { source: 'list', fields: listedFields('Id!') },
  },
  objects: {
    Account: named(
      '/account',
      `Name SubAccount:boolean ParentRef:other Description FullyQualifiedName AccountAlias TxnLocationType
      Active:boolean Classification AccountType AccountSubType AccountPurposes:other AcctNum AcctNumExtn
      OpeningBalance:float OpeningBalanceDate:date CurrentBalance:float CurrentBalanceWithSubAccounts:float
      CurrencyRef:other TaxAccount:boolean OnlineBankingEnabled:boolean FIName JournalCodeRef:other`,
    ),
    Attachable: plain(
      '/attachable',
      `FileName FileAccessUri! TempDownloadUri! Size:int ContentType Category Lat Long PlaceName Note Tag
      ThumbnailFileAccessUri! ThumbnailTempDownloadUri! AttachableRef:other`,
    ),
    Bill: transaction(
      '/bill',
      `VendorRef:other APAccountRef:other TotalAmt:float Memo GlobalTaxCalculation SalesTermRef:other DueDate:date
      RemitToAddr:other ShipAddr:other VendorAddr:other Balance:float HomeBalance:float LessCIS:float
      IncludeInAnnualTPAR:boolean`,
    ),
    BillPayment: transaction(
      '/billpayment',
      `VendorRef:other VendorAddr:other APAccountRef:other PayType CheckPayment:other CreditCardPayment:other
      TotalAmt:float`,
    ),
    Budget: readOnly(
      '/budget',
      'Name StartDate:date EndDate:date BudgetType BudgetEntryType Active:boolean BudgetDetail:other',
    ),
    Class: named('/class', 'Name SubClass:boolean ParentRef:other FullyQualifiedName Active:boolean'),
    CompanyCurrency: plain('/companycurrency', 'Code Name Active:boolean'),
    CompanyInfo: readOnly(
      '/companyinfo',
      `CompanyName LegalName CompanyAddr:other CustomerCommunicationAddr:other LegalAddr:other CompanyEmailAddr:other
      CustomerCommunicationEmailAddr:other CompanyURL:other PrimaryPhone:other CompanyStartDate:date EmployerId
      FiscalYearStartMonth TaxYearStartMonth QBVersion Country ShipAddr:other OtherAddr:other Mobile:other Fax:other
      Email:other WebAddr:other LastImportedTime:datetime SupportedLanguages DefaultTimeZone
      MultiByteCharsSupported:boolean NameValue:other FifoCalculationStatus`,
    ),
    CreditMemo: transaction('/creditmemo', 'RemainingCredit:float InvoiceRef:other', SALE),
    Customer: person(
      '/customer',
      `Taxable:boolean BillAddr:other ShipAddr:other Job:boolean BillWithParent:boolean RootCustomerRef:other
      ParentRef:other Level:int CustomerTypeRef:other SalesTermRef:other PaymentMethodRef:other CCDetail:other
      Balance:float OpenBalanceDate:date BalanceWithJobs:float CurrencyRef:other PreferredDeliveryMethod ResaleNum
      JobInfo:other TDSEnabled:boolean SecondaryTaxIdentifier ARAccountRef:other PrimaryTaxIdentifier
      TaxExemptionReasonId IsProject:boolean BusinessNumber GSTIN GSTRegistrationType IsCISContractor:boolean
      ClientCompanyId ClientEntityId Source TaxRegime`,
    ),
    CustomerType: readOnly('/customertype', 'Name ParentRef:other FullyQualifiedName Active:boolean'),
    Department: named(
      '/department',
      'Name SubDepartment:boolean ParentRef:other FullyQualifiedName Active:boolean Address:other',
    ),
    Deposit: transaction(
      '/deposit',
      'DepositToAccountRef:other CashBack:other GlobalTaxCalculation TotalAmt:float HomeTotalAmt:float',
    ),
    Employee: person(
      '/employee',
      `EmployeeType EmployeeNumber SSN PrimaryAddr:other OtherAddr:other BillableTime:boolean BillRate:float
      BirthDate:date Gender HiredDate:date ReleasedDate:date UseTimeEntry CostRate:float`,
    ),
    Estimate: transaction('/estimate', 'ExpirationDate:date AcceptedBy AcceptedDate:date', SALE),
    Invoice: transaction(
      '/invoice',
      `Deposit:float AllowIPNPayment:boolean AllowOnlinePayment:boolean AllowOnlineCreditCardPayment:boolean
      AllowOnlineACHPayment:boolean AllowOnlinePayPalPayment:boolean EInvoiceStatus ECloudStatusTimeStamp:datetime
      CfdiUse:int Exportation GlobalInfo:other invoiceStatus callToAction invoiceStatusLog:other LessCIS:float
      PaymentDetailsMessage ConvenienceFeeDetail:other InvoiceLinkSecurityCode InvoiceLinkExpiryDate:date
      AutoPayEligible:boolean SchedulePayEligible:boolean ScheduledPaymentId GratuityEnabled:boolean
      FinancingProductType SubscriptionPaymentsSetting`,
      SALE,
    ),
    Item: named(
      '/item',
      `Name Sku Description Active:boolean SubItem:boolean ParentRef:other Level:int FullyQualifiedName Taxable:boolean
      SalesTaxIncluded:boolean PercentBased:boolean UnitPrice:float RatePercent:float Type PaymentMethodRef:other
      UOMSetRef:other IncomeAccountRef:other PurchaseDesc PurchaseTaxIncluded:boolean PurchaseCost:float
      ExpenseAccountRef:other COGSAccountRef:other AssetAccountRef:other PrefVendorRef:other AvgCost:float
      TrackQtyOnHand:boolean QtyOnHand:float QtyOnPurchaseOrder:float QtyOnSalesOrder:float ReorderPoint:float
      ManPartNum DepositToAccountRef:other SalesTaxCodeRef:other PurchaseTaxCodeRef:other InvStartDate:date
      BuildPoint:float SpecialItem:boolean SpecialItemType ItemGroupDetail:other ItemAssemblyDetail:other
      AbatementRate:float ReverseChargeRate:float ServiceType ItemCategoryType TaxClassificationRef:other
      UQCDisplayText UQCId ClassRef:other Source DeferredRevenue:boolean`,
      'Id Name Sku Description Type',
    ),
    JournalEntry: transaction(
      '/journalentry',
      `Adjustment:boolean HomeCurrencyAdjustment:boolean EnteredInHomeCurrency:boolean GlobalTaxCalculation
      TotalAmt:float HomeTotalAmt:float`,
    ),
    Payment: transaction(
      '/payment',
      `CustomerRef:other RemitToRef:other ARAccountRef:other DepositToAccountRef:other PaymentMethodRef:other
      PaymentRefNum PaymentType CheckPayment:other CreditCardPayment:other TotalAmt:float UnappliedAmt:float
      ProcessPayment:boolean`,
    ),
    PaymentMethod: named('/paymentmethod', 'Name Active:boolean Type'),
    Purchase: transaction(
      '/purchase',
      `AccountRef:other PaymentMethodRef:other PaymentRefNum PaymentType CheckPayment:other CreditCardPayment:other
      EntityRef:other Credit:boolean RemitToAddr:other TotalAmt:float Memo PrintStatus GlobalTaxCalculation
      LessCIS:float IncludeInAnnualTPAR:boolean`,
    ),
    PurchaseOrder: transaction(
      '/purchaseorder',
      `VendorRef:other APAccountRef:other TotalAmt:float Memo GlobalTaxCalculation TaxCodeRef:other ClassRef:other
      ReimbursableInfoRef:other SalesTermRef:other DueDate:date ExpectedDate:date VendorAddr:other ShipTo:other
      DropShipToEntity:other InventorySiteRef:other ShipAddr:other ShipMethodRef:other FOB POEmail:other
      TemplateRef:other PrintStatus EmailStatus ManuallyClosed:boolean POStatus`,
    ),
    RefundReceipt: transaction('/refundreceipt', 'RemainingCredit:float', SALE),
    SalesReceipt: transaction('/salesreceipt', 'LessCIS:float', SALE),
    TaxAgency: readOnly(
      '/taxagency',
      `${PERSON} ${VENDOR} SalesTaxCodeRef:other SalesTaxCountry SalesTaxReturnRef:other TaxRegistrationNumber
      ReportingPeriod TaxTrackedOnPurchases:boolean TaxOnPurchasesAccountRef:other TaxTrackedOnSales:boolean
      TaxTrackedOnSalesAccountRef:other TaxOnTax:boolean LastFileDate:date TaxAgencyConfig`,
    ),
    TaxCode: {
      ...named(
        '/taxcode',
        `Name Description Active:boolean Hidden:boolean Taxable:boolean TaxGroup:boolean SalesTaxRateList:other
        PurchaseTaxRateList:other AdjustmentTaxRateList:other TaxCodeConfigType`,
        'Id Name',
      ),
      write: readsAt('/taxcode'),
    },
    TaxRate: readOnly(
      '/taxrate',
      `Name Description Active:boolean RateValue:float AgencyRef:other TaxReturnLineRef:other EffectiveTaxRate:other
      SpecialTaxType DisplayType OriginalTaxRate:other`,
    ),
    Term: named(
      '/term',
      `Name Active:boolean Type DiscountPercent:float DueDays:int DiscountDays:int DayOfMonthDue:int
      DueNextMonthDays:int DiscountDayOfMonth:int`,
      'Id Name',
    ),
    TimeActivity: plain(
      '/timeactivity',
      `TimeZone TxnDate:date NameOf EmployeeRef:other VendorRef:other OtherNameRef:other CustomerRef:other
      DepartmentRef:other ItemRef:other ClassRef:other PayrollItemRef:other ProjectRef:other TimeChargeId:int
      BillableStatus Taxable:boolean HourlyRate:float CostRate:float Hours:int Minutes:int Seconds:int BreakHours:int
      BreakMinutes:int BreakSeconds:int StartTime:datetime EndTime:datetime Description
      HoursInEmployeeTimeZone:boolean`,
    ),
    Transfer: transaction('/transfer', 'FromAccountRef:other ToAccountRef:other Amount:float ClassRef:other'),
    Vendor: person('/vendor', VENDOR),
    VendorCredit: transaction(
      '/vendorcredit',
      `VendorRef:other APAccountRef:other TotalAmt:float Memo GlobalTaxCalculation VendorAddr:other Balance:float
      IncludeInAnnualTPAR:boolean`,
    ),
  },
});
