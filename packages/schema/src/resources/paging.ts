import * as z from 'zod';
import { limits } from '../limits.ts';

/** The most rows that one page may have. */
export const LARGEST_PAGE = 1000;

/**
 * The paging parameters of lists. Without `pageSize` the answer has all rows. `listOperations` differs: its pages have
 * 200 rows by default, and its answer has the token of the next page in the body instead of a `Link` header. Other lists
 * that grow without end have a `pageSize` of their own with a default, for example `listDeliveries`.
 */
export const PageQuery = z.object({
  /** 1 to 1000. When more rows follow, the `Link` header of the answer has the address of the next page. */
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).optional(),
  /**
   * Where the page begins. Take it from the previous page's answer. The parameters other than `pageSize` must stay the
   * same.
   */
  pageToken: z.string().max(limits.address).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;
