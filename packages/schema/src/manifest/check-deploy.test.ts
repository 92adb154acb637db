import { describe, expect, it } from 'vitest';
import { aProvider, support } from '../rules/provider.fixture.ts';
import { checkDeploy, type DeployTarget } from './check-deploy.ts';
import type { KnownConnector } from './check-objects.ts';
import type { ManifestIntegration } from './manifest.ts';

const all = { ...support, read: true, write: true, subscribe: true };
const oauth2Opts = {
  grantType: 'authorizationCode',
  tokenURL: 'https://harbor.example/token',
  explicitScopesRequired: true,
  explicitWorkspaceRequired: false,
  tokenMetadataFields: {},
} as const;
const module = (records: boolean) => ({
  displayName: 'One',
  baseURL: 'https://one.example',
  support: records ? all : { ...all, read: false, write: false, subscribe: false },
});
const keyed = (name: string) => aProvider({ name, authType: 'apiKey', support: all });
const providers = {
  hub: keyed('hub'),
  tracker: keyed('tracker'),
  own: keyed('own'),
  oauth: aProvider({ name: 'oauth', displayName: 'Oauth CRM', support: all, oauth2Opts }),
  mega: aProvider({
    ...keyed('mega'),
    displayName: 'Mega',
    defaultModule: 'calendar',
    modules: { calendar: module(true), mail: module(false) },
  }),
};
const names = (...all: string[]) => Object.fromEntries(all.map((name) => [name, {}]));
const connectors: Record<string, KnownConnector> = {
  hub: {
    displayName: 'Hub',
    objectNames: 'any',
    objects: names('contacts', 'companies', 'deals', 'marketing/emails'),
  },
  lister: { displayName: 'Lister', objectNames: 'any', objects: { lists: {} }, objectList: {} },
  tracker: {
    displayName: 'Tracker',
    objectNames: 'listed',
    objects: names('issues', 'repos', 'Address', 'repos/Cases', 'line_items', 'LineItem'),
  },
  mega: { displayName: 'Mega', objectNames: 'listed', objects: { events: {} } },
};

const integration = (values: Partial<ManifestIntegration>): ManifestIntegration => ({
  name: 'sync',
  provider: 'hub',
  ...values,
});
const reading = (objectName: string, destination = 'hook') => ({
  objects: [{ objectName, destination, schedule: '' }],
});
const warnings = (values: Partial<ManifestIntegration>, target: Partial<DeployTarget>) =>
  checkDeploy([integration(values)], { providers, ...target });
const withConnectors = { connectorOf: (provider: string) => connectors[provider] ?? null };
const withProject = (...names: string[]) => ({
  project: {
    name: 'shop',
    destinations: names.map((name) => ({ id: `id-${name}`, name })),
    providerApps: [],
  },
});

describe('an object that the connector does not know', () => {
  it.each([
    ['tracker', 'isues', 'Write "issues".'],
    ['tracker', 'unicorns', 'Use one of: issues, repos, Address, repos/Cases, line_items, LineItem.'],
    ['tracker', 'line item', 'Write "LineItem".'],
    ['hub', 'Contact', 'Write "contacts", unless customers have an object of their own named "Contact".'],
    ['hub', 'company', 'Write "companies", unless customers have an object of their own named "company".'],
  ])('is warned about with what was meant: %s %s', (provider, name, fix) => {
    expect(warnings({ provider, read: reading(name) }, withConnectors)).toEqual([
      {
        severity: 'warning',
        path: 'integrations[0].read.objects[0].objectName',
        message: expect.stringContaining(`"${name}"`),
        fix,
      },
    ]);
  });

  it.each([
    ['a known one', 'tracker', 'issues'],
    ["a customer's own", 'hub', 'p_boats'],
    ['one like a known one', 'hub', 'contracts'],
    ['one of a provider that lists them at run time', 'lister', 'list'],
  ])('is not %s', (_, provider, name) => {
    const known = { ...providers, lister: keyed('lister') };

    expect(warnings({ provider, read: reading(name) }, { ...withConnectors, providers: known })).toEqual([]);
  });

  it('is warned about where it is written and subscribed to, too', () => {
    const write = { objects: [{ objectName: 'isue' }] };
    const subscribe = { objects: [{ objectName: 'rep', destination: 'hook' }] };

    expect(
      warnings({ provider: 'tracker', write, subscribe }, withConnectors).map(({ path }) => path),
    ).toEqual([
      'integrations[0].write.objects[0].objectName',
      'integrations[0].subscribe.objects[0].objectName',
    ]);
  });
});

