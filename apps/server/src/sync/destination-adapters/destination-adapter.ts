import type { Buffer } from 'node:buffer';
import type { Destination } from '@dowel/schema';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';

/** One message to a destination. It is the same at every attempt. */
export interface OutgoingMessage {
  /** The same at every attempt, so that a receiver can drop what it has already. */
  readonly id: string;
  /** Instead of the id, for destinations that drop repeats: the message was over, and somebody asked for it again. */
  readonly replayId?: string;
  /** When the event happened. */
  readonly time: Date;
  /** For example `installation.created`. */
  readonly eventType: string;
  /** The name of the topic that it went through. */
  readonly topic: string;
  /** The whole body of a webhook, as JSON in UTF-8. */
  readonly body: Buffer<ArrayBuffer>;
  /** Only the member `data` of the body, as JSON in UTF-8. Kinesis and S3 get this for notifications. */
  readonly data: Buffer<ArrayBuffer>;
  /** Ids that say what the message is about: `projectId`, `installationId`, `connectionId` and so on. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** Where a message goes. The shapes and rules of the contract have checked it already. */
export interface AdapterTarget {
  readonly metadata: Readonly<Destination['metadata']>;
  readonly secrets: Readonly<Record<string, string>>;
  /** Whether messages about the same record have to stay in order. */
  readonly isOrdered?: boolean;
  /** The keys that sign, for types whose messages are signed. */
  readonly signingKeys?: readonly string[];
}

/** How one attempt ended. Nothing in it holds a secret. */
export type AttemptOutcome =
  | {
      readonly kind: 'delivered';
      readonly status?: number;
      /** The first 1,000 characters of what the destination answered. */
      readonly answer?: string;
      /** What is odd about it, for the builder. */
      readonly note?: string;
    }
  | {
      /** The destination answered, and did not take the message. */
      readonly kind: 'refused';
      readonly status?: number;
      readonly answer?: string;
      /** A sentence for the builder. */
      readonly reason: string;
      /** How long the destination asked us to wait. */
      readonly retryAfterMs?: number;
      /** Another attempt can succeed only after somebody has changed something: credentials, a missing queue. */
      readonly isLasting?: boolean;
    }
  | {
      /** No usable answer came. The message may have arrived. */
      readonly kind: 'unreachable';
      readonly reason: string;
    };

/** What an attempt takes place in. */
export interface AttemptSurroundings {
  readonly outgoing: Outgoing;
  /** Ends the attempt. The outcome is then `unreachable`. */
  readonly signal: AbortSignal;
  now(): Date;
}

/** How messages get to one type of destination. */
export interface DestinationAdapter {
  /** Makes one attempt. Never throws for what the destination does, or does not do. */
  deliver(
    target: AdapterTarget,
    message: OutgoingMessage,
    surroundings: AttemptSurroundings,
  ): Promise<AttemptOutcome>;
}
