import { toObject } from '../../src/providers/connectors/engine/object.ts';
import { definitionOf } from '../shipped-connectors.ts';

/** How the suite uses a provider. What its connector can do, the suite asks the connector. */
export interface ConformanceProvider {
  /** The name of the simulator, which is also the name in the table. */
  readonly dialect: string;
  /** The name in the table of one more object of a dialect. */
  readonly name?: string;
  /** The entry of the catalogue. */
  readonly provider: string;
  /** What the provider's own address is asked for besides credentials. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** The object that is read and written. */
  readonly object: string;
  /** The member of a delivered raw record that has its id. Below parents it is a field of the record. */
  readonly id: string;
  /** The records below which the lists are. So many of them are there from the beginning. */
  readonly parents?: { readonly object: string; readonly count: number };
  /** What else the account has, because a new record needs it. */
  readonly beside?: { readonly object: string; readonly count: number };
  /** A text field that a caller may write. */
  readonly textField: string;
  /** How the API takes a text for that field. Absent: as it is. */
  readonly written?: (text: string) => unknown;
  /** Another one. */
  readonly otherField: string;
  /** More text fields. */
  readonly moreFields?: readonly string[];
  /**
   * A field that the account does not show any more is told in the middle of a read: the next page with it is refused, or
   * the description lacks it.
   */
  readonly tellsHidden?: true;
  /** A text field by which the provider can filter, if it can at all. */
  readonly filterField: string;
  /** What a search may ask for, where records do not have it as a field. Absent: that field. */
  readonly searchField?: string;
  /** Where a delivered record has the text of that field. Absent: in the field itself. */
  readonly filterPath?: string;
  /** The provider answers one query with at most so many records. */
  readonly resultCap?: number;
  /** It answers a second delete of a record as it answers the first. */
  readonly deletesAgain?: boolean;
  /** The API takes values for fields that it does not know. */
  readonly takesAnyField?: true;
  /** A field whose values are unique, by which the provider changes or creates a record, and a value of it. */
  readonly upsert?: { readonly field: string; readonly value: string };
  /** The values of a new record, apart from the text field. */
  readonly required?: Readonly<Record<string, unknown>>;
}

type Usual = 'dialect' | 'id' | 'textField' | 'filterField';

/**
 * As it is listed. If it does not say otherwise, the simulator is named like the provider, a record has its id in `id` and
 * its text in `name`, and the provider filters by the other field.
 */
export type ListedProvider = Omit<ConformanceProvider, Usual> & Partial<Pick<ConformanceProvider, Usual>>;

/** The name of a conformer in the table. */
export function nameOf({ name, dialect }: ConformanceProvider): string {
  return name ?? dialect;
}

/** The id of a record that was delivered. */
export function idOf(
  { id, parents }: ConformanceProvider,
  { fields, raw }: { readonly fields?: unknown; readonly raw?: unknown },
): string {
  return String(memberOf(parents ? fields : raw, id));
}

/** The value at a dotted path. */
function memberOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], value);
}

/** What a connector declares of the object that the suite uses, and what the suite knows of it. */
export function factsOf({
  provider,
  object,
  filterField,
  searchField = filterField,
  resultCap,
  upsert,
}: ConformanceProvider) {
  const connector = definitionOf(provider);
  const handled = toObject(connector, object);
  return { connector, handled, provider, objectName: object, searchField, resultCap, upsert };
}
export type ConnectorFacts = ReturnType<typeof factsOf>;
