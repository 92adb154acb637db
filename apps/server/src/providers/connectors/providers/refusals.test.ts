import { describe, expect, it } from 'vitest';
import { definitionOf, shippedDefinitions } from '../../../../test/shipped-connectors.ts';
import { serving } from '../engine/answering.fixture.ts';
import { askForJson } from '../engine/call.ts';
import type { RestDefinition } from '../engine/definition.ts';

async function saidOf(definition: RestDefinition, body: unknown): Promise<string> {
  const { fetch } = serving(() => ({ status: 422, body }));
  const request = { address: '/x', init: { method: 'POST', headers: {} } };
  return askForJson(definition, request, fetch).then(
    () => 'It is no failure.',
    (error: Error) => error.message,
  );
}

/** A body with these texts in the list or map at a path, each at the place of an entry. */
function bodyWith(at: string, ofEntry: string, texts: readonly string[]): unknown {
  const nested = (path: string, value: unknown) =>
    path === '.' ? value : path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  return nested(
    at,
    texts.map((text) => nested(ofEntry, text)),
  );
}

/** The lists in which a connector finds messages: that of `errors.0.detail`, and those of its details. */
function listsOf({ errors: { message, details = [] } }: RestDefinition): [string, string][] {
  const ofMessages = [message].flat().flatMap((member): [string, string][] => {
    const [, at = '', ofEntry = '.'] = /^(?:(.+)\.)?0(?:\.(.+))?$/.exec(member) ?? [];
    return /(^|\.)0(\.|$)/.test(member) ? [[at || '.', ofEntry]] : [];
  });
  const ofDetails = details.flatMap(({ at, text = '.' }): [string, string][] =>
    at === '.' || /(^|\.)0(\.|$)/.test(at) ? [] : [[at, text]],
  );
  return [...ofMessages, ...ofDetails];
}

const all = shippedDefinitions.flatMap((definition) =>
  listsOf(definition).map(([at, ofEntry]) => ({ name: definition.provider, definition, at, ofEntry })),
);

describe('a refusal with several messages reaches the builder whole', () => {
  it.each(all)(
    'at $name, in "$at", of which each entry has "$ofEntry"',
    async ({ definition, at, ofEntry }) => {
      const texts = ['The amount is too small.', `Its colour is none: ${'x'.repeat(400)}.`, 'The third.'];

      const said = await saidOf(definition, bodyWith(at, ofEntry, texts));

      for (const text of texts) expect(said).toContain(text);
    },
  );

  it.each<[string, object, string]>([
    [
      'square',
      {
        errors: [
          { detail: 'Bad.', field: 'amount' },
          { detail: 'Missing.', field: 'email' },
        ],
      },
      'amount: Bad.; email: Missing.',
    ],
    [
      'sendGrid',
      { errors: [{ message: 'Bad.', field: 'amount' }, { message: 'Gone.' }] },
      'amount: Bad.; Gone.',
    ],
    [
      'sentry',
      { slug: ['Is taken.', 'Is long.'], name: ['Is empty.'] },
      'slug: Is taken.; slug: Is long.; name: Is empty.',
    ],
    [
      'xero',
      { title: 'Forbidden', status: 403, detail: 'AuthenticationUnsuccessful' },
      'AuthenticationUnsuccessful',
    ],
    [
      'xero',
      { Type: null, Title: 'Unauthorized', Detail: 'AuthorizationUnsuccessful' },
      'AuthorizationUnsuccessful',
    ],
    ['sentry', { detail: 'You do not have permission.' }, 'You do not have permission.'],
    // https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed
    [
      'github',
      {
        message: 'Validation Failed',
        errors: [{ resource: 'Issue', field: 'title', code: 'missing_field' }],
      },
      'Validation Failed (title: missing_field)',
    ],
    // https://support.box.com/hc/en-us/profiles/26704222227-yocanbvba
    [
      'box',
      {
        message: 'Bad Request',
        context_info: { errors: [{ reason: 'invalid_parameter', name: 'role', message: 'Invalid value.' }] },
      },
      'Bad Request (Invalid value.; role)',
    ],
    [
      'linear',
      {
        errors: [
          { message: 'a', extensions: { userPresentableMessage: 'For people.' } },
          { message: 'Other.' },
        ],
      },
      'For people.; Other.',
    ],
  ])('at %s, with the names of the fields: %j', async (provider, body, words) => {
    const definition = definitionOf(provider);

    expect(await saidOf(definition, body)).toBe(`${definition.displayName} answered 422: ${words}`);
  });
});
