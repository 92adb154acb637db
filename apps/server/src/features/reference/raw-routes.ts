import { endpointNotFoundProblem } from '@dowel/schema/rules';
import { ProblemError } from '../../problems/problem-error.ts';
import type { RawRequest, RawRoute } from '../../requests/raw-route.ts';
import {
  type Asset,
  answerAsset,
  readDocument,
  readManifestSchema,
  readRenderer,
  toAsset,
} from './assets.ts';
import { referencePage, referencePolicy, startScript } from './page.ts';

export const referenceRoutes: readonly RawRoute[] = [
  { operation: 'getOpenapi', method: 'GET', path: '/openapi.json', handle: ifOn(openapi) },
  { operation: 'openReference', method: 'GET', path: '/docs', handle: ifOn(page) },
  { operation: 'loadReference', method: 'GET', path: '/docs/{file}', handle: ifOn(file) },
  {
    operation: 'getManifestSchema',
    method: 'GET',
    path: '/schemas/manifest-1.0.0.json',
    handle: manifestSchema,
  },
];

/** Prepared when somebody asks for the first time, and then kept. A failure is not kept. */
class Prepared {
  readonly #assets = new Map<string, Promise<Asset>>();

  get(name: string, prepare: () => Promise<Asset>): Promise<Asset> {
    const before = this.#assets.get(name);
    if (before) return before;
    const asset = prepare();
    this.#assets.set(name, asset);
    asset.catch(() => this.#assets.delete(name));
    return asset;
  }
}

const prepared = new Prepared();

function ifOn(handle: RawRoute['handle']): RawRoute['handle'] {
  return async (request) => {
    if (request.context.env.docs === 'off') throw notFound();
    return handle(request);
  };
}

/** The document, with this server's own address. */
async function openapi({ context, request }: RawRequest): Promise<Response> {
  const url = `${context.env.publicUrl}/v1`;
  const asset = await prepared.get(url, async () => {
    const document: OpenApi = JSON.parse(await readDocument());
    const paths = Object.fromEntries(
      Object.entries(document.paths).map(([name, path]) => [
        name,
        path.servers ? { ...path, servers: [{ url: context.env.publicUrl }] } : path,
      ]),
    );
    const servers = [{ url, description: 'This server' }];
    return toAsset('application/json', JSON.stringify({ ...document, servers, paths }));
  });
  return answerAsset(request, asset);
}

/** What the document says of addresses. A path that is not below `/v1` has a server of its own. */
interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly servers?: unknown }>>;
}

/** For editors. It is there without the reference too, because it says nothing about this server. */
async function manifestSchema({ request }: RawRequest): Promise<Response> {
  const asset = await prepared.get('manifest schema', async () =>
    toAsset('application/schema+json', await readManifestSchema()),
  );
  return answerAsset(request, asset, 'public, max-age=3600');
}

async function page(): Promise<Response> {
  return new Response(referencePage, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': referencePolicy,
      'Cache-Control': 'public, no-cache',
    },
  });
}

const script = 'text/javascript; charset=utf-8';
const files: Readonly<Record<string, () => Promise<Asset>>> = {
  'start.js': () => toAsset(script, startScript),
  'renderer.js': async () => toAsset(script, await readRenderer()),
};

async function file({ params, request }: RawRequest): Promise<Response> {
  const name = params.file ?? '';
  const prepare = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!prepare) throw notFound();
  return answerAsset(request, await prepared.get(name, prepare));
}

function notFound(): ProblemError {
  return new ProblemError('endpoint_not_found', endpointNotFoundProblem());
}
