/** The region of a service that has only one, such as many that are compatible with S3. */
const DEFAULT_REGION = 'us-east-1';

export function regionOf({ region }: { region?: string | undefined }): string {
  return region ?? DEFAULT_REGION;
}

/** The domain of AWS in this region. China has its own. */
export function awsDomain(region: string): string {
  return region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
}
