import * as z from 'zod';
import { limits } from '../limits.ts';

/** Rows of one page, at most. */
export const LARGEST_PAGE = 1000;

/** What every list of a project's rows takes. Without `pageSize` all rows come at once. */
export const PageQuery = z.object({
  /** 1 to 1000. When more rows follow, the answer's `Link` header has the address of the next page. */
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).optional(),
  /** Where the page begins: from the `Link` header of the page before. The other parameters must be the same. */
  pageToken: z.string().max(limits.address).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;
