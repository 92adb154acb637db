import * as z from 'zod';

export const objectStoreVariables = {
  /**
   * A bucket of S3, or of a service that speaks its protocol: its address with the name of the bucket in the path, for
   * example `https://s3.eu-central-1.amazonaws.com/dowel-bodies`. Absent: large bodies stay in the database.
   */
  DOWEL_OBJECT_STORE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text))
    .refine(({ pathname, search, hash }) => /^\/[^/]+\/?$/.test(pathname) && search + hash === '', {
      message: 'must be an address with the name of a bucket as its path, and nothing behind it',
    })
    .transform(({ origin, pathname }) => origin + pathname.replace(/\/$/, ''))
    .optional(),
  /** The region that requests are signed for. */
  DOWEL_OBJECT_STORE_REGION: z.string().min(1).default('us-east-1'),
  /** The key with which requests are signed. It may put, get and delete objects of the bucket, and list the bucket. */
  DOWEL_OBJECT_STORE_KEY_ID: z.string().min(1).optional(),
  DOWEL_OBJECT_STORE_SECRET_KEY: z.string().min(1).optional(),
} as const;

export interface ObjectStoreSettings {
  /** The address of the bucket, without a slash at the end. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly keyId: string;
  readonly secretKey: string;
}

type Variables = z.infer<z.ZodObject<typeof objectStoreVariables>>;

/** @throws {Error} when there is an address but no key. */
export function toObjectStoreSettings({
  DOWEL_OBJECT_STORE_URL: bucketUrl,
  DOWEL_OBJECT_STORE_REGION: region,
  DOWEL_OBJECT_STORE_KEY_ID: keyId,
  DOWEL_OBJECT_STORE_SECRET_KEY: secretKey,
}: Variables): ObjectStoreSettings | undefined {
  if (bucketUrl === undefined) return undefined;
  if (keyId !== undefined && secretKey !== undefined) return { bucketUrl, region, keyId, secretKey };
  throw new Error(
    'DOWEL_OBJECT_STORE_URL is set without a key, so no request to it could be signed. Set DOWEL_OBJECT_STORE_KEY_ID and DOWEL_OBJECT_STORE_SECRET_KEY to a key that may put, get and delete objects of this bucket, and list it.',
  );
}
