import type { Builder, Customer } from './service.ts';

/** Something that keeps one customer's installation from working. */
export interface Cause {
  /** The name of the customer. It does not tell the cause. */
  readonly customer: string;
  /** What was done, for whoever compares. */
  readonly done: string;
  set(builder: Builder, customer: string): Promise<unknown>;
  /** The reason and the actor of the issue. Absent: it is no issue, and stands on the customer's pages. */
  readonly issue?: readonly [reason: string, actor: string];
}

const records = (object: string) => `/api/v1/objects/${object}/records`;

const object = (objectName: string, destination: string, ...fieldNames: string[]) => ({
  objectName,
  destination,
  schedule: '*/10 * * * *',
  requiredFields: fieldNames.map((fieldName) => ({ fieldName })),
  backfill: { defaultPeriod: { fullHistory: true } },
});
export const contacts = (destination: string) => object('contacts', destination, 'email', 'job_title');
export const only = (name: string, read: object, provider = 'sandboxApiKey') => ({
  name,
  provider,
  read: { objects: [read] },
});

/** Deploys what the customers install, and the destinations that their records go to. */
export async function prepare(builder: Builder): Promise<void> {
  const answers = { 'takes-all': 204, 'is-broken': 500, 'has-another-secret': 401 };
  for (const [name, status] of Object.entries(answers)) {
    await builder.fault({ path: `/${name}`, status });
    const metadata = { url: `${builder.sandboxUrl}/${name}` };
    await builder.ask('POST', 'destinations', { name, type: 'webhook', metadata });
  }
  await builder.deploy(
    {
      name: 'crm-mirror',
      provider: 'sandboxApiKey',
      read: {
        objects: [
          contacts('takes-all'),
          object('companies', 'takes-all', 'name'),
          object('deals', 'takes-all', 'name'),
        ],
      },
      write: { objects: [{ objectName: 'contacts' }] },
    },
    only('crm-feed', contacts('is-broken')),
    only('crm-copy', contacts('has-another-secret')),
    only('crm-archive', contacts('was-never-made')),
    only('crm-team', contacts('takes-all'), 'sandboxClientCredentials'),
    only('crm-stages', contacts('takes-all')),
    {
      name: 'crm-live',
      provider: 'sandboxApiKey',
      subscribe: {
        objects: [
          {
            objectName: 'contacts',
            destination: 'takes-all',
            inheritFieldsAndMapping: true,
            updateEvent: { enabled: 'always', watchFieldsAuto: 'all' },
          },
        ],
      },
      read: { objects: [contacts('takes-all')] },
    },
  );
}

/** A customer whose calls fail in some way from the start. */
export const faulty =
  (fault: object, objects?: Parameters<Builder['install']>[2], integration = 'crm-mirror') =>
  async (builder: Builder, name: string) => {
    const customer = await builder.connect(name, integration);
    await builder.fault({ account: customer.account.accountId, ...fault });
    return builder.install(customer, integration, objects);
  };

/** A customer whose installation works, until something happens. */
export const until =
  (
    happen: (builder: Builder, customer: Customer, installationId: string) => Promise<unknown>,
    integration = 'crm-mirror',
  ) =>
  async (builder: Builder, name: string) => {
    const customer = await builder.connect(name, integration);
    const installationId = await builder.install(customer, integration);
    await happen(builder, customer, installationId);
  };

