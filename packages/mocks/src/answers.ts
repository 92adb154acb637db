import type { endpoints } from '@dowel/schema';
import type { Resolver } from './mock.ts';

/** The answer of each endpoint in the schema, by the endpoint's name. */
export type Answers = { [Name in keyof typeof endpoints]: Resolver<(typeof endpoints)[Name]> };
