import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../apps/server/src/providers/connectors/engine/definition.ts';
import { findDefinition } from '../apps/server/src/providers/connectors/find-connector.ts';
import { documentFindings } from '../packages/cli/src/api-document/compare.ts';
import { readApiDocument } from '../packages/cli/src/api-document/read-document.ts';

const folder = new URL('../apps/server/test/digests/', import.meta.url);
const MOST_BYTES = 40_000;
/** What an object may take of a provider that has more than forty. */
const MOST_BYTES_EACH = 1000;

/** What a document leaves out or does not say of a text, and the vendor's own page that has it. */
const explained: Readonly<
  Record<string, readonly { readonly members: readonly string[]; readonly page: string }[]>
> = {
  asana: [{ members: ['next_page.offset'], page: 'https://developers.asana.com/docs/pagination' }],
  // The list answers with these when they are asked for by name.
  box: [
    {
      members: [
        'folder_upload_email',
        'sync_state',
        'can_non_owners_invite',
        'is_collaboration_restricted_to_enterprise',
        'can_non_owners_view_collaborators',
        'allowed_shared_link_access_levels',
      ],
      page: 'https://developer.box.com/reference/resources/folder/',
    },
  ],
  front: [{ members: ['_pagination.next'], page: 'https://dev.frontapp.com/docs/pagination' }],
  // Each kind of application has them in a schema of its own.
  okta: [
    {
      members: ['name', 'settings'],
      page: 'https://developer.okta.com/docs/api/openapi/okta-management/management/tag/Application/',
    },
  ],
  // A text with seconds since 1970.
  slack: [{ members: ['ts'], page: 'https://docs.slack.dev/messaging/retrieving-messages' }],
  xero: [
    // The document has the path twice, with each of two members of a contact.
    {
      members: ['ContactNumber'],
      page: 'https://developer.xero.com/documentation/api/accounting/contacts',
    },
    {
      members: ['DateString', 'DueDateString'],
      page: 'https://developer.xero.com/documentation/api/accounting/invoices',
    },
    {
      members: ['DateString', 'CreatedDateUTCString'],
      page: 'https://developer.xero.com/documentation/api/accounting/banktransfers',
    },
  ],
};

const digests = readdirSync(folder).map((file) => ({
  provider: file.replace('.digest', ''),
  text: readFileSync(new URL(file, folder), 'utf8'),
}));

it.each(digests)(
  'the digest of the document of $provider says where it came from, and is small',
  ({ provider, text }) => {
    const objects = findDefinition(provider)?.objects ?? {};
    const most = Math.max(MOST_BYTES, MOST_BYTES_EACH * Object.keys(objects).length);
    expect(JSON.parse(text).info).toMatchObject({
      version: expect.stringMatching(/^[0-9a-f]{64}$/),
      'x-source': expect.stringMatching(/\w/),
    });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
  },
);

/** That of a GraphQL schema is held against the connector by `linear.test.ts`. */
const documents = digests
  .filter(({ text }) => JSON.parse(text).schema === undefined)
  .map(({ provider, text }) => ({ provider, document: readApiDocument(text, provider) }));

describe.each(documents)('the digest of the document of $provider', ({ provider, document }) => {
  const definition = findDefinition(provider);
  if (!definition) throw new Error(`There is no connector for ${provider}.`);
  const connector = dataOf(definition);
  const known = (explained[provider] ?? []).flatMap(({ members }) => members);
  const errorsOf = (one: typeof connector) =>
    documentFindings(one, document).filter(
      ({ severity, message }) =>
        severity === 'error' &&
        !known.some(
          (member) =>
            message.includes(` has no member "${member}".`) ||
            message.includes(`"${member}" is a string`) ||
            message.includes(` takes the "${member}" of a record`),
        ),
    );

  it('has everything that the connector asks for and reads', () => {
    expect(errorsOf(connector)).toEqual([]);
  });

  it('finds a path that the vendor does not have', () => {
    const [name = ''] = Object.keys(connector.objects ?? {});
    const planted = JSON.parse(JSON.stringify(connector));
    planted.objects[name].list = { ...connector.object.list, request: { path: '/no-such-path' } };
    expect(errorsOf(planted)).not.toEqual([]);
  });
});
