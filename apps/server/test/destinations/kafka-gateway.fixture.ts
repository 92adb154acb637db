import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer as createPlain, type Server, type Socket } from 'node:net';
import { createServer as createTls } from 'node:tls';
import { testCertificates, testKey } from './certificates.fixture.ts';

const METADATA = 3;
const SASL_HANDSHAKE = 17;
const API_VERSIONS = 18;
const SASL_AUTHENTICATE = 36;
const REFUSED = 58;
const UNKNOWN_TOPIC = 3;
const SALT = Buffer.from('salt of the tests');
const ROUNDS = 4096;

interface Login {
  readonly username: string;
  readonly password: string;
}

/**
 * What a listener of Kafka has and the cluster of librdkafka has not: TLS, and logins by PLAIN and SCRAM. Everything else is
 * passed on, with the gateway's port in place of the broker's where the cluster tells its addresses, and without a topic "nobody".
 * https://kafka.apache.org/protocol
 * @param options `tells` is the address that it says the broker has, of nine characters
 */
export async function startKafkaGateway(
  cluster: () => number,
  login: Login,
  { isTls = false, tells = '127.0.0.1' } = {},
) {
  const sockets = new Set<Socket>();
  const serve = (socket: Socket) => {
    const behind = cluster();
    const inner = connect(behind, '127.0.0.1');
    const { port } = server.address() as AddressInfo;
    const asked = new Map<number, number>();
    const answer = (correlation: Buffer, body: Buffer) => socket.write(framed(correlation, body));
    let check: SaslCheck | undefined;
    let isIn = false;
    onFrames(socket, (frame) => {
      const [key, correlation] = [frame.readInt16BE(0), frame.subarray(4, 8)];
      const body = frame.subarray(10 + Math.max(0, frame.readInt16BE(8)));
      if (key === SASL_HANDSHAKE) {
        check = checkOf(text(body), login);
        answer(correlation, Buffer.concat([int16(0), int32(1), body]));
      } else if (key === SASL_AUTHENTICATE) {
        const said = check?.(body.subarray(4));
        isIn = said?.isIn === true;
        answer(correlation, said ? Buffer.concat([int16(0), int16(-1), bytes(said.answer)]) : refusal);
      } else if (isIn || key === API_VERSIONS) {
        asked.set(correlation.readInt32BE(), key);
        inner.write(framed(frame));
      } else socket.destroy();
    });
    onFrames(inner, (frame) => {
      const key = asked.get(frame.readInt32BE(0));
      asked.delete(frame.readInt32BE(0));
      if (key === METADATA) {
        replaceAll(frame, int32(behind), int32(port));
        replaceAll(frame, Buffer.from('127.0.0.1'), Buffer.from(tells));
        replaceAll(frame, topicIn(0), topicIn(UNKNOWN_TOPIC));
      }
      socket.write(framed(key === API_VERSIONS ? withSasl(frame) : frame));
    });
    for (const end of [socket, inner]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        sockets.delete(end);
        socket.destroy();
        inner.destroy();
      });
    }
  };
  const server: Server = isTls
    ? createTls({ key: testKey, cert: testCertificates.good }, serve)
    : createPlain(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Takes what a client sends, and answers what the server says. Undefined: it is refused. */
type SaslCheck = (sent: Buffer) => { answer: Buffer; isIn?: true } | undefined;

function checkOf(mechanism: string, { username, password }: Login): SaslCheck {
  if (mechanism === 'PLAIN') {
    return (sent) =>
      sent.toString() === `\0${username}\0${password}` ? { answer: Buffer.alloc(0), isIn: true } : undefined;
  }
  const digest = mechanism === 'SCRAM-SHA-256' ? 'sha256' : 'sha512';
  const hmac = (key: Buffer, of: string) => createHmac(digest, key).update(of).digest();
  const length = createHash(digest).digest().length;
  const salted = pbkdf2Sync(password, SALT, ROUNDS, length, digest);
  let first = '';
  return (sent) => {
    const said = sent.toString();
    const nonce = /r=([^,]+)/.exec(said)?.[1] ?? '';
    if (first === '') {
      if (!said.includes(`n=${username},`)) return undefined;
      const answer = `r=${nonce}of-the-server,s=${SALT.toString('base64')},i=${ROUNDS}`;
      first = `${said.replace('n,,', '')},${answer}`;
      return { answer: Buffer.from(answer) };
    }
    const signed = `${first},${said.replace(/,p=.*/, '')}`;
    const clientKey = hmac(salted, 'Client Key');
    const signature = hmac(createHash(digest).update(clientKey).digest(), signed);
    const proof = Buffer.from(clientKey.map((byte, at) => byte ^ (signature[at] ?? 0))).toString('base64');
    if (/p=(.*)$/.exec(said)?.[1] !== proof) return undefined;
    return {
      answer: Buffer.from(`v=${hmac(hmac(salted, 'Server Key'), signed).toString('base64')}`),
      isIn: true,
    };
  };
}

/** How an answer begins that is about the topic "nobody". The cluster makes each topic that it is asked for. */
const topicIn = (error: number) => Buffer.concat([int16(error), int16(6), Buffer.from('nobody')]);

const refusal = Buffer.concat([int16(REFUSED), int16(-1), bytes(Buffer.alloc(0))]);

/** Adds the two requests of a login to the list of what the broker takes. */
function withSasl(frame: Buffer): Buffer {
  const count = frame.readInt32BE(6);
  const end = 10 + count * 6;
  const added = [SASL_HANDSHAKE, 1, 1, SASL_AUTHENTICATE, 0, 0].map(int16);
  return Buffer.concat([
    frame.subarray(0, 6),
    int32(count + 2),
    frame.subarray(10, end),
    ...added,
    frame.subarray(end),
  ]);
}

export function onFrames(socket: Socket, take: (frame: Buffer) => void): void {
  let kept = Buffer.alloc(0);
  socket.on('data', (data) => {
    kept = Buffer.concat([kept, data]);
    while (kept.length >= 4 && kept.length >= 4 + kept.readInt32BE(0)) {
      const end = 4 + kept.readInt32BE(0);
      take(Buffer.from(kept.subarray(4, end)));
      kept = kept.subarray(end);
    }
  });
}

function replaceAll(frame: Buffer, from: Buffer, to: Buffer): void {
  for (let at = frame.indexOf(from); at >= 0; at = frame.indexOf(from, at + 4)) to.copy(frame, at);
}

export function framed(...parts: readonly Buffer[]): Buffer {
  const all = Buffer.concat(parts);
  return Buffer.concat([int32(all.length), all]);
}

export function text(body: Buffer): string {
  return body.subarray(2, 2 + body.readInt16BE(0)).toString();
}

function bytes(content: Buffer): Buffer {
  return Buffer.concat([int32(content.length), content]);
}

export function int16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeInt16BE(value);
  return buffer;
}

export function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(value);
  return buffer;
}
