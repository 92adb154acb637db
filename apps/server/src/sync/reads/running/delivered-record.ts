import type { RecordFacts } from '../../../providers/connectors/engine/record-facts.ts';
import { bytesOf, type PackedJson } from './packed-json.ts';
import { hashOf } from './position.ts';

/** What a page says of a record that is delivered. */
export interface RecordParts {
  readonly json: PackedJson;
  readonly facts: RecordFacts;
  /** When it has changed, as the provider or its feed says. In milliseconds since 1970. */
  readonly updateMs: number | undefined;
  /** It says that it changes in the far future. */
  readonly hasImpossibleTime: boolean;
  /** Two records with the same text look the same. Undefined: what is delivered of them is compared. */
  readonly compared: string | undefined;
  /** A record with a later update time has changed, whatever it looks like. */
  readonly isComparedByTime: boolean;
  readonly askedTime: Date | undefined;
}

/**
 * A record as it is delivered. Thousands of them wait until they are stored, so it is small: its JSON is outside of the
 * heap, its times are numbers, and it is hashed when somebody asks for it. Most records of a first read are never compared.
 */
export class DeliveredRecord {
  readonly json: PackedJson;
  /** Undefined when it has none. */
  readonly id: string | undefined;
  readonly isDeleted: boolean;
  /** In milliseconds since 1970. Undefined when nobody says it. */
  readonly createMs: number | undefined;
  /** When it has changed, as the provider or its feed says. In milliseconds since 1970. */
  readonly updateMs: number | undefined;
  /** It says that it changes in the far future. It counts as one that does not say when it has changed. */
  readonly hasImpossibleTime: boolean;
  /** The update time, if a later one is a change. In milliseconds since 1970. */
  readonly comparedMs: number | undefined;
  readonly askedTime: Date | undefined;
  readonly #compared: string | undefined;
  #recordHash: string | undefined;
  #contentHash: string | undefined;

  constructor({
    json,
    facts,
    updateMs,
    hasImpossibleTime,
    compared,
    isComparedByTime,
    askedTime,
  }: RecordParts) {
    this.json = json;
    this.id = facts.id;
    this.isDeleted = facts.isDeleted;
    this.createMs = facts.createMs;
    this.updateMs = updateMs;
    this.hasImpossibleTime = hasImpossibleTime;
    this.comparedMs = isComparedByTime ? facts.updateMs : undefined;
    this.askedTime = askedTime;
    this.#compared = compared;
  }

  /** Stands for its id. Undefined when it has none. */
  get recordHash(): string | undefined {
    if (this.id !== undefined) this.#recordHash ??= hashOf(this.id);
    return this.#recordHash;
  }

  get contentHash(): string {
    this.#contentHash ??= hashOf(this.#compared ?? bytesOf(this.json));
    return this.#contentHash;
  }
}

/** The JSON of a record, with its id first. */
export function withId(id: string | undefined, json: string): string {
  return id === undefined ? json : `${JSON.stringify({ id }).slice(0, -1)},${json.slice(1)}`;
}
