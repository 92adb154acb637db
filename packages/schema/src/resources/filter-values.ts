import * as z from 'zod';
import { limits } from '../limits.ts';
import { listOf, Text } from './bounded.ts';

/** What a field is compared with. */
export const FilterValue = z.union([Text, z.boolean(), z.number()]);

/** What a field is compared with by `in` and `notIn`. */
export const FilterValues = listOf(FilterValue, limits.filterValues);
