import type { endpoints } from '@dowel/schema';
import type { Answer } from './mock.ts';

/** How each endpoint of the schema is answered, by its name there. */
export type Answers = { [Name in keyof typeof endpoints]: Answer<(typeof endpoints)[Name]> };
