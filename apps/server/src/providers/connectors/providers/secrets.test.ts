import { describe, expect, it } from 'vitest';
import { shippedDefinitions } from '../../../../test/shipped-connectors.ts';
import { serving, writing } from '../engine/answering.fixture.ts';
import type { RestDefinition } from '../engine/definition.ts';
import { getRecord } from '../engine/get-record.ts';
import { toObject } from '../engine/object.ts';
import { readPage } from '../engine/read-page.ts';
import { restEvents } from '../rest-events.ts';
import { datadog } from './datadog.ts';
import { digitalOcean } from './digital-ocean.ts';
import { dropboxSign } from './dropbox-sign.ts';
import { sentry } from './sentry.ts';
import { stripe } from './stripe.ts';

/** Fields whose names look like secrets, by why they give no access. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  'counts, times, choices and names': [
    'box is_exempt_from_login_verification',
    'datadog is_totp',
    'gitlab ci_id_token_sub_claim_components',
    'gitlab ci_job_token_scope_enabled',
    'gitlab ci_opt_in_jwt',
    'gitlab ci_push_repository_for_job_token_allowed',
    'gitlab pre_receive_secret_detection_enabled',
    'gitlab runner_token_expiration_interval',
    'microsoft passwordNotificationWindowInDays',
    'microsoft passwordPolicies',
    'microsoft passwordValidityPeriodInDays',
    'okta accessTokenEncryptedResponseAlgorithm',
    'openAI api_key_last_used_at',
    'openAI max_tokens_per_1_minute',
    'openAI batch_1_day_max_input_tokens',
    'openAI trained_tokens',
    'posthog members_can_use_personal_api_keys',
    'stripe login_page',
    'stripe tokenization_method',
  ],
  'ids, and the number of a version': [
    'chargebee vault_token',
    'quickbooks SyncToken',
    'square version_token',
    'stripe token',
    'typeform token',
  ],
  'public by design': ['digitalOcean public_key', 'okta tpmPublicKeyHash', 'paddle token'],
  // What the vendors' pages say of a reading: the part that is secret is null or absent.
  'answered without the secret': [
    'microsoft keyCredentials',
    'microsoft passwordCredentials',
    'microsoft passwordProfile',
    'okta credentials',
    'wooCommerce secret',
  ],
  'without the secret inside, which is left out': ['pinterest credentials'],
};

const LOOKS_SECRET =
  /passw|secret|token|credential|signing_?key|(api|access|private|public|write|host|vault)_?key|totp|jwt|login_|connection_?(uri|string)|order_?key|manage\w*_?ur[il]|^gan$/i;

const SECRET = 'open-sesame';

const offered = (connector: RestDefinition) =>
  Object.keys(connector.objects ?? {}).flatMap((name) => {
    const { fields } = toObject(connector, name);
    return fields.source === 'list' ? fields.fields.map((field) => ({ object: name, ...field })) : [];
  });

describe('values that give access', () => {
  it('are offered by no connector', () => {
    const looking = shippedDefinitions.flatMap((connector) =>
      offered(connector)
        .filter(({ name, type }) => LOOKS_SECRET.test(name) && type !== 'datetime')
        .map(({ name }) => `${connector.provider} ${name}`),
    );

    expect([...new Set(looking)].sort()).toEqual(Object.values(HARMLESS).flat().sort());
  });

  const named = shippedDefinitions.flatMap((connector) =>
    Object.entries(connector.functions?.secrets ?? {}).map(([objects, names]) => ({
      connector,
      provider: connector.provider,
      objectName: objects === '*' ? (Object.keys(connector.objects ?? {})[0] ?? '') : objects,
      names: names.split(' '),
    })),
  );

  it.each(named)('are in no record of $provider $objectName, nor in "raw"', async (one) => {
    const { connector, objectName, names } = one;
    const { record, list, parents } = toObject(connector, objectName);
    const inside = Object.fromEntries(names.map((name) => [name, SECRET]));
    const sent = { ...at(record.id, 7), ...inside, list: [{ kept: 1, ...inside }] };
    const { fetch } = serving(() => ({ body: at(list.records, [sent]) }));
    const parent = parents && Object.fromEntries(Object.keys(parents.values).map((name) => [name, '1']));

    const page = await readPage(
      connector,
      { objectName, fields: [], pageSize: 1, ...(parent && { parent }) },
      fetch,
    );

    expect(page.originals).toMatchObject([{ list: [{ kept: 1 }] }]);
    expect(JSON.stringify(page)).not.toContain(SECRET);
    expect(
      offered(connector).filter(({ object, name }) => object === objectName && names.includes(name)),
    ).toEqual([]);
  });

  const toDatadog = { endpoint: 'https://logs.example', api_key: SECRET };
  const toSearch = { basic_auth: { user: 'ada', password: SECRET } };
  const logs = [{ datadog: toDatadog }, { logtail: { token: SECRET } }, { open_search: toSearch }];
  const check = { headers: { Authorization: SECRET }, certificate: { key: { content: SECRET } } };

  // models/app_log_destination_definition.yml and slack_details.yml of github.com/digitalocean/openapi,
  // https://docs.datadoghq.com/api/latest/synthetics/get-an-api-test.md, and openapi-derefed.json of
  // github.com/getsentry/sentry-api-schema
  it.each([
    [digitalOcean, 'apps', { spec: { services: [{ name: 'web', log_destinations: logs }] } }],
    [digitalOcean, 'alert_policies', { alerts: { slack: [{ channel: 'ops', url: SECRET }] } }],
    [sentry, 'detectors', { id: '7', dataSources: [{ queryObj: { headers: check.headers } }] }],
    [datadog, 'synthetics_tests', { config: { request: { ...check, proxy: check, metadata: check } } }],
  ])('are in no record, however deep inside its vendor has them: %o', async (connector, objectName, sent) => {
    const { fetch } = serving(() => ({ body: at(toObject(connector, objectName).list.records, [sent]) }));

    const request = { objectName, fields: [], pageSize: 1, parent: { organization: 'acme' } };
    const page = await readPage(connector, request, fetch);

    expect(page.records).toHaveLength(1);
    expect(JSON.stringify(page)).not.toContain(SECRET);
  });

  it('are left out of a record that is asked for alone, and of events', async () => {
    const api_app = { client_id: '7', oauth: { callback_url: 'https://a.example', secret: SECRET } };
    const { fetch } = serving(() => ({ body: { api_app } }));
    const { found, original } = await getRecord(
      dropboxSign,
      { objectName: 'api_apps', id: '7', fields: [] },
      fetch,
    );
    const data = { object: { id: 'pi_1', client_secret: SECRET } };
    const event = restEvents(stripe)?.readKept(JSON.stringify({ id: 'e', type: 't', data }), 'customers');

    expect([found.oauth, original.oauth]).toEqual([
      { callback_url: 'https://a.example' },
      { callback_url: 'https://a.example' },
    ]);
    expect(event?.raw).toEqual({ id: 'e', type: 't', data: { object: { id: 'pi_1' } } });
  });

  it('are answered to who has written the record, because most are shown only once', async () => {
    const api_app = { client_id: '7', oauth: { secret: SECRET } };
    const { write } = writing(dropboxSign, () => ({ body: { api_app } }));

    const { data } = await write({ objectName: 'api_apps', type: 'create', record: { name: 'Oak' } });

    expect(data).toEqual(api_app);
  });
});

/** A map with the value at a dotted path. */
const at = (path: string, value: unknown): Record<string, unknown> =>
  path === '.'
    ? Object(value)
    : path
        .split('.')
        .reduceRight<Record<string, unknown>>(
          (inner, name, index, all) => ({ [name]: index === all.length - 1 ? value : inner }),
          {},
        );