/** Twenty causes, each at a customer of its own. */
export const causes: readonly Cause[] = [
  {
    customer: 'Alder Foods',
    done: 'the provider ended the key',
    set: faulty({ name: 'revoke' }),
    issue: ['revoked', 'consumer'],
  },
  {
    customer: 'Birch Legal',
    done: 'the customer changed the secret of their client',
    set: until(async (builder, { account }) => {
      await builder.fault({ name: 'revoke', account: account.accountId });
    }, 'crm-team'),
    issue: ['revoked', 'consumer'],
  },
  {
    customer: 'Cedar Motors',
    done: 'the provider says that a scope is missing',
    set: faulty({
      path: records('contacts'),
      status: 403,
      body: { error: { code: 'insufficient_scope', message: 'This needs the scope crm.read.' } },
    }),
    issue: ['forbidden', 'consumer'],
  },
  {
    customer: 'Dogwood Energy',
    done: 'the account may not see deals',
    set: faulty({ name: 'forbidObject', object: 'deals' }, ['contacts', 'deals']),
    issue: ['forbidden', 'consumer'],
  },
  {
    customer: 'Elm Logistics',
    done: 'the provider has no companies any more',
    set: faulty(
      {
        path: records('companies'),
        status: 404,
        body: { error: { code: 'not_found', message: 'There is no object "companies".' } },
      },
      ['contacts', 'companies'],
    ),
    issue: ['object_gone', 'consumer'],
  },
  {
    customer: 'Fir Insurance',
    done: 'a field is gone at the provider',
    set: faulty({ name: 'changeSchema', object: 'contacts' }),
    issue: ['fields_left_out', 'consumer'],
  },
  {
    customer: 'Ginkgo Travel',
    done: 'the provider refuses the list',
    set: faulty({
      path: records('contacts'),
      status: 422,
      body: { error: { message: 'Lists of contacts need a filter in this edition.' } },
    }),
    issue: ['provider_refused', 'builder'],
  },
  {
    customer: 'Hazel Studios',
    done: 'the provider is down',
    set: faulty({ path: records('contacts'), status: 503 }),
    issue: ['provider_unreachable', 'provider'],
  },
  {
    customer: 'Ivy Clinics',
    done: 'the provider allows no more calls for an hour',
    set: faulty({ path: records('contacts'), status: 429, retryAfterSeconds: 3600 }),
    issue: ['rate_limited', 'provider'],
  },
  {
    customer: 'Juniper Homes',
    done: 'the destination answers 500',
    set: until(async () => undefined, 'crm-feed'),
    issue: ['destination_failing', 'builder'],
  },
  {
    customer: 'Larch Robotics',
    done: 'the destination checks another secret, and answers 401',
    set: until(async () => undefined, 'crm-copy'),
    issue: ['destination_failing', 'builder'],
  },
  {
    customer: 'Maple Schools',
    done: 'the destination was never made',
    set: until(async () => undefined, 'crm-archive'),
    issue: ['destination', 'builder'],
  },
  {
    customer: 'Nutmeg Retail',
    done: 'a deploy asks for a mapping that the customer has not chosen',
    set: until(async (builder) => {
      const read = { ...contacts('takes-all'), requiredFields: [{ mapToName: 'stage' }] };
      await builder.deploy(only('crm-stages', read));
    }, 'crm-stages'),
    issue: ['mapping_missing', 'consumer'],
  },
  {
    customer: 'Olive Partners',
    done: 'a colleague paused the reads, with a note',
    set: until((builder, _, installationId) =>
      builder.ask(
        'POST',
        `integrations/${builder.idOf('crm-mirror')}/installations/${installationId}:pause`,
        { note: 'Moving to the new warehouse. Ask Bo before you resume.' },
        '/read',
      ),
    ),
    issue: ['reads_paused', 'builder'],
  },
  {
    customer: 'Pine Agency',
    done: 'two customers have connected the same account',
    set: async (builder, name) => {
      const first = await builder.connect(`${name} North`, 'crm-mirror');
      await builder.install(first, 'crm-mirror');
      await builder.install(await builder.connect(name, 'crm-mirror', first.account), 'crm-mirror');
    },
    issue: ['account_shared', 'builder'],
  },
  {
    customer: 'Quince Media',
    done: 'the provider does not let the account subscribe',
    set: faulty(
      {
        path: '/api/v1/webhooks',
        status: 403,
        body: { error: { message: 'Webhooks are not part of this plan.' } },
      },
      ['contacts'],
      'crm-live',
    ),
    issue: ['events_missing', 'consumer'],
  },
  {
    customer: 'Rowan Freight',
    done: 'the provider refuses a written record',
    set: async (builder, name) => {
      const customer = await builder.connect(name, 'crm-mirror');
      const write = { objects: { contacts: { objectName: 'contacts' } } };
      await builder.install(customer, 'crm-mirror', ['contacts'], { write });
      await builder.write(customer, 'crm-mirror', 'contacts', {
        last_name: 'Okafor',
        nobody_knows_this: 'field',
      });
    },
    issue: ['record_refused', 'builder'],
  },
  {
    customer: 'Spruce Banking',
    done: 'the provider sends the same page again and again',
    set: faulty({
      path: records('contacts'),
      status: 200,
      body: {
        records: [
          { id: 'con_1', updated_at: '2026-01-01T00:00:00.000Z', created_at: '2026-01-01T00:00:00.000Z' },
        ],
        nextCursor: 'again',
      },
    }),
    issue: ['provider_loop', 'builder'],
  },
  {
    customer: 'Tamarack Tools',
    done: 'an entry of the list is no record',
    set: faulty({
      path: records('contacts'),
      status: 200,
      body: { records: ['see the next list'] },
    }),
    issue: ['records', 'builder'],
  },
  {
    customer: 'Willow Pharma',
    done: 'the provider answers with a page of HTML',
    set: faulty({ path: records('contacts'), status: 200, body: '<html>Maintenance</html>' }),
    issue: ['provider_unreadable', 'provider'],
  },
];
