import { ProviderAuthError } from '../../providers/provider-auth/errors.ts';
import { readKeyFile } from '../../providers/provider-auth/signed/key-file.ts';
import { readPrivateKey, sign } from '../../providers/provider-auth/signed/sign.ts';
import type { AdapterTarget, AttemptSurroundings, OutgoingMessage } from './destination-adapter.ts';
import { askHttp, outcomeOfAnswer } from './http-attempt.ts';
import { inBatches } from './in-batches.ts';
import { cut, signedMetadata, subjectOfMessage } from './message-metadata.ts';

const SERVICE = 'https://pubsub.googleapis.com';
/** Google takes a signed token for an hour at most. */
const TOKEN_SECONDS = 60 * 60;
/** A token is made anew when less than this is left of it. */
const TOKEN_REST_MS = 5 * 60 * 1000;
/** A request may have 10 MB, and base64 takes a third more than the bodies. */
const MAX_BYTES = 5_000_000;
const MAX_ORDERING_KEY_BYTES = 1024;
const MAX_ATTRIBUTE_BYTES = 1024;

/**
 * Each message is one of a topic, with its ids and its signature as attributes. Those that wait together go in one
 * request. Pub/Sub takes only one ordering key in a request, so messages with different keys go in different ones.
 */
export const pubsub = inBatches({
  maxBytes: MAX_BYTES,
  keyOf: orderingKey,
  async send(target, messages, surroundings) {
    const { projectId = '', topicId = '', endpointUrl = SERVICE } = target.metadata;
    const address = new URL(
      `/v1/projects/${encodeURIComponent(projectId)}/topics/${encodeURIComponent(topicId)}:publish`,
      endpointUrl,
    );
    let token: string;
    try {
      token = await tokenOf(target, surroundings.now());
    } catch (error) {
      if (!(error instanceof ProviderAuthError)) throw error;
      return { kind: 'refused', reason: error.message, isLasting: true };
    }
    const body = JSON.stringify({
      messages: messages.map((message) => toPubsub(target, message, surroundings)),
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const secrets = { ...target.secrets, token };
    const answer = await askHttp({ secrets }, address, { method: 'POST', headers, body }, surroundings);
    if (answer.kind !== 'answered') return answer;
    const code = /"status"\s*:\s*"([A-Z_]+)"/.exec(answer.text)?.[1];
    return outcomeOfAnswer(answer, { code, isTaken: answer.text.includes('"messageIds"') });
  },
});

function toPubsub(target: AdapterTarget, message: OutgoingMessage, { now }: AttemptSurroundings) {
  const attributes = Object.entries(signedMetadata(target, message, now()));
  const key = orderingKey(target, message);
  return {
    data: message.body.toString('base64'),
    attributes: Object.fromEntries(
      attributes.map(([name, value]) => [name, cut(value, MAX_ATTRIBUTE_BYTES)]),
    ),
    ...(key && { orderingKey: key }),
  };
}

/** Pub/Sub takes 1 MB a second for each key. So a message has one only if its destination asks for order. */
function orderingKey({ isOrdered }: AdapterTarget, message: OutgoingMessage): string {
  return isOrdered ? cut(subjectOfMessage(message), MAX_ORDERING_KEY_BYTES) : '';
}

/** All attempts of a turn have one target. */
const tokens = new WeakMap<AdapterTarget['secrets'], { token: string; expireTime: Date }>();

/**
 * A token that the key of the service account signs. Google takes it without an exchange:
 * https://google.aip.dev/auth/4111
 * @throws {ProviderAuthError} when the key file cannot be used
 */
async function tokenOf({ secrets }: AdapterTarget, now: Date): Promise<string> {
  const known = tokens.get(secrets);
  if (known && known.expireTime.getTime() - now.getTime() > TOKEN_REST_MS) return known.token;
  const file = readKeyFile(secrets.credentials ?? '', ['client_email', 'private_key', 'private_key_id']);
  const assertion = {
    algorithm: 'RS256',
    key: readPrivateKey(file.private_key),
    keyId: file.private_key_id,
    claims: { iss: file.client_email, sub: file.client_email, aud: `${SERVICE}/` },
    lifetimeSeconds: TOKEN_SECONDS,
  } as const;
  const made = await sign(assertion, now);
  tokens.set(secrets, made);
  return made.token;
}
