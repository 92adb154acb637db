import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../test/start-test-server.ts';

const params = 'ticket=t-1&approval=a-1';

/** A server whose project is embedded in these pages, and what its callback page tells whom. */
async function startCallback({ embeddingOrigins = [] as string[], env = {} } = {}) {
  const server = await startTestServer({ env });
  await server.request('PATCH', `/v1/projects/${server.project.id}`, {
    updateMask: ['embeddingOrigins'],
    project: { embeddingOrigins },
  });
  return {
    ...server,
    async visit(init: RequestInit = {}, { name = server.project.id, query = '' } = {}) {
      const path = `/callbacks/v1/custom-auth/${name}${query}`;
      const response = await server.app.request(path, init);
      const text = await response.text();
      const json = /id="dowel-answer">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null';
      return { status: response.status, headers: response.headers, text, told: JSON.parse(json) };
    },
  };
}

const form = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://provider.example' },
});

describe('coming back from the page of a provider', () => {
  it.each([
    ['by a link', (visit: Visit) => visit({}, { query: `?${params}` })],
    ['by a form', (visit: Visit) => visit(form(params))],
    ['by both', (visit: Visit) => visit(form('approval=a-1'), { query: '?ticket=t-1' })],
  ])('tells the opener what the provider sent %s', async (_, come) => {
    const { visit } = await startCallback();

    const { status, told, text } = await come(visit);

    expect(status).toBe(200);
    expect(told).toEqual({
      message: { source: 'ampersand-custom-auth', params: { ticket: 't-1', approval: 'a-1' } },
      targets: ['*'],
    });
    expect(text).toContain('Go back to the page that you came from.');
  });

  // @holds A11
  it('tells only the pages that the project lists', async () => {
    const embeddingOrigins = ['https://app.acme.example', 'https://admin.acme.example'];
    const { visit } = await startCallback({ embeddingOrigins });

    expect((await visit()).told.targets).toEqual(embeddingOrigins);
    expect((await visit({}, { name: 'default' })).told.targets).toEqual(['*']);
  });

  it('ends on a page that a strict policy allows and an opener can hear', async () => {
    const { visit } = await startCallback();

    const { headers, text } = await visit(
      {},
      { query: '?note=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E' },
    );

    const policy = headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(text.split(`nonce="${nonce}"`)).toHaveLength(4);
    expect(text).not.toContain('<script>alert');
    expect(policy).toContain("default-src 'none'");
    expect(headers.has('cross-origin-opener-policy')).toBe(false);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each([
    ['a form of a megabyte', (visit: Visit) => visit(form(`x=${'x'.repeat(1024 * 1024)}`)), 413],
    ['an address of 100 KB', (visit: Visit) => visit({}, { query: `?x=${'x'.repeat(100_000)}` }), 413],
    ['an address that is no text', (visit: Visit) => visit({}, { query: '?x=%ff' }), 400],
  ])('passes %s on to nobody, and says so', async (_, come, expected) => {
    const { visit } = await startCallback();

    const { status, told, text } = await come(visit);

    expect(status).toBe(expected);
    expect(told).toBeNull();
    expect(text).toContain('The account was not connected');
  });

  it('keeps what the provider sent out of the log', async () => {
    const { visit, logged } = await startCallback();

    await visit({}, { query: '?approval=hush-hush-approval' });
    await visit(form(`approval=hush-hush-approval${'x'.repeat(1024 * 1024)}`));

    expect(logged.join('\n')).not.toContain('hush-hush-approval');
  });
});

type Visit = Awaited<ReturnType<typeof startCallback>>['visit'];
