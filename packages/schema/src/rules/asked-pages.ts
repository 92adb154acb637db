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
  /** Asked for, and no read will bring them, because the config does not read the object. Absent: none. */
  readonly vain?: number;
}

/** What the operation of an ask for pages says. `lost` is set when pages have expired, or will not come. */
export function askedPagesWords(
  objectName: string,
  { sent, open, expired, vain = 0 }: AskedPages,
): { result: string; lost: string | undefined } {
  const parts = [
    `${pagesWords(sent)} sent to the destination`,
    ...(open > 0 ? [`${pagesWords(open)} will be sent when they are read`] : []),
    ...(expired > 0 ? [`${pagesWords(expired)} had expired`] : []),
    ...(vain > 0 ? [`${pagesWords(vain)} will not come`] : []),
  ];
  const lost = [
    expired > 0 &&
      `${pagesWords(expired)} had waited for longer than this server keeps messages, so their records were not delivered. Trigger a read to get them again, and ask for results more often.`,
    vain > 0 &&
      `The config does not read "${objectName}", so no read brings what was asked for beyond the pages that waited. Enable the object there, and ask again.`,
  ].filter((words) => words !== false);
  return { result: `[${objectName}] ${parts.join(', ')}`, lost: lost.join(' ') || undefined };
}

function pagesWords(count: number): string {
  return `${count} page${count === 1 ? '' : 's'}`;
}
