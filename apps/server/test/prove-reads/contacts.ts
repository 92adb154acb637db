import { controlSandbox } from '../sandbox-control.ts';
import { fieldsOf } from './customers.ts';
import type { Ledger, ProviderRecord } from './ledger.ts';

const PAGE = 200;
const object = 'contacts';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The contacts of one account of the sandbox, changed and read without the service. */
export class Contacts {
  #changes = 0;
  #number = 0;
  readonly #sandboxUrl: string;
  readonly #account: { readonly accountId: string; readonly apiKey: string };

  constructor(sandboxUrl: string, account: { accountId: string; apiKey: string }) {
    this.#sandboxUrl = sandboxUrl;
    this.#account = account;
  }

  get changes(): number {
    return this.#changes;
  }

  /** Changes records that have these ids. */
  async change(ids: readonly string[]): Promise<void> {
    const records = [...new Set(ids)].slice(0, PAGE).map((id) => {
      this.#number += 1;
      return { id, job_title: `Changed ${this.#number}` };
    });
    const { results } = (await this.#ask('/batch', { allOrNone: true, records })) as {
      results: { success: boolean }[];
    };
    this.#changes += results.filter(({ success }) => success).length;
  }

  /** The ids of records whose last change is about this old. */
  async idsFrom(time: Date, limit: number): Promise<string[]> {
    const { records } = await this.#list({ updatedSince: time.toISOString(), limit: String(limit) });
    return records.map(({ id }) => id);
  }

  /** Lets all tokens run out, as a provider does that withdraws them. */
  async expireTokens(): Promise<void> {
    await controlSandbox(this.#sandboxUrl, '/faults', {
      name: 'expireTokens',
      account: this.#account.accountId,
    });
  }

  /**
   * How many records have not arrived as they are now, and how many share the commonest time of change.
   * Those that every account has from the start are older than any read.
   */
  async compare(ledger: Ledger, installationId: string): Promise<{ different: number; atOneTime: number }> {
    let different = 0;
    let atOneTime = 0;
    let time = '';
    let same = 0;
    let cursor: string | undefined;
    do {
      const { records, nextCursor } = await this.#list({
        limit: String(PAGE),
        updatedSince: new Date(Date.now() - DAY_MS).toISOString(),
        fields: (fieldsOf[object] ?? []).join(','),
        ...(cursor !== undefined && { cursor }),
      });
      for (const record of records) {
        if (!ledger.holds(installationId, object, record)) different += 1;
        same = record.updated_at === time ? same + 1 : 1;
        time = record.updated_at;
        atOneTime = Math.max(atOneTime, same);
      }
      cursor = nextCursor;
    } while (cursor !== undefined);
    return { different, atOneTime };
  }

  async #list(query: Record<string, string>): Promise<{ records: ProviderRecord[]; nextCursor?: string }> {
    return (await this.#ask(`?${new URLSearchParams(query)}`)) as {
      records: ProviderRecord[];
      nextCursor?: string;
    };
  }

  async #ask(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.#sandboxUrl}/api/v1/objects/${object}/records${path}`, {
      method: body ? 'PATCH' : 'GET',
      headers: { 'x-api-key': this.#account.apiKey, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
