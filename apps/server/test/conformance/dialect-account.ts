/** A record as the simulator has it. */
export interface SimulatedRecord {
  id: string;
  createTime: number;
  updateTime: number;
  isDeleted: boolean;
  values: Record<string, unknown>;
}

/** A call that arrived at the simulator. */
export interface SimulatedCall {
  method: string;
  path: string;
  body: string;
  status: number;
  unexpected?: string;
}

/** What a test switches on at an account. The simulator's `quirks.ts` says what each of them does. */
export type Quirks = Readonly<Record<string, unknown>>;

/** An account at a simulated provider, and all that a test may do there without the provider's API. */
export async function openDialectAccount(simulatorsUrl: string, dialect: string, start: Date) {
  const base = `${simulatorsUrl}/control/dialects/${dialect}/accounts`;
  const opened = await control('POST', base);
  const at = `${base}/${opened.account}`;
  const objectAt = (object: string) => `${at}/objects/${encodeURIComponent(object)}`;
  const recordAt = (object: string, id: string) => `${objectAt(object)}/records/${encodeURIComponent(id)}`;
  let now = start.getTime();
  let quirks: Quirks = {};
  const store = () => control('PUT', `${at}/quirks`, { ...quirks, now });
  await store();
  return {
    accessToken: String(opened.accessToken),
    refreshToken: String(opened.refreshToken),
    /** Replaces the quirks. The clock of the account goes on with that of the test. */
    async set(made: Quirks) {
      quirks = made;
      await store();
    },
    /** Replaces the clock, and keeps the other quirks as they are now. */
    async setNow(time: Date) {
      now = time.getTime();
      quirks = (await control('GET', at)).quirks;
      await store();
    },
    /** Adds records that the simulator makes up. Answers the first 1,000 of their ids. */
    seed: async (object: string, count: number, everyMs = 1): Promise<string[]> =>
      (await control('POST', `${objectAt(object)}/records`, { count, everyMs })).ids,
    create: async (object: string, values: object, more: object = {}): Promise<string> =>
      (await control('POST', `${objectAt(object)}/records`, { values, ...more })).ids[0],
    change: (object: string, id: string, values: object, more: object = {}) =>
      control('PATCH', recordAt(object, id), { values, ...more }),
    remove: (object: string, id: string) => control('DELETE', recordAt(object, id)),
    records: async (object: string): Promise<SimulatedRecord[]> =>
      (await control('GET', `${objectAt(object)}/records`)).records,
    fields: async (object: string): Promise<{ name: string }[]> =>
      (await control('GET', `${objectAt(object)}/fields`)).fields,
    changeFields: (object: string, changes: object) => control('PUT', `${objectAt(object)}/fields`, changes),
    subscriptions: async (): Promise<{ id: string; url: string; events: string[] }[]> =>
      (await control('GET', `${at}/subscriptions`)).subscriptions,
    /** The account installs an application, and tells it of changes. */
    sendEventsTo: (application: {
      url: string;
      clientSecret: string;
      signingSecret?: string;
      events?: string[];
      form?: string;
    }) => control('PUT', `${at}/application`, application),
    /** What signs in now. A renewal has replaced the first ones. */
    tokens: (): Promise<{ accessToken: string; refreshToken: string }> => control('GET', at),
    calls: async (): Promise<SimulatedCall[]> => (await control('GET', `${at}/calls`)).calls,
    forgetCalls: () => control('DELETE', `${at}/calls`),
  };
}

export type DialectAccount = Awaited<ReturnType<typeof openDialectAccount>>;

// biome-ignore lint/suspicious/noExplicitAny: each control call has an answer of its own.
async function control(method: string, url: string, body?: object): Promise<any> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The simulator refused ${method} ${url}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
