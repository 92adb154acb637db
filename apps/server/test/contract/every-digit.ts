import { describe, expect, it } from 'vitest';
import { connectedGroup } from './connected.ts';
import type { Contract } from './target.ts';

/** The value of `number` is one that a JavaScript number cannot hold. A client that keeps it writes JSON by hand. */
const number = '12345678901234567890';

export function everyDigitContract(contract: () => Contract): void {
  describe('a number that JavaScript cannot hold', () => {
    const call = async (method: string, path: string, body?: string) => {
      const { apiKey, project } = contract();
      const headers = { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' };
      const response = await contract().send(method, `/projects/${project}${path}`, {
        headers,
        ...(body !== undefined && { body }),
      });
      return { status: response.status, text: await response.text() };
    };

    it('keeps every digit in a config, when it is made, changed and patched', async () => {
      const { identity } = await connectedGroup(contract());
      const { groupRef } = identity;
      const integration = `/integrations/${contract().integrations.apiKey.id}`;
      const filters = `[{"fieldName":"phone","operator":"eq","value":${number}}]`;
      const contacts = `{"objectName":"contacts","selectedFields":{"phone":true},"selectedFieldMappings":{},"fieldFilters":${filters}}`;
      const content = `{"provider":"sandboxApiKey","read":{"objects":{"contacts":${contacts}}}}`;
      const changes = `[{"op":"replace","path":"/fieldFilters/0/value","value":${number}9}]`;

      const made = await call(
        'POST',
        `${integration}/installations?skipSampling=true`,
        `{"groupRef":"${groupRef}","config":{"content":${content}}}`,
      );
      const { id } = JSON.parse(made.text);
      const path = `${integration}/installations/${id}`;
      const found = await call('GET', path);
      const changed = await call(
        'PATCH',
        `${path}?skipSampling=true`,
        `{"updateMask":["config.content.read.objects.contacts"],"installation":{"config":{"content":{"read":{"objects":{"contacts":${contacts}}}}}}}`,
      );
      const patched = await call(
        'PATCH',
        `${integration}/objects/contacts/config-content?skipSampling=true`,
        `{"groupRef":"${groupRef}","action":"read","changes":${changes}}`,
      );

      expect([made, found, changed, patched].map(({ status }) => status)).toEqual([201, 200, 200, 200]);
      for (const { text } of [made, found, changed]) expect(text).toContain(`"value":${number}`);
      expect((await call('GET', path)).text).toContain(`"value":${number}9`);
    });
  });
}
