import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { ObjectStoreSettings } from './env/object-store-settings.ts';

const TIMEOUT_MS = 30_000;

/** The store of large bodies did not do what it was asked. What is in the database is as it was. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}

/** A bucket. Only what is encrypted goes there. */
export interface ObjectStore {
  /** @throws {ObjectStoreError} */
  put(key: string, content: string): Promise<void>;
  /**
   * Undefined: there is no such object.
   * @throws {ObjectStoreError}
   */
  get(key: string): Promise<string | undefined>;
  /**
   * Does nothing if there is no such object.
   * @throws {ObjectStoreError}
   */
  remove(key: string): Promise<void>;
}

/** The operator names this address, so it may be a private one, which calls for customers may not lead to. */
export function openObjectStore({ bucketUrl, region, keyId, secretKey }: ObjectStoreSettings): ObjectStore {
  const client = new AwsClient({
    service: 's3',
    region,
    accessKeyId: keyId,
    secretAccessKey: secretKey,
    retries: 2,
  });
  /** The answer, or undefined: there is no such object. */
  const call = async (method: string, key: string, body?: string) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = client.fetch(`${bucketUrl}/${key}`, {
      method,
      // A store that is elsewhere says where, or in which region.
      redirect: 'manual',
      signal,
      ...(body !== undefined && { body, headers: digestOf(body) }),
    });
    try {
      const answer = await sent;
      const text = await answer.text();
      if (answer.ok) {
        if (method === 'PUT') assertTaken(answer, text);
        return text;
      }
      const [, code = 'no code'] = /<Code>(\w+)<\/Code>/.exec(text) ?? [];
      // Any other 404 does not say that the object is gone: the bucket may be, or a proxy has answered.
      if (code === 'NoSuchKey' && method !== 'PUT') return undefined;
      const [, message] = /<Message>([^<]{1,300}?)\.?<\/Message>/.exec(text) ?? [];
      const why = message === undefined ? code : `${code}: ${message}`;
      throw new ObjectStoreError(
        `The object store refused to ${method} an object: ${answer.status}, ${why}.`,
      );
    } catch (cause) {
      if (cause instanceof ObjectStoreError) throw cause;
      throw new ObjectStoreError(`The object store could not be reached to ${method} an object.`, { cause });
    }
  };
  return {
    async put(key, content) {
      await call('PUT', key, content);
    },
    get: (key) => call('GET', key),
    async remove(key) {
      await call('DELETE', key);
    },
  };
}

/** The store refuses what it did not get whole. */
const digestOf = (body: string) => ({
  'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
});

/**
 * What is moved is no longer in the database, so it must be sure. A store names the tag of the object, and says no more.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html
 */
function assertTaken({ status, headers }: Response, text: string): void {
  if (text === '' && headers.has('etag')) return;
  throw new ObjectStoreError(
    `The object store answered with ${status}, but not that it took the object. Check DOWEL_OBJECT_STORE_URL.`,
  );
}
