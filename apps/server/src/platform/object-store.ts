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
  const call = async (method: string, key: string, body?: string) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = client.fetch(`${bucketUrl}/${key}`, {
      method,
      redirect: 'error',
      signal,
      ...(body !== undefined && { body, headers: digestOf(body) }),
    });
    try {
      const answer = await sent;
      const text = await answer.text();
      if (answer.ok || (answer.status === 404 && method !== 'PUT')) return { status: answer.status, text };
      const [, code = 'no code'] = /<Code>(\w+)<\/Code>/.exec(text) ?? [];
      throw new ObjectStoreError(
        `The object store refused to ${method} an object: ${answer.status}, ${code}.`,
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
    async get(key) {
      const { status, text } = await call('GET', key);
      // A bucket that is gone is a mistake, and no reason to say that an object is.
      if (status === 404 && text.includes('NoSuchBucket')) {
        throw new ObjectStoreError('The object store has no such bucket.');
      }
      return status === 404 ? undefined : text;
    },
    async remove(key) {
      await call('DELETE', key);
    },
  };
}

/** The store refuses what it did not get whole. */
const digestOf = (body: string) => ({
  'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
});
