import { type Field, SYSTEM_FIELDS, salesforceFields } from './fields.ts';

/** An object of the simulator. */
export interface SalesforceObject {
  name: string;
  label: string;
  labelPlural: string;
  custom: boolean;
  /** The three signs that the ids of its records start with. */
  keyPrefix: string;
  fields: readonly Field[];
}

interface OwnFacts {
  /** The three signs that the ids of its records start with. */
  keyPrefix: string;
  /** As `salesforceFields` reads them. */
  fields: string;
  /** Those of the system fields that the object does not have. */
  lacks?: readonly string[];
}

const OWNER = 'OwnerId:reference:defaulted:>User';
const EXTERNAL = 'External_Id__c:string:externalId';

const own: Readonly<Record<string, OwnFacts>> = {
  Account: {
    keyPrefix: '001',
    fields: `Name:string:required Type:picklist:=Prospect|Customer|Partner
      Industry:picklist:=Agriculture|Banking|Energy|Retail Website:url Phone:phone BillingCity:string
      BillingCountry:string AnnualRevenue:currency NumberOfEmployees:int Description:textarea ${OWNER}
      Regions__c:multipicklist:=North|South|East|West ${EXTERNAL}`,
  },
  Contact: {
    keyPrefix: '003',
    fields: `AccountId:reference:>Account FirstName:string LastName:string:required Email:email Phone:phone
      MobilePhone:phone Title:string Birthdate:date MailingCity:string HasOptedOutOfEmail:boolean ${OWNER}
      ${EXTERNAL}`,
  },
  Lead: {
    keyPrefix: '00Q',
    fields: `FirstName:string LastName:string:required Company:string:required Email:email
      Status:picklist:defaulted:=Open|Working|Closed LeadSource:picklist:=Web|Phone|Partner
      IsConverted:boolean:system ConvertedContactId:reference:readOnly:>Contact`,
  },
  Opportunity: {
    keyPrefix: '006',
    fields: `Name:string:required AccountId:reference:>Account
      StageName:picklist:required:=Prospecting|Proposal|Closed_Won Amount:currency CloseDate:date:required
      Probability:percent IsClosed:boolean:system IsWon:boolean:system ${OWNER}`,
  },
  User: {
    keyPrefix: '005',
    lacks: ['IsDeleted'],
    fields: `Username:string:required FirstName:string LastName:string:required Email:email:required IsActive:boolean
      Title:string`,
  },
  UserRole: {
    keyPrefix: '00E',
    lacks: ['IsDeleted', 'CreatedDate'],
    fields: 'Name:string:required DeveloperName:string',
  },
  AccountHistory: {
    keyPrefix: '017',
    lacks: ['SystemModstamp', 'LastModifiedDate'],
    fields: `AccountId:reference:readOnly:>Account Field:picklist:readOnly:=Name|Phone|OwnerId
      OldValue:anyType:readOnly NewValue:anyType:readOnly`,
  },
  AccountShare: {
    keyPrefix: '00r',
    lacks: ['SystemModstamp', 'CreatedDate'],
    fields: `AccountId:reference:>Account UserOrGroupId:reference:>User
      AccountAccessLevel:picklist:=Read|Edit|All RowCause:picklist:readOnly:=Owner|Manual|Rule`,
  },
  // Metadata that is asked for like records.
  TabDefinition: {
    keyPrefix: '01r',
    lacks: ['IsDeleted', 'CreatedDate', 'LastModifiedDate', 'SystemModstamp'],
    fields: 'Name:string:readOnly Label:string:readOnly',
  },
  Task: {
    keyPrefix: '00T',
    fields: `Subject:string Status:picklist:defaulted:=Not_Started|In_Progress|Completed
      Priority:picklist:defaulted:=High|Normal ActivityDate:date WhoId:reference:>Contact|Lead Description:textarea
      ${OWNER}`,
  },
  Invoice__c: {
    keyPrefix: 'a01',
    fields: `Name:string Amount__c:currency Account__c:reference:>Account Quantity__c:double Due_Date__c:date
      Is_Paid__c:boolean ${EXTERNAL}`,
  },
};

/** All objects, by name. */
export const OBJECTS: Readonly<Record<string, SalesforceObject>> = Object.fromEntries(
  Object.entries(own).map(([name, { keyPrefix, fields: ownFields, lacks = [] }]) => {
    const label = name.replace(/__c$/, '');
    const labelPlural = label.endsWith('y') ? `${label.slice(0, -1)}ies` : `${label}s`;
    const custom = name.endsWith('__c');
    const fields = [
      ...SYSTEM_FIELDS.filter((one) => !lacks.includes(one.name)),
      ...salesforceFields(ownFields),
    ];
    return [name, { name, label, labelPlural, custom, keyPrefix, fields }];
  }),
);

/** The object of this name, which may be written in any case. */
export function findObject(name: string): SalesforceObject | undefined {
  return Object.values(OBJECTS).find((object) => isSameName(object.name, name));
}

/** The fields of a list by their names in lower case. */
const namedFields = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>();

/** The field of this name, which may be written in any case. */
export function findField({ fields }: { fields: readonly Field[] }, name: string): Field | undefined {
  const known = namedFields.get(fields) ?? new Map(fields.map((field) => [field.name.toLowerCase(), field]));
  namedFields.set(fields, known);
  return known.get(name.toLowerCase());
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