describe('an object that the connector lists under another form of the name', () => {
  it.each([
    ['issue', 'issues'],
    ['Issues', 'issues'],
    ['address', 'Address'],
    ['Addresses', 'Address'],
    ['Repo/case', 'repos/Cases'],
    ['repo-cases', 'repos/Cases'],
  ])('is taken for it, and the deploy says so: %s', (name, listed) => {
    const [finding, ...others] = warnings({ provider: 'tracker', read: reading(name) }, withConnectors);

    expect(others).toEqual([]);
    expect(finding?.message).toBe(
      `The connector for Tracker lists this object as "${listed}", and takes "${name}" as another name of it.`,
    );
    expect(finding?.fix).toContain('Nothing has to change');
  });

  it('is no object of a connector that takes only its own names, as one of code does', () => {
    const known: KnownConnector = {
      displayName: 'Code',
      objectNames: 'listed',
      objects: { events: {} },
      hasObject: (name) => name === 'events',
    };

    expect(warnings({ provider: 'hub', read: reading('Event') }, { connectorOf: () => known })).toMatchObject(
      [
        {
          message: 'The connector for Code has no object "Event", so this never happens.',
          fix: 'Write "events".',
        },
      ],
    );
  });

  it('has a slash where the manifest has a hyphen, also if customers have objects of their own', () => {
    const [finding] = warnings({ provider: 'hub', read: reading('marketing-emails') }, withConnectors);

    expect(finding?.message).toContain('Hub lists this object as "marketing/emails"');
    expect(warnings({ provider: 'hub', read: reading('marketing_emails') }, withConnectors)).toEqual([]);
  });

  it('is warned about when the manifest has both names', () => {
    const write = { objects: [{ objectName: 'issue' }] };

    expect(warnings({ provider: 'tracker', read: reading('issues'), write }, withConnectors)).toMatchObject([
      {
        path: 'integrations[0].write.objects[0].objectName',
        message: expect.stringContaining('"issues" and "issue" are the same object of Tracker'),
        fix: 'Write "issues" in both places.',
      },
    ]);
  });
});

describe('what a server has lowered', () => {
  it('is said in these words where there is no connector, and not of the entry', () => {
    const [finding] = warnings({ provider: 'own', read: reading('a') }, withConnectors);

    expect(finding).toMatchObject({ path: 'integrations[0].read' });
    expect(finding?.message).toContain('No connector for provider "own" exists on this server');
    expect(finding?.message).toContain('support.read is lowered to false');
    expect(finding?.fix).toContain('Leave the entry as it is');
  });

  it('has the reason where the connector file was left out', () => {
    const own = { ...providers.own, connectorProblem: 'The file has errors.' };

    const [finding] = warnings(
      { provider: 'own', read: reading('a') },
      { ...withConnectors, providers: { ...providers, own } },
    );

    expect(finding).toMatchObject({ message: 'The file has errors.', path: 'integrations[0].read' });
  });

  it('is said of the module that the connector does not cover, not of the connector', () => {
    const found = warnings({ provider: 'mega', module: 'mail', read: reading('messages') }, withConnectors);

    expect(found).toMatchObject([
      {
        path: 'integrations[0].read',
        message:
          'The connector for Mega has support.read of Mega only in the module "calendar", and this uses the module "mail".',
        fix: 'Write module: calendar, or remove this.',
      },
    ]);
  });
});

