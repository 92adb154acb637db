import type { endpoints } from '@dowel/schema';
import type { Answer } from './mock.ts';

/** The answer of each endpoint in the schema, by the endpoint's name. */
export type Answers = { [Name in keyof typeof endpoints]: Answer<(typeof endpoints)[Name]> };
