/** How many requests for pages the log of a read has, beside the last one. A read of a million records makes thousands. */
export const RECORDED_REQUESTS = 20;
