import type { IntegrationObject } from '../manifest/read.ts';

/** Whether the results of an object wait until the builder asks for them. */
export function isOnRequest(object: Pick<IntegrationObject, 'delivery'> | undefined): boolean {
  return object?.delivery?.mode === 'onRequest';
}

/** What became of an ask for pages. */
export interface AskedPages {
  readonly sent: number;
  /** Asked for, and not read yet. */
  readonly open: number;
  /** Deleted before anybody asked for them. */
  readonly expired: number;
}

/** What the operation of an ask for pages says. `lost` is set when pages have expired. */
export function askedPagesWords(
  objectName: string,
  { sent, open, expired }: AskedPages,
): { result: string; lost: string | undefined } {
  const parts = [
    `${pagesWords(sent)} sent to the destination`,
    ...(open > 0 ? [`${pagesWords(open)} will be sent when they are read`] : []),
    ...(expired > 0 ? [`${pagesWords(expired)} had expired`] : []),
  ];
  const lost =
    expired > 0
      ? `${pagesWords(expired)} had waited for longer than this server keeps messages, so their records were not delivered. Trigger a read to get them again, and ask for results more often.`
      : undefined;
  return { result: `[${objectName}] ${parts.join(', ')}`, lost };
}

function pagesWords(count: number): string {
  return `${count} page${count === 1 ? '' : 's'}`;
}
