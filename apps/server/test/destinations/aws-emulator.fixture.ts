import type { AdapterTarget } from '../../src/sync/destination-adapters/destination-adapter.ts';
import type { ServerProcesses } from './server-process.fixture.ts';
import { startSignatureGateway } from './signature-gateway.fixture.ts';
import type { Refusing } from './test-destination.fixture.ts';

const region = 'eu-central-1';
const accessKeyId = 'AKIDDOWEL';

/** How a service of AWS names its actions. */
interface AwsProtocol {
  readonly service: string;
  readonly actionPrefix: string;
  readonly jsonVersion: '1.0' | '1.1';
}

/** The keys of an emulator of AWS at an address, and how a test asks it. The emulator itself takes every signature. */
export function awsEmulator(address: string, { service, actionPrefix, jsonVersion }: AwsProtocol) {
  const secrets = { awsKeyId: accessKeyId, awsSecretKey: `the-secret-of-${service}` };
  const keys = { service, region, accessKeyId, secretAccessKey: secrets.awsSecretKey };
  const credential = `Credential=x/20260101/${region}/${service}/aws4_request`;
  return {
    region,
    secrets,
    /** Starts a gateway that checks signatures. Destinations are at its origin. */
    guard: async (processes: ServerProcesses): Promise<string> =>
      (await startSignatureGateway(processes, address, keys)).origin,
    /** The same target with another secret key. */
    withWrongKey: (target: AdapterTarget): Refusing => ({
      target: { ...target, secrets: { ...secrets, awsSecretKey: 'a-wrong-secret' } },
      status: 403,
      reason: /InvalidSignatureException/,
      isLasting: true,
    }),
    async call<Answer>(action: string, input: object): Promise<Answer> {
      const response = await fetch(`${address}/`, {
        method: 'POST',
        headers: {
          'content-type': `application/x-amz-json-${jsonVersion}`,
          'x-amz-target': `${actionPrefix}.${action}`,
          'x-amz-date': '20260101T000000Z',
          authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=host, Signature=x`,
        },
        body: JSON.stringify(input),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(text);
      // A test knows what the emulator answers.
      return (text === '' ? {} : JSON.parse(text)) as Answer;
    },
  };
}
