import { delay, HttpResponse, http } from 'msw';
import recordedJson from './recorded.json' with { type: 'json' };
import type { Recorded } from './recorded.ts';

const recorded: Recorded = recordedJson;

/** What the server has, or does, while a page is shown. */
export type ServerState =
  | 'usual'
  | 'empty'
  | 'loading'
  | 'failing'
  | 'long'
  | 'many'
  | 'not-allowed'
  | 'read-only';

/** Times in what was recorded are moved by this, so that it happened just now. */
const LATER_MS = Date.now() - Date.parse(recorded.time);
const MANY = 10_000;
/** A page has so many rows. */
const ROWS = 200;
const SIGN_OF_LIFE_MS = 4_000;
const LONG =
  'Société Générale d’Électricité et de Télécommunications <b>d’Île-de-France</b> \u{202e}שלום العالم 株式会社';

/** The address of a page that was recorded. */
export function pathOf(page: string): string {
  const path = recorded.paths[page];
  if (path === undefined) throw new Error(`The page ${page} was not recorded.`);
  return path;
}

/** Answers as the server did that was recorded, in this state. */
export function handlersFor(state: ServerState) {
  return [
    http.get('*/v1/projects/:project/changes', () => new HttpResponse(signsOfLife(), streamed)),
    http.all('*/v1/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const isAboutPerson = pathname.endsWith('/my-info');
      if (state === 'loading' && !isAboutPerson) await delay('infinite');
      if (state === 'failing' && !isAboutPerson)
        return problem(500, 'internal', 'Something went wrong in the server.');
      if (state === 'not-allowed' && !isAboutPerson)
        return problem(403, 'role_not_allowed', 'Your role may not.');
      const body = request.method === 'GET' ? found(pathname, search) : undefined;
      if (body === undefined) return problem(404, 'not_found', 'Nothing was recorded at this address.');
      return HttpResponse.json(changed(body, state, new URL(request.url)) as object, {
        headers: state === 'many' && Array.isArray(body) ? nextPage(request.url) : {},
      });
    }),
  ];
}

function found(pathname: string, search: string): unknown {
  const asked = untimed(`${pathname}${search}`);
  const answers = Object.entries(recorded.answers);
  const exact = answers.find(([path]) => untimed(path) === asked);
  // A list with other filters.
  return (exact ?? answers.find(([path]) => path.split('?')[0] === pathname))?.[1];
}

/** A page asks for what was since days before it is shown. */
const untimed = (path: string) => path.replace(/[?&]sinceTime=[^&]*/, '');

function changed(body: unknown, state: ServerState, { pathname }: URL): unknown {
  const isRead = pathname.endsWith('/my-info') || /\/(providers|integrations)\b/.test(pathname);
  if (state === 'empty' && pathname.endsWith('/stats')) return { stats: [], deploys: [] };
  if (state === 'empty' && pathname.endsWith('/health')) return { integrations: [] };
  if (state === 'empty' && Array.isArray(body) && !isRead) return [];
  if (state === 'read-only' && pathname.endsWith('/my-info')) return asViewer(body);
  const moved = withTimes(body);
  // Names of providers are the operator's own.
  if (state === 'long') return /\/providers\b/.test(pathname) ? moved : withLongNames(moved);
  if (state === 'many' && Array.isArray(moved) && moved.length > 0) return manyOf(moved);
  return moved;
}

function asViewer(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll(/"role":"\w+"/g, '"role":"viewer"'));
}

function withTimes(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body).replaceAll(/"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g, (_, time: string) =>
      JSON.stringify(new Date(Date.parse(time) + LATER_MS).toISOString()),
    ),
  );
}

function withLongNames(body: unknown): unknown {
  const names =
    /"(groupName|consumerName|integrationName|displayName|appName|fullName|firstName|label)":"[^"]*"/g;
  return JSON.parse(
    JSON.stringify(body).replaceAll(names, (_, member) => `"${member}":${JSON.stringify(LONG)}`),
  );
}

/** Each row again and again, with an id of its own. */
function manyOf(rows: unknown[]): unknown[] {
  return Array.from({ length: ROWS }, (_, index) => {
    const row = rows[index % rows.length] as Record<string, unknown>;
    const number = String(index).padStart(4, '0');
    return {
      ...row,
      ...(typeof row.id === 'string' && { id: row.id.slice(0, -4) + number }),
      ...(typeof row.groupRef === 'string' && { groupRef: `${row.groupRef}-${number}` }),
    };
  });
}

/** As often as there are rows left. */
function nextPage(url: string): Record<string, string> {
  const page = Number(new URL(url).searchParams.get('pageToken') ?? 1);
  if (page * ROWS >= MANY) return {};
  const next = new URL(url);
  next.searchParams.set('pageToken', String(page + 1));
  return { Link: `<${next.pathname}${next.search}>; rel="next"` };
}

function problem(status: number, code: string, detail: string) {
  const body = { type: 'about:blank', title: code, status, code, detail, retryable: false };
  return HttpResponse.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

const streamed = { headers: { 'content-type': 'text/event-stream' } };

function signsOfLife(): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(':\n\n');
  let timer: ReturnType<typeof setInterval>;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      timer = setInterval(() => controller.enqueue(bytes), SIGN_OF_LIFE_MS);
    },
    cancel: () => clearInterval(timer),
  });
}
