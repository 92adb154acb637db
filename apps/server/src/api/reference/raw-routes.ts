import { endpointNotFoundProblem } from '@dowel/schema/rules';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { RawRequest, RawRoute } from '../../platform/requests/raw-route.ts';
import { type Asset, answerAsset, readDocument, readManifestSchema, toAsset } from './assets.ts';
import type { OpenApi } from './open-api.ts';
import { renderIndex, renderOperation } from './page.ts';

export const referenceRoutes: readonly RawRoute[] = [
  { operation: 'getOpenapi', method: 'GET', path: '/openapi.json', handle: ifOn(openapi) },
  { operation: 'openReference', method: 'GET', path: '/docs', handle: ifOn(page) },
  { operation: 'openReferenceOf', method: 'GET', path: '/docs/{operationId}', handle: ifOn(operationPage) },
  {
    operation: 'getManifestSchema',
    method: 'GET',
    path: '/schemas/manifest-1.0.0.json',
    handle: manifestSchema,
  },
];

/** Prepared when somebody asks for the first time, and then kept. A failure is not kept. */
class Prepared<Value> {
  readonly #values = new Map<string, Promise<Value>>();

  get(name: string, prepare: () => Promise<Value>): Promise<Value> {
    const before = this.#values.get(name);
    if (before) return before;
    const value = prepare();
    this.#values.set(name, value);
    value.catch(() => this.#values.delete(name));
    return value;
  }
}

const assets = new Prepared<Asset>();
const documents = new Prepared<OpenApi>();

function ifOn(handle: RawRoute['handle']): RawRoute['handle'] {
  return async (request) => {
    if (request.context.env.docs === 'off') throw notFound();
    return handle(request);
  };
}

/** The document, with this server's own address. */
function documentAt(publicUrl: string): Promise<OpenApi> {
  return documents.get(publicUrl, async () => {
    const document: OpenApi = JSON.parse(await readDocument());
    return { ...document, servers: [{ url: publicUrl, description: 'This server' }] };
  });
}

async function openapi({ context, request }: RawRequest): Promise<Response> {
  const { publicUrl } = context.env;
  const asset = await assets.get(publicUrl, async () =>
    toAsset('application/json', JSON.stringify(await documentAt(publicUrl))),
  );
  return answerAsset(request, asset);
}

/** For editors. It is there without the reference too, because it says nothing about this server. */
async function manifestSchema({ request }: RawRequest): Promise<Response> {
  const asset = await assets.get('manifest schema', async () =>
    toAsset('application/schema+json', await readManifestSchema()),
  );
  return answerAsset(request, asset, 'public, max-age=3600');
}

async function page({ context }: RawRequest): Promise<Response> {
  return renderIndex(await documentAt(context.env.publicUrl));
}

async function operationPage({ context, params }: RawRequest): Promise<Response> {
  const document = await documentAt(context.env.publicUrl);
  const rendered = renderOperation(document, params.operationId ?? '');
  if (!rendered) throw notFound();
  return rendered;
}

function notFound(): ProblemError {
  return new ProblemError('endpoint_not_found', endpointNotFoundProblem());
}
