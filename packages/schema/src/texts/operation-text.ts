import type * as z from 'zod';
import type * as endpoints from '../endpoints.ts';
import type { PathParams, SuccessOf } from '../wire/wire.ts';

type Endpoints = typeof endpoints;
type Name = keyof Endpoints;

/** What the reference says about an operation. The contract says the rest. */
export type OperationText<E extends Endpoints[Name] = Endpoints[Name]> = {
  /** What it does, as an order and without a full stop: "Create a topic". */
  readonly summary: string;
  /** When to use it, what it changes, which events it leads to, and its limits. Markdown. */
  readonly description: string;
} & (E['body'] extends z.ZodType
  ? { /** A request that the service takes. */ readonly body: z.input<E['body']> }
  : unknown) &
  (SuccessOf<E['wire']> extends undefined
    ? unknown
    : { /** An answer to that request. */ readonly answer: SuccessOf<E['wire']> });

/** The text of every operation. The compiler reports a missing one. */
export type OperationTexts = { readonly [N in Name]: OperationText<Endpoints[N]> };

/** The texts about one resource: a section of the reference. */
export interface ResourceTexts {
  /** The title of the section. */
  readonly tag: string;
  readonly description: string;
  readonly operations: Partial<OperationTexts>;
}

/** The names of all parameters in paths. */
export type PathName = { [N in Name]: keyof PathParams<Endpoints[N]['wire']> }[Name];
