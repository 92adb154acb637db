import type { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { AdapterTarget, AttemptOutcome, AttemptSurroundings } from './destination-adapter.ts';
import { askHttp, type HttpAnswer, outcomeOfAnswer } from './http-attempt.ts';

/** A request to a service of AWS, or to one that speaks the same protocol. */
export interface AwsRequest {
  readonly service: 's3' | 'sqs' | 'kinesis';
  readonly region: string;
  readonly method: 'POST' | 'PUT';
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer<ArrayBuffer>;
  /** What the answer has when the message is taken. */
  readonly taken?: RegExp;
}

/** Errors with one of these in their name pass. Some have a status that says otherwise. */
const PASSING_CODES =
  /Throttl|ThroughputExceeded|LimitExceeded|RequestExpired|TimeTooSkewed|Unavailable|Internal/;

/** Signs the request with the keys of the target, sends it and says how that ended. */
export async function sendSigned(
  target: Pick<AdapterTarget, 'secrets'>,
  request: AwsRequest,
  surroundings: AttemptSurroundings,
): Promise<AttemptOutcome> {
  const { method, address, body, taken } = request;
  const headers = await signedHeaders(target, request, surroundings.now());
  const answer = await askHttp(target, address, { method, headers, body }, surroundings);
  if (answer.kind !== 'answered') return answer;
  const code = errorCode(answer);
  return outcomeOfAnswer(answer, {
    code,
    isPassing: code !== undefined && PASSING_CODES.test(code),
    isTaken: taken?.test(answer.text),
  });
}

async function signedHeaders(
  { secrets }: Pick<AdapterTarget, 'secrets'>,
  { service, region, method, address, headers, body }: AwsRequest,
  now: Date,
): Promise<Headers> {
  const { awsKeyId: accessKeyId = '', awsSecretKey: secretAccessKey = '', awsSessionToken } = secrets;
  const signer = new AwsV4Signer({
    service,
    region,
    accessKeyId,
    secretAccessKey,
    ...(awsSessionToken && { sessionToken: awsSessionToken }),
    method,
    url: address.href,
    headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
    body,
    datetime: now.toISOString().replace(/[:-]|\.\d{3}/g, ''),
  });
  return (await signer.sign()).headers;
}

/** The name that the service has for an error: in JSON for SQS and Kinesis, in XML for S3. */
function errorCode({ text }: HttpAnswer): string | undefined {
  const [, found] = /"__type"\s*:\s*"(?:[\w.]+#)?(\w+)"/.exec(text) ?? /<Code>(\w+)<\/Code>/.exec(text) ?? [];
  return found;
}