describe('a destination that the project lacks', () => {
  const make = (name: string) =>
    `curl -X POST "$DOWEL_BASE_URL/projects/shop/destinations" -H "X-Api-Key: $DOWEL_API_KEY" -H "Content-Type: application/json" -d '{"name":"${name}","type":"webhook","metadata":{"url":"https://…"}}'`;
  const look = (name: string, ...names: string[]) =>
    warnings({ read: reading('contacts', name) }, withProject(...names));

  it('is warned about with the call that makes it', () => {
    expect(look('crm-hook', 'other')).toEqual([
      {
        severity: 'warning',
        path: 'integrations[0].read.objects[0].destination',
        message: 'The project "shop" has no destination "crm-hook", so nothing is delivered to it.',
        fix: `Make it: ${make('crm-hook')}`,
      },
    ]);
  });

  it.each(['inbox', 'crm-Inbox'])('is made as an inbox if it is called so: %s', (name) => {
    expect(look(name)).toMatchObject([
      { fix: expect.stringContaining(`-d '{"name":"${name}","type":"inbox","metadata":{}}'`) },
    ]);
  });

  it.each([
    ['a near name', 'webhok', ['webhook'], 'no destination "webhok"', 'Write "webhook", or make "webhok".'],
    ['another case', 'WebHook', ['webhook'], 'no destination "WebHook"', 'Write "webhook"'],
    ['an address', 'https://a.example/secret?x', [], 'An address (https://a.example)', make('my-webhook')],
    ['a placeholder', '$HOOK', ['a', 'b'], 'no destination "$HOOK"', 'The project has a, b.'],
    ['another placeholder', '{{ hook }}', [], 'no destination', 'The project has none yet.'],
    ['a name that none can have', 'my hook', ['a'], 'no destination "my hook"', 'letters, digits and dashes'],
  ])('is warned about, also %s', (_, name, names, message, fix) => {
    const found = look(name, ...names);

    expect(found).toMatchObject([
      { message: expect.stringContaining(message), fix: expect.stringContaining(fix) },
    ]);
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  it('is none when it is there by name or id', () => {
    expect(look('hook', 'hook')).toEqual([]);
    expect(look('id-hook', 'hook')).toEqual([]);
    expect(look('', 'hook')).toEqual([]);
  });

  it('is told once for all places, of every kind', () => {
    const found = warnings(
      {
        read: { objects: ['a', 'b'].map((objectName) => ({ objectName, destination: 'x', schedule: '' })) },
        subscribe: { objects: [{ objectName: 'a', destination: 'y' }] },
        watchSchema: { destination: 'x', allObjects: {} },
      },
      withProject(),
    );

    expect(found.map(({ path, message }) => [path, message.includes('2 more places name it.')])).toEqual([
      ['integrations[0].read.objects[0].destination', true],
      ['integrations[0].subscribe.objects[0].destination', false],
    ]);
  });
});

describe('a provider app that the project lacks', () => {
  it('is warned about once, with the call that makes it', () => {
    const proxy = { enabled: true };
    const found = checkDeploy(
      [integration({ provider: 'oauth', proxy }), integration({ provider: 'oauth', proxy })],
      { providers, ...withProject() },
    );

    expect(found).toEqual([
      {
        severity: 'warning',
        path: 'integrations[0].provider',
        message: 'The project "shop" has no provider app for Oauth CRM, so nobody can connect.',
        fix: expect.stringContaining(
          `"$DOWEL_BASE_URL/projects/shop/provider-apps" -H "X-Api-Key: $DOWEL_API_KEY" -H "Content-Type: application/json" -d '{"provider":"oauth","clientId":"","clientSecret":"","scopes":[]}'`,
        ),
      },
    ]);
  });

  it('is none when it is there, and where people use keys', () => {
    const project = { name: 'shop', destinations: [], providerApps: ['oauth'] };

    expect(warnings({ provider: 'oauth', proxy: { enabled: true } }, { project })).toEqual([]);
    expect(warnings({ provider: 'hub', proxy: { enabled: true } }, withProject())).toEqual([]);
  });
});

describe('more than a person reads', () => {
  it('is counted, so that nobody takes the first ones for all', () => {
    const objects = Array.from({ length: 300 }, (_, n) => reading('contacts', `hook-${n}`).objects).flat();

    const found = warnings({ read: { objects } }, withProject());

    expect(found).toHaveLength(201);
    expect(found.at(-1)).toMatchObject({ path: '', message: '100 more findings are not shown.' });
    expect(found.every(({ message }) => message !== '')).toBe(true);
  });
});
