import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Hash } from '@smithy/hash-node';
import { SignatureV4 } from '@smithy/signature-v4';

/** What requests have to be signed with. */
interface SigningKeys {
  readonly service: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * A program that listens before an emulator that takes every signature. It lets only requests through that AWS's own SDK
 * signs in the same way, and refuses the rest as AWS does. Takes a port, the address of the emulator, and the keys.
 */
const [port = '', behind = '', keys = ''] = process.argv.slice(2);
const signingKeys: SigningKeys = JSON.parse(keys);
createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
}).listen(Number(port), '127.0.0.1');

async function answer(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const { authorization } = request.headers;
  if (authorization === undefined || authorization !== (await authorizationOf(request, body))) {
    const refusal = {
      __type: 'com.amazon.coral.service#InvalidSignatureException',
      message: 'The request signature we calculated does not match the signature you provided.',
    };
    response.writeHead(403, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(refusal));
    return;
  }
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
  const passed = await fetch(`${behind}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    body,
  });
  response
    .writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? '' })
    .end(await passed.text());
}

async function authorizationOf(request: IncomingMessage, body: string): Promise<string> {
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '') ?? [];
  const signed = names
    .split(';')
    .filter((name) => name !== 'host')
    .map((name): [string, string] => [name, String(request.headers[name] ?? '')]);
  const { service, region, accessKeyId, secretAccessKey } = signingKeys;
  const signer = new SignatureV4({
    service,
    region,
    credentials: { accessKeyId, secretAccessKey },
    sha256: Hash.bind(null, 'sha256'),
  });
  const { hostname, protocol, pathname: path } = new URL(`http://${request.headers.host}${request.url}`);
  const host = request.headers.host ?? '';
  const sent = { method: request.method ?? 'GET', protocol, hostname, path, query: {}, body };
  const same = await signer.sign(
    { ...sent, headers: { ...Object.fromEntries(signed), host } },
    { signingDate: readDate(String(request.headers['x-amz-date'])) },
  );
  return same.headers.authorization ?? '';
}

function readDate(compact: string): Date {
  return new Date(compact.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
}
