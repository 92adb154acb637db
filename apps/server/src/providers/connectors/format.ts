/** How a provider's API is read and written, as data. `@dowel/schema/connector` has the format and its check. */
export type * from '@dowel/schema/connector';
