import { memberOf } from '../../../provider-words/member-of.ts';
import type { AccountWebhooks } from '../../format.ts';
import type { ProviderFetch } from '../call.ts';
import type { RestApi, RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';
import { textAt } from '../record-facts.ts';
import type { ProviderRecord } from '../records.ts';
import { restApi } from '../rest-api.ts';

export interface ListedSubscription {
  readonly id: string;
  /** Where its events go. */
  readonly address: string;
  /** The event that it is for. Undefined when the list does not say it. */
  readonly event: string | undefined;
  /** Whether it is as Dowel makes one today. */
  readonly isAsMade: boolean;
}

interface Asked {
  readonly address: string;
  /** Those with these ids are listed wherever their events go. */
  readonly ids?: readonly string[];
  /** What the request takes of a parent. */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * The subscriptions to an address.
 * @throws {ProviderError}
 */
export async function listSubscriptions(
  connector: RestDefinition,
  { list }: { readonly list: NonNullable<AccountWebhooks['list']> },
  { address, ids = [], values = {} }: Asked,
  fetch: ProviderFetch,
): Promise<ListedSubscription[]> {
  const { id, address: addressMember, event } = list;
  const { isAsMade = () => true, listSubscriptions: listAll } = connector.functions?.events ?? {};
  const api = restApi(connector, fetch);
  const all = await (listAll ? listAll(api) : listed(connector, list, values, api));
  const found = all.flatMap((one): [string, ListedSubscription][] => {
    const known = textAt(one, id);
    const told = memberOf(one, addressMember);
    if (known === undefined || typeof told !== 'string') return [];
    const sentTo = isSame(told, address) ? address : told;
    if (sentTo !== address && !ids.includes(known)) return [];
    const of = event === undefined ? undefined : textAt(one, event);
    return [[known, { id: known, address: sentTo, event: of, isAsMade: isAsMade(one) }]];
  });
  return [...new Map(found).values()];
}

/** Providers write an address in their own form, such as with a slash at its end. */
function isSame(told: string, address: string): boolean {
  const [one, other] = [told, address].map((text) => URL.parse(text)?.href.replace(/\/$/, ''));
  return one !== undefined && one === other;
}

async function listed(
  connector: RestDefinition,
  { request, records }: NonNullable<AccountWebhooks['list']>,
  values: Readonly<Record<string, string>>,
  { getJson }: RestApi,
): Promise<ProviderRecord[]> {
  const { body, status } = await getJson(request, values);
  const all = body.records(records) ?? (body.isNone(records) ? [] : undefined);
  // An answer without a list does not say that there are none. Who believed it would make another subscription.
  if (!all) throw withoutList(connector, status);
  return all;
}

function withoutList({ displayName }: RestDefinition, status: number): ProviderError {
  const words = `${displayName} answered ${status} without the list of subscriptions.`;
  return new ProviderError('unreachable', words, { status });
}
