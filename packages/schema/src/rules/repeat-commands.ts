import type { OperationExplanation } from '../resources/operations.ts';

type Command = OperationExplanation['repeat'][number];

/** Text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * Sends what the provider was asked to the sandbox.
 * @param sandboxUrl where the server reaches the sandbox.
 * @param apiPath the path of the sandbox's API, such as `/api/v1`.
 * @param request such as `GET /objects/contacts/records?limit=200`. Only a GET can be repeated without its body.
 */
export function repeatedRequest(sandboxUrl: string, apiPath: string, request: string | undefined): Command[] {
  const path = /^GET (\/\S*)$/.exec(request ?? '')?.[1];
  if (path === undefined) return [];
  const lines = [
    `curl -sS "\${DOWEL_SANDBOX_URL:-${sandboxUrl}}"${quoted(apiPath + path)}`,
    `  -H "X-Api-Key: \${DOWEL_SANDBOX_KEY:?The home page of the sandbox shows the keys of its accounts}"`,
  ];
  return [{ title: 'Ask the sandbox what the provider was asked first', command: lines.join(' \\\n') }];
}

/** What a read was started with. */
export interface RepeatedRead {
  projectId: string;
  integrationId: string;
  objectName: string;
  groupRef: string;
  /** The window of the read. Absent: from the beginning, until now. */
  from?: string | undefined;
  until?: string | undefined;
}

/** Starts the same read again on a server, for example one that has the sandbox as its provider. */
export function repeatedRead(
  baseUrl: string,
  { projectId, integrationId, objectName, groupRef, from, until }: RepeatedRead,
): Command {
  const segments = ['projects', projectId, 'integrations', integrationId, 'objects', objectName];
  const path = `/${segments.map(encodeURIComponent).join('/')}`;
  const body = {
    groupRef,
    mode: 'async',
    ...(from !== undefined && { sinceTimestamp: from }),
    ...(until !== undefined && { untilTimestamp: until }),
  };
  const lines = [
    `curl -sS -X POST "\${DOWEL_READ_URL:-${baseUrl}}"${quoted(path)}`,
    `  -H "X-Api-Key: \${DOWEL_API_KEY:?Set it to a key of scope full}"`,
    `  -H 'Content-Type: application/json'`,
    `  -d ${quoted(JSON.stringify(body))}`,
  ];
  return { title: 'Read the same time again', command: lines.join(' \\\n') };
}
