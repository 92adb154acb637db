import { expect, it, onTestFinished } from 'vitest';
import { startReceiver } from '../../test/receiver.ts';
import { openObjectStore } from './object-store.ts';

/** A store that answers every request in this way. */
async function openAnswering(status: number, body: string, headers = {}) {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  receiver.answers((response) => response.writeHead(status, headers).end(body));
  const bucketUrl = `${receiver.origin}/bodies`;
  return openObjectStore({ bucketUrl, region: 'us-east-1', keyId: 'id', secretKey: 'a-secret' });
}

const errorOf = (code: string, message = '') =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message><HostId>h</HostId></Error>`;

it('has no such object only if it says so', async () => {
  const store = await openAnswering(404, errorOf('NoSuchKey', 'The specified key does not exist.'));

  expect(await store.get('key')).toBeUndefined();
  await expect(store.remove('key')).resolves.toBeUndefined();
  await expect(store.put('key', 'x')).rejects.toThrow('404, NoSuchKey');
});

// https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
it.each([
  ['404, NoSuchBucket: It does not exist.', 404, errorOf('NoSuchBucket', 'It does not exist.')],
  ['404, no code.', 404, '<html>default backend - 404</html>'],
  ['301, PermanentRedirect: Use its endpoint.', 301, errorOf('PermanentRedirect', 'Use its endpoint.')],
  ['307, TemporaryRedirect.', 307, errorOf('TemporaryRedirect')],
  [
    "400, X: the region 'a' is wrong; expecting 'b'.",
    400,
    errorOf('X', "the region 'a' is wrong; expecting 'b'"),
  ],
  ['403, RequestTimeTooSkewed: Too large.', 403, errorOf('RequestTimeTooSkewed', 'Too large.')],
])('refuses with %s Nothing is taken for lost by it', async (words, status, body) => {
  const store = await openAnswering(status, body, { location: '/elsewhere' });

  await expect(store.get('key')).rejects.toThrow(words);
  await expect(store.remove('key')).rejects.toThrow(words);
  await expect(store.put('key', 'x')).rejects.toThrow(words);
});

it.each([
  ['a page', 200, '<html>Welcome!</html>', { etag: '"x"' }],
  ['nothing, as whatever takes everything', 204, '', {}],
])('has not taken an object where %s is answered', async (_, status, body, headers) => {
  const store = await openAnswering(status, body, headers);

  await expect(store.put('key', 'x')).rejects.toThrow('Check DOWEL_OBJECT_STORE_URL.');
});

it('has taken an object that it names the tag of', async () => {
  const store = await openAnswering(200, '', { etag: '"9dd4e461268c8034f5c8564e155c67a6"' });

  await expect(store.put('key', 'x')).resolves.toBeUndefined();
});
