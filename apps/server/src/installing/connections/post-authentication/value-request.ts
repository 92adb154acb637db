import type { ProviderInfo } from '@dowel/schema';
import type { ProviderBody } from '../../../providers/provider-words/provider-body.ts';
import type { ProviderText } from '../../../providers/provider-words/provider-text.ts';

/** A request that tells something about the account of the credentials that it carries. */
export interface AccountRequest {
  /** A template, filled with the connection's metadata. Its host must be one of the provider's. */
  address: string | ((entry: ProviderInfo) => string);
  method?: 'GET' | 'POST';
  /** What stands before the access token, where the provider wants it in another form than in all other requests. */
  tokenPrefix?: string;
  headers?: Readonly<Record<string, string>>;
  /** In JSON. */
  body?: string;
  /** What counts of the answer. The body when absent. */
  tells?: 'headers';
}

export interface ValueRequest extends AccountRequest {
  /** Finds the part of the answer that is about this account. Without it, the whole answer is. */
  choose?: (body: ProviderBody, known: Known, accessToken: string) => ProviderBody | undefined;
  /** Where each value is in the chosen part. A function may take it apart. */
  values: Readonly<Record<string, string | ((part: ProviderBody) => ProviderText | undefined)>>;
}

/** What a person typed, or the provider told before. */
export type Known = (name: string) => string | undefined;
