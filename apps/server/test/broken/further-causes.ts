import { consent, controlSandbox } from '../sandbox-control.ts';
import { browserAt } from '../sign-in-browser.ts';
import { type Cause, contacts, faulty, only, until } from './causes.ts';
import type { Builder } from './service.ts';

/** Receivers that fail in their own ways, each with an integration that sends to it. */
const receivers: Readonly<Record<string, (builder: Builder) => { url: string; fault?: object }>> = {
  'has-no-tls': ({ sandboxUrl }) => ({ url: `${sandboxUrl.replace('http:', 'https:')}/hook` }),
  'has-no-name': () => ({ url: 'https://hooks.nobody.invalid/dowel' }),
  'is-slow': ({ sandboxUrl }) => ({ url: `${sandboxUrl}/is-slow`, fault: { delayMs: 120_000 } }),
  'wants-less': ({ sandboxUrl }) => ({ url: `${sandboxUrl}/wants-less`, fault: { status: 413 } }),
  'has-moved': ({ sandboxUrl }) => ({ url: `${sandboxUrl}/has-moved`, fault: { status: 404 } }),
  'is-paused': ({ sandboxUrl }) => ({ url: `${sandboxUrl}/is-paused` }),
};

/** Deploys what the customers of the further causes install. */
export async function prepareFurther(builder: Builder): Promise<void> {
  for (const [name, receiver] of Object.entries(receivers)) {
    const { url, fault } = receiver(builder);
    if (fault) await builder.fault({ path: `/${name}`, ...fault });
    await builder.ask('POST', 'destinations', { name, type: 'webhook', metadata: { url } });
  }
  await builder.ask('POST', 'destinations/is-paused:pause', {
    note: 'We load last year again until Friday. Ask Kim.',
  });
  await builder.deploy(
    ...Object.keys(receivers).map((name) => only(`crm-${name}`, contacts(name))),
    only('crm-shrinking', contacts('takes-all')),
    only('crm-on-request', { ...contacts('takes-all'), schedule: '' }),
    only('crm-app', contacts('takes-all'), 'sandbox'),
  );
}

const sendsTo = (name: string): Cause['set'] => until(async () => undefined, `crm-${name}`);

/** A customer who signed in through an app of their own, whose secret is wrong by now. */
async function breakApp(builder: Builder, groupName: string): Promise<void> {
  const groupRef = groupName.toLowerCase().replaceAll(/\W+/g, '-');
  const { serverUrl, sandboxUrl } = builder;
  const { accountId } = await builder.openAccount();
  const app = await controlSandbox<{ clientId: string; clientSecret: string }>(sandboxUrl, '/clients', {
    name: 'Own app',
    redirectUris: [`${serverUrl}/callbacks/v1/oauth`],
  });
  const { id } = await builder.ask<{ id: string }>('POST', 'provider-apps', {
    provider: 'sandbox',
    groupRef,
    ...app,
  });
  const startAddress = await builder.startSignIn({
    provider: 'sandbox',
    groupRef,
    groupName,
    consumerRef: `person-of-${groupRef}`,
  });
  const browser = browserAt(serverUrl);
  const provider = await browser.toProvider(startAddress);
  const { result } = await browser.open(await consent(String(provider), { account: accountId }));
  const connectionId = result.message.data.connection ?? '';
  // Before the install: a read that has already begun would renew its token with the old, right secret.
  await builder.ask('PATCH', `provider-apps/${id}`, {
    updateMask: ['clientSecret'],
    providerApp: { clientSecret: 'a secret of last year' },
  });
  await builder.fault({ name: 'expireTokens', account: accountId });
  await builder.install({ groupRef, connectionId }, 'crm-app');
}

