import type { ProviderBody } from '../../provider-words/provider-body.ts';

/** Whether an answer is a map without any list, for providers that leave a list out of which nothing was found. */
export function hasNoList(body: ProviderBody | undefined): boolean {
  return body?.members()?.every((member) => member.list() === undefined) === true;
}
