import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConnect, openInstall } from '../../../test/mock-flow.tsx';
import { startMockService } from '../../../test/mock-page.tsx';
import { sealedVault, signmark, vaultmark } from '../../../test/vaultmark.ts';
import { customFields } from './custom-fields.ts';

const service = startMockService({
  baseUrl: 'http://localhost:3000/v1',
  providers: { vaultmark, signmark, sealedVault },
});
const connected = () => screen.findByRole('heading', { name: /is connected/ });
const sent = () => service.requests.find(({ endpoint }) => endpoint === 'generateConnection')?.body;
const pem = '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----';

describe('connecting with the inputs of a custom provider', () => {
  // @holds S107
  it('asks for each in the way of its kind, and sends what was typed', async () => {
    const { user } = openConnect(service, { provider: 'vaultmark' });
    await user.type(await screen.findByLabelText('Account code'), ' VM-1 ');
    await user.selectOptions(screen.getByLabelText('Data region'), 'Europe');
    await user.type(screen.getByLabelText('Signing secret'), 'hush');
    await user.click(screen.getByLabelText('Private key'));
    await user.paste(pem);
    await user.click(screen.getByRole('button', { name: 'Connect Vaultmark' }));

    await connected();
    expect(sent()).toMatchObject({
      provider: 'vaultmark',
      customAuth: { accountCode: 'VM-1', region: 'eu', secret: 'hush', privateKey: pem },
      providerMetadata: { team: { value: 'main', source: 'input' } },
    });
    expect(service.store.connections).toMatchObject([{ provider: 'vaultmark', authScheme: 'apiKey' }]);
  });

  it('hides secrets until a person asks to see them', async () => {
    const { user } = openConnect(service, { provider: 'vaultmark' });
    expect(await screen.findByLabelText('Signing secret')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Account code')).toHaveAttribute('type', 'text');
    const key = screen.getByLabelText<HTMLTextAreaElement>('Private key');
    const isHidden = () => Reflect.get(key.style, 'WebkitTextSecurity') === 'disc';
    expect(isHidden()).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Show Private key' }));
    expect(isHidden()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Hide Private key' }));
    expect(isHidden()).toBe(true);
  });

  it('asks for what is missing, one after the other, and sends nothing', async () => {
    const { user } = openConnect(service, { provider: 'vaultmark' });
    await user.type(await screen.findByLabelText('Account code'), 'VM-1{Enter}');

    expect(screen.getByLabelText('Data region')).toHaveFocus();
    expect(screen.getByText('Fill in Data region.')).toBeVisible();
    expect(screen.getByText('Fill in Private key.')).toBeVisible();
    expect(screen.queryByText('Fill in Team name.')).toBeNull();
    expect(sent()).toBeUndefined();
  });

  it('says beside the label what may stay empty, and where to find it', async () => {
    openConnect(service, { provider: 'vaultmark' });
    const team = await screen.findByLabelText('Team name');

    expect(team.closest('.dowel-field')).toHaveTextContent('Optional · Learn more');
    expect(screen.getByLabelText('Account code').closest('.dowel-field')).not.toHaveTextContent('Optional');
  });

  it('says at its box why the service refuses a value', async () => {
    const detail = 'Vaultmark has no account with this code.';
    const issues = [{ in: 'body' as const, name: 'customAuth.accountCode', detail }];
    service.fail('generateConnection', { code: 'invalid_request', detail, issues });
    const { user } = openConnect(service, { provider: 'vaultmark' });
    await user.type(await screen.findByLabelText('Account code'), 'VM-1');
    await user.selectOptions(screen.getByLabelText('Data region'), 'Europe');
    await user.type(screen.getByLabelText('Signing secret'), 'hush');
    await user.type(screen.getByLabelText('Private key'), 'key');
    await user.click(screen.getByRole('button', { name: 'Connect Vaultmark' }));

    await waitFor(() => expect(screen.getByLabelText('Account code')).toHaveFocus());
    expect(screen.getByLabelText('Account code')).toHaveAccessibleDescription(
      /has no account with this code/,
    );
    expect(screen.getByLabelText('Signing secret')).toHaveValue('hush');
  });
});

describe('connecting with a key that signs tokens', () => {
  it('asks for the inputs of the entry, with room for a whole key file', async () => {
    const { user } = openInstall(service, { integration: givenIntegration('signmark') });
    await user.type(await screen.findByLabelText('Issuer'), 'acme');
    await user.click(screen.getByLabelText('Signing certificate key'));
    await user.paste(pem);
    await user.click(screen.getByRole('button', { name: 'Connect Signmark' }));

    await waitFor(() => expect(sent()).toMatchObject({ customAuth: { issuer: 'acme', signer: pem } }));
  });

  it('asks for nothing where the entry does not say what', async () => {
    openInstall(service, { integration: givenIntegration('sealedVault') });

    expect(await screen.findByText(/not supported here yet/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('replacing the credentials of a custom connection', () => {
  it('sends the new values for the same connection', async () => {
    const { id } = service.given.connection({
      provider: 'signmark',
      authScheme: 'apiKey',
      authType: 'jwt',
    });
    const { user } = openConnect(service, { provider: 'signmark' });
    await user.click(await screen.findByText('Update credentials'));
    await user.type(await screen.findByLabelText('Issuer'), 'acme');
    await user.type(screen.getByLabelText('Signing certificate key'), 'a new key');
    await user.click(screen.getByRole('button', { name: 'Save credentials' }));

    expect(await screen.findByText('The connection is up to date.')).toBeVisible();
    expect(service.requests.find(({ endpoint }) => endpoint === 'updateConnection')).toMatchObject({
      url: expect.stringContaining(id),
      body: {
        updateMask: ['customAuth'],
        connection: { customAuth: { issuer: 'acme', signer: 'a new key' } },
      },
    });
  });
});

describe('choosing the box of an input', () => {
  const kindOf = (input: { name: string; displayName: string; fieldType?: 'fieldTypeText' }) =>
    customFields({ ...vaultmark, customOpts: { inputs: [input] } } as never)[0]?.kind;

  it.each([
    ['privateKey', 'Private Key', 'key'],
    ['key', 'Private key (PEM)', 'key'],
    ['serviceAccountKey', 'Service Account Key (Base64)', 'key'],
    ['credentials', 'Service account JSON', 'key'],
    ['privateKeyId', 'Private key ID', 'secret'],
    ['passphrase', 'Private key passphrase', 'secret'],
    ['apiKey', 'API key', 'secret'],
    ['serviceAccountEmail', 'Service account email', 'secret'],
  ])('takes %s (%s) for a %s', (name, displayName, kind) => {
    expect(kindOf({ name, displayName })).toBe(kind);
  });
});

function givenIntegration(provider: string): string {
  service.given.integration({ name: `${provider}-sync`, provider });
  return `${provider}-sync`;
}