/** Other kinds of causes than the first twenty. */
export const furtherCauses: readonly Cause[] = [
  {
    customer: 'Acacia Media',
    done: 'the plan of the account does not have contacts',
    set: faulty({
      path: '/api/v1/objects/contacts/records',
      status: 402,
      body: { error: { code: 'plan', message: 'Contacts are part of the plan Team.' } },
    }),
    issue: ['payment_required', 'consumer'],
  },
  {
    customer: 'Ebony Hotels',
    done: 'the receiver has no TLS',
    set: sendsTo('has-no-tls'),
    issue: ['destination_failing', 'builder'],
  },
  {
    customer: 'Fig Foods',
    done: 'the name of the receiver does not exist',
    set: sendsTo('has-no-name'),
    issue: ['destination_failing', 'builder'],
  },
  {
    customer: 'Hemlock Tours',
    done: 'the receiver does not answer in time',
    set: sendsTo('is-slow'),
    issue: ['destination_failing', 'builder'],
  },
  {
    customer: 'Ironwood Gyms',
    done: 'the receiver takes no body of this size',
    set: sendsTo('wants-less'),
    issue: ['destination_failing', 'builder'],
  },
  {
    customer: 'Jasmine Tea',
    done: 'the receiver has another address now',
    set: sendsTo('has-moved'),
    issue: ['destination_failing', 'builder'],
  },
  {
    customer: 'Linden Bakery',
    done: 'a colleague has paused the destination, with a note',
    set: sendsTo('is-paused'),
    issue: ['destination_paused', 'builder'],
  },
  {
    customer: 'Kapok Labs',
    done: 'a deploy took away what the customer has chosen',
    set: until(async (builder) => {
      const companies = { ...contacts('takes-all'), objectName: 'companies', requiredFields: [] };
      await builder.deployOver(only('crm-shrinking', companies));
    }, 'crm-shrinking'),
    issue: ['object_not_deployed', 'builder'],
  },
  {
    customer: 'Laurel Events',
    done: 'the manifest has no schedule, so it is read only when somebody asks',
    set: until(async () => undefined, 'crm-on-request'),
  },
  {
    customer: 'Mahogany Desks',
    done: 'the key of the backend has expired while it was in use',
    set: until(async (builder) => {
      const expireTime = new Date(Date.now() + 3_000).toISOString();
      const { key } = await builder.ask<{ key: string }>('POST', 'api-keys', {
        label: 'Backend of Mahogany Desks',
        expireTime,
      });
      await builder.use(key);
    }),
    issue: ['api_key_expired', 'builder'],
  },
  {
    customer: 'Oak Finance',
    done: 'the secret of the provider app is wrong',
    set: breakApp,
    issue: ['misconfigured_app', 'builder'],
  },
  {
    customer: 'Poplar Print',
    done: 'the account may not write',
    set: async (builder, name) => {
      const customer = await builder.connect(name, 'crm-mirror');
      const path = '/api/v1/objects/contacts/records';
      const body = { error: { code: 'forbidden', message: 'This user may only read contacts.' } };
      await builder.fault({ account: customer.account.accountId, path, method: 'POST', status: 403, body });
      await builder.install(customer, 'crm-mirror', ['contacts'], {
        write: { objects: { contacts: { objectName: 'contacts' } } },
      });
      await builder.write(customer, 'crm-mirror', 'contacts', { last_name: 'Okafor' });
    },
    issue: ['forbidden', 'consumer'],
  },
  {
    customer: 'Sequoia Press',
    done: 'the person who had connected was erased, after the integration was uninstalled',
    set: until(async (builder, { groupRef }, installationId) => {
      await builder.ask(
        'DELETE',
        `integrations/${builder.idOf('crm-mirror')}/installations/${installationId}`,
      );
      await builder.ask('DELETE', `groups/${groupRef}/consumers/person-of-${groupRef}`);
    }),
  },
  {
    customer: 'Teak Boats',
    done: 'connected, and never installed',
    set: async (builder, name) => {
      await builder.connect(name, 'crm-mirror');
    },
  },
  {
    customer: 'Yew Optics',
    done: 'the connection of the provider is cut',
    set: faulty({ name: 'cutConnection' }),
    issue: ['provider_unreachable', 'provider'],
  },
];
