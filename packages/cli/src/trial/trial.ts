import type { FieldMetadata } from '@dowel/schema';
import type { Connector, ProviderFetch, ReadRequest } from './engine.ts';
import type { Reading } from './reading.ts';

/** The values of a record that a trial may make, change and delete. */
export interface Written {
  readonly create: Readonly<Record<string, unknown>>;
  readonly update: Readonly<Record<string, unknown>>;
}

/** Where an object is tried. */
export interface Place {
  readonly fetch: ProviderFetch;
  readonly now: () => Date;
  /** What the provider has answered last, as text. */
  readonly lastAnswer: () => string;
  /** What may be written, if anything may. */
  readonly written?: Written | undefined;
  /** How many records there are, where that is known without reading. */
  readonly knownCount?: number | undefined;
}

/** An object that is being tried: what the cases share. */
export interface Trial extends Place {
  readonly connector: Connector;
  readonly objectName: string;
  readonly fields: Readonly<Record<string, FieldMetadata>>;
  /** The first pages, as large as they can be. */
  readonly reading: Reading;
  ask(more?: Partial<ReadRequest>): ReadRequest;
}

/** Why a case does not apply. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut';
}

/** How many pages are read at most. */
export const MOST_PAGES = 10;

export const DAY_MS = 24 * 60 * 60_000;
