import { endpoints } from '@dowel/schema';
import { describe, it } from 'vitest';
import { expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

/** Refusals by providers that are unlike those of the sandbox: they need a workspace, or a scheme of their own. */
export function otherProvidersContract(contract: () => Contract): void {
  describe('connecting a provider that must know the workspace', () => {
    it('refuses an API key without it, and a change that takes it away', async () => {
      const { connections } = contract().client;
      const key = { ...contract().newIdentity(), provider: 'harborKey', apiKey: 'any' };

      await expectProblem(
        contract(),
        endpoints.generateConnection,
        connections.generate(key),
        'provider_metadata_missing',
      );
      const { id } = await connections.generate({ ...key, providerWorkspaceRef: 'acme' });
      await expectProblem(
        contract(),
        endpoints.updateConnection,
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

      await expectProblem(contract(), endpoints.oauthConnect, begun, 'provider_metadata_missing');
      await client.providerApps.delete(id);
    });
  });

  describe('connecting a provider with a scheme of its own', () => {
    it('is refused with credentials and with a page', async () => {
      const { connections } = contract().client;
      const identity = contract().newIdentity();

      const key = connections.generate({ ...identity, provider: 'harborOwn', apiKey: 'any' });
      await expectProblem(contract(), endpoints.generateConnection, key, 'auth_scheme_unsupported');
      const page = connections.oauthConnect({ ...identity, provider: 'harborOwn' });
      await expectProblem(contract(), endpoints.oauthConnect, page, 'auth_scheme_unsupported');
    });
  });

  describe('connecting in steps', () => {
    it('is refused for every provider, with a reason', async () => {
      const { connections } = contract().client;
      const identity = contract().newIdentity();
      const { customAuthConnect } = endpoints;
      const refusals = {
        nobody: 'provider_unknown',
        harborSteps: 'auth_scheme_unsupported',
        harborOwn: 'auth_scheme_unsupported',
        harborKey: 'auth_scheme_mismatch',
        harborPage: 'auth_scheme_mismatch',
      } as const;

      for (const [provider, code] of Object.entries(refusals)) {
        const begun = connections.customAuthConnect({ ...identity, provider, customAuth: { user: 'any' } });
        await expectProblem(contract(), customAuthConnect, begun, code);
      }
      const later = connections.customAuthConnect({ sessionId: 'long-ago', callbackParams: { code: 'any' } });
      await expectProblem(contract(), customAuthConnect, later, 'state_invalid');
    });

    it('needs a provider, a group and a consumer at first', async () => {
      const nameless = contract().client.connections.customAuthConnect({ provider: 'harborSteps' });

      const issues = ['groupRef', 'consumerRef'];
      await expectProblem(contract(), endpoints.customAuthConnect, nameless, 'invalid_request', { issues });
    });

    it('is not done for another person', async () => {
      const identity = contract().newIdentity();
      const other = { ...identity, consumerRef: 'somebody-else' };

      const begun = contract()
        .consumer(identity)
        .connections.customAuthConnect({ ...other, provider: 'harborSteps' });

      await expectProblem(contract(), endpoints.customAuthConnect, begun, 'token_not_allowed');
    });
  });
}
