import { describe, it } from 'vitest';
import { expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

/** Refusals by providers that are unlike those of the sandbox: they need a workspace, or a scheme of their own. */
export function otherProvidersContract(contract: () => Contract): void {
  describe('connecting a provider that must know the workspace', () => {
    it('refuses an API key without it, and a change that takes it away', async () => {
      const { connections } = contract().client;
      const key = { ...contract().newIdentity(), provider: 'harborKey', apiKey: 'any' };

      await expectProblem(connections.generate(key), 'provider_metadata_missing');
      const { id } = await connections.generate({ ...key, providerWorkspaceRef: 'acme' });
      await expectProblem(
        connections.update(id, { updateMask: ['providerMetadata'], connection: { providerMetadata: {} } }),
        'provider_metadata_missing',
      );
    });

    it('begins no sign-in without it', async () => {
      const { client } = contract();
      const { id } = await client.providerApps.create({
        provider: 'harborPage',
        clientId: 'any',
        clientSecret: 'any',
      });

      const begun = client.connections.oauthConnect({ ...contract().newIdentity(), provider: 'harborPage' });

      await expectProblem(begun, 'provider_metadata_missing');
      await client.providerApps.delete(id);
    });
  });

  it('connecting a provider with a scheme of its own is refused with credentials and with a page', async () => {
    const { connections } = contract().client;
    const identity = contract().newIdentity();

    const key = connections.generate({ ...identity, provider: 'harborOwn', apiKey: 'any' });
    await expectProblem(key, 'auth_scheme_unsupported');
    const page = connections.oauthConnect({ ...identity, provider: 'harborOwn' });
    await expectProblem(page, 'auth_scheme_unsupported');
  });
}
