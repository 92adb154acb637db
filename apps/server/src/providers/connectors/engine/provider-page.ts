import type { ProviderText } from '../../provider-words/provider-text.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { BelowParents } from './parents/read-below.ts';
import type { ProviderRecord } from './records.ts';

export interface ProviderPage {
  /** The provider's HTTP status. */
  status: number;
  /** The records with their fields as members. */
  records: ProviderRecord[];
  /** The same records as the provider sent them. */
  originals: ProviderRecord[];
  /** Entries of the list that are no records, because they are no objects: what each is, and its place. */
  oddEntries: readonly string[];
  /** What must be removed from the records before a person sees them. */
  secrets: SecretsInUse;
  /** Absent on the last page. */
  nextCursor?: ProviderText;
  /** Where a read goes on that wants no more of this list. Absent: it is over. */
  afterList?: ProviderText;
  /** The next page is not there before. */
  waitMs?: number | undefined;
  /** Only on the last page of a list with a feed by token: stands for what comes later. */
  nextToken?: ProviderText;
  /** Fields that some of the records lack, because the provider did not show them. Absent: none is known. */
  missingFields?: readonly string[];
  /** Only of a feed by time, and of a list of what was deleted. */
  fed?: FedPage;
  /** Only for an object with parents. */
  below?: BelowParents;
}

/** A page that says when records have changed beside them: of a feed by time, it has what is left of its entries. */
export interface FedPage {
  /** When each record has changed. */
  readonly changeTimes: readonly (Date | undefined)[];
  /** How many entries the page has. Several may be about one record, and others about none of the object. */
  readonly entries: number;
  /** Two pages with the same entries have the same fingerprint. */
  readonly fingerprint: string;
}
