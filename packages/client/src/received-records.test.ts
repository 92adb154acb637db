import { expect, it } from 'vitest';
import { backendClient, fakeService } from '../test/fake-service.ts';
import { ConnectionError, ResponseShapeError } from './errors.ts';

const message = {
  position: 1,
  messageId: 'm',
  body: JSON.stringify({
    action: 'read',
    objectName: 'contacts',
    resultInfo: { type: 'url', numRecords: 1, downloadUrl: 'https://dowel.test/large' },
  }),
};

/** What comes of the first record when the download of a large one is answered with this. */
function downloading(answer: () => Response) {
  const page = Response.json({ results: [message], nextAfter: 1 });
  const service = fakeService(page, answer);
  return backendClient({ ...service, retry: { limit: 0 } })
    .records.list('inbox')
    .next();
}

it('a network that fails in the middle of a large record is an error of this package', async () => {
  const cut = () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[{"id": "1"')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    return new Response(body);
  };

  await expect(downloading(cut)).rejects.toThrow(ConnectionError);
});

it('what something in front of the service answers is no record', async () => {
  await expect(downloading(() => new Response('<html>Sign in</html>'))).rejects.toThrow(ResponseShapeError);
});
