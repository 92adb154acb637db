/** @jsxImportSource hono/jsx */
import { OBJECT_NAMES } from '../../crm/objects.ts';
import { SCOPES } from '../../oauth/scopes.ts';
import type { OAuthClient } from '../../world.ts';

/** The demo application and the addresses of OAuth. */
export function Application({ client, origin }: { client: OAuthClient; origin: string }) {
  return (
    <section>
      <h2 id="oauth">OAuth 2</h2>
      <p>
        Authorization code, with PKCE (S256) if you send a challenge. Refresh tokens rotate: each works once.
      </p>
      <dl class="facts">
        <dt>Client ID</dt>
        <dd>
          <code>{client.id}</code>
        </dd>
        <dt>Client secret</dt>
        <dd>
          <code>{client.secret}</code>
        </dd>
        <dt>Redirect addresses</dt>
        <dd>
          {client.redirectUris.map((uri) => (
            <code key={uri}>{uri} </code>
          ))}
        </dd>
        <dt>Scopes</dt>
        <dd>
          <code>{Object.keys(SCOPES).join(' ')}</code>
        </dd>
        <dt>Authorize</dt>
        <dd>
          <code>{origin}/oauth/authorize</code>
        </dd>
        <dt>Token</dt>
        <dd>
          <code>{origin}/oauth/token</code>
        </dd>
        <dt>Revoke</dt>
        <dd>
          <code>{origin}/oauth/revoke</code>
        </dd>
      </dl>
    </section>
  );
}

/** The calls of the REST API. */
export function Api({ origin }: { origin: string }) {
  return (
    <section>
      <h2 id="api">REST API</h2>
      <p>
        Send a bearer token or <code>X-Api-Key</code>. Objects: {OBJECT_NAMES.join(', ')}. Each has standard
        fields and four custom ones, which differ between accounts.
      </p>
      <pre tabindex={0}>
        <code>
          {`curl ${origin}/api/v1/me -H 'X-Api-Key: juniper_demo_acme'

GET    /api/v1/me
GET    /api/v1/objects
GET    /api/v1/objects/{name}/fields
GET    /api/v1/objects/{name}/records?limit=50&cursor=…&updatedSince=2025-06-01T00:00:00Z&fields=email,city&where=city:Ghent
POST   /api/v1/objects/{name}/records   (with an Idempotency-Key, once per key)
PUT    /api/v1/objects/{name}/records?by=email   (changes the record with this value, or creates one)
GET    /api/v1/objects/{name}/records/{id}
PATCH  /api/v1/objects/{name}/records/{id}
DELETE /api/v1/objects/{name}/records/{id}`}
        </code>
      </pre>
    </section>
  );
}
