import { memberOf } from '../../../provider-words/member-of.ts';
import type { AccountWebhooks } from '../../format.ts';
import { askForJson, type ProviderFetch } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';
import { textAt } from '../record-facts.ts';
import { RequestDraft } from '../request/draft.ts';

/** No account has so many subscriptions. A list that does not end is none. */
const MOST_PAGES = 100;

/** A subscription that a provider lists. */
export interface ListedSubscription {
  readonly id: string;
  /** The event that it is for. Undefined when the list does not say it. */
  readonly event: string | undefined;
  /** Whether it is as Dowel makes one today. */
  readonly isAsMade: boolean;
}

/**
 * The subscriptions to an address.
 * @param values what the request takes of a parent
 * @throws {ProviderError}
 */
export async function listSubscriptions(
  connector: RestDefinition,
  { list }: { readonly list: NonNullable<AccountWebhooks['list']> },
  { address, values = {} }: { readonly address: string; readonly values?: Readonly<Record<string, string>> },
  fetch: ProviderFetch,
): Promise<ListedSubscription[]> {
  const { request, records, offset, id, address: addressMember, event } = list;
  const isAsMade = connector.functions?.events?.isAsMade ?? (() => true);
  const found = new Map<string, ListedSubscription>();
  let seen = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const draft = new RequestDraft(connector, request, values);
    if (offset && seen > 0) draft.put(offset, seen);
    const { body, status } = await askForJson(connector, draft, fetch);
    const all = body.records(records) ?? (body.isNull(records) ? [] : undefined);
    // An answer without a list does not say that there are none. Who believed it would make another subscription.
    if (!all) throw withoutList(connector, status);
    for (const one of all.filter((record) => memberOf(record, addressMember) === address)) {
      const known = textAt(one, id);
      if (known === undefined) continue;
      const of = event === undefined ? undefined : textAt(one, event);
      found.set(known, { id: known, event: of, isAsMade: isAsMade(one) });
    }
    seen += all.length;
    if (!offset || all.length === 0) break;
  }
  return [...found.values()];
}

function withoutList({ displayName }: RestDefinition, status: number): ProviderError {
  const words = `${displayName} answered ${status} without the list of subscriptions.`;
  return new ProviderError('unreachable', words, { status });
}
