import type { Dice } from '@dowel/sandbox/crm/generate.ts';

/** How Stripe reads one parameter of a write. `customer` and `product` are ids of records that must exist. */
export type ParameterKind =
  | 'string'
  | 'email'
  | 'integer'
  | 'boolean'
  | 'map'
  | 'list'
  | 'metadata'
  | 'items'
  | 'recurring'
  | 'customer'
  | 'product';

/** One object of Stripe's API. */
export interface StripeObject {
  /** Its name in the member `object`, and in the names of its events. */
  readonly object: string;
  readonly eventName: string;
  readonly idPrefix: string;
  /** What a create takes, and which of it an update takes too. Anything else is an unknown parameter. */
  readonly parameters: Readonly<Record<string, ParameterKind>>;
  readonly createOnly: readonly string[];
  readonly required: readonly string[];
  /** The members that the list can be limited by, besides `created`. */
  readonly filters: readonly string[];
  /** The record says when it changed, in `updated`. Most objects do not. */
  readonly hasUpdateTime?: boolean;
  /** Without `status`, the list leaves out what is canceled. `status=all` lists it too. */
  readonly hidesCanceled?: boolean;
  /** What `DELETE` does. Some objects have none, and only drafts of an invoice can be deleted. */
  readonly deleting: 'removes' | 'cancels' | 'removesDrafts' | 'none';
  /** What a new record has in its members, unless the create says otherwise. */
  readonly blank: Readonly<Record<string, unknown>>;
  /** What follows from the parameters of a new record. */
  derive?(values: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** What the record of a seeded account has in its members. */
  seed(index: number, dice: Dice): Record<string, unknown>;
}
