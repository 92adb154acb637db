import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { watchedBody, withBody } from '../../../../test/watched-body.ts';

const megabyte = new Uint8Array(1024 * 1024);

async function startUploading() {
  const server = await startTestServer();
  const newAddress = async (): Promise<string> =>
    (await server.request('GET', '/v1/generate-upload-url')).body.url;
  const put = async (url: string, body = watchedBody([megabyte]), headers: Record<string, string> = {}) => {
    const response = await server.app.request(url, withBody(body, { method: 'PUT', headers }));
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  };
  return { ...server, newAddress, put };
}

describe('receiving an upload', () => {
  it.each([
    ['no token', (url: string) => url.replace(/\?.*/, '')],
    ['a wrong token', (url: string) => `${url}x`],
    ['an address nobody was given', (url: string) => url.replace(/[^/]+\.zip/, 'other.zip')],
  ])('reads nothing that comes with %s, and closes the connection', async (_, changed) => {
    const { newAddress, put } = await startUploading();
    const body = watchedBody([megabyte]);

    const answer = await put(changed(await newAddress()), body);

    expect(answer).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    expect(answer.headers.get('connection')).toBe('close');
    expect(body.asked()).toBe(0);
  });

  it('reads nothing at an address that has expired or was used', async () => {
    const { newAddress, put, advanceClock } = await startUploading();
    const [used, expired] = [await newAddress(), await newAddress()];
    await put(used);
    const bodies = [watchedBody([megabyte]), watchedBody([megabyte])];

    const again = await put(used, bodies[0]);
    advanceClock(15 * 60_000);
    const late = await put(expired, bodies[1]);

    for (const answer of [again, late]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'upload_expired' } });
      expect(answer.headers.get('connection')).toBe('close');
    }
    expect(bodies.map((body) => body.asked())).toEqual([0, 0]);
  });

  it('reads nothing that announces too much', async () => {
    const { newAddress, put } = await startUploading();
    const body = watchedBody([megabyte]);

    const answer = await put(await newAddress(), body, { 'content-length': String(11 * 1024 * 1024) });

    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    expect(body.asked()).toBe(0);
  });

  // @holds A3
  it('stops reading at the limit, whatever was announced', async () => {
    const { newAddress, put } = await startUploading();
    const body = watchedBody(Array.from({ length: 40 }, () => megabyte));

    const answer = await put(await newAddress(), body);

    expect(answer.status).toBe(413);
    expect(body.asked()).toBe(11);
    expect(body.isLeft()).toBe(true);
  });

  it('holds two uploads of an org at once, and tells those beyond the queue to come again', async () => {
    const { newAddress, put } = await startUploading();
    const addresses = await Promise.all(Array.from({ length: 9 }, newAddress));
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const bodies = addresses.map(() => watchedBody([megabyte], { wait: () => held }));

    const answers = addresses.map((url, index) => put(url, bodies[index]));
    const early: number[] = [];
    for (const answer of answers) void answer.then(({ status }) => early.push(status));
    const refused = await Promise.race(answers);
    // All nine have come before the first may end.
    await expect.poll(() => early).toEqual([429, 429, 429]);
    await expect.poll(() => bodies.filter((body) => body.asked() > 0).length).toBe(2);
    go();

    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
