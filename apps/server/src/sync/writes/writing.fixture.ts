import type { ConfigContent, WriteConfigObject, WriteRecords } from '@dowel/schema';
import { startConnectedServer } from '../../../test/connected-server.ts';
import type { TestServerOptions } from '../../../test/start-test-server.ts';
import { OutgoingError } from '../../platform/outgoing/errors.ts';

type Body = Omit<WriteRecords, 'groupRef'> & { groupRef?: string };

/** Calls of the provider's API for writing, and what to do with the next of them. */
interface Wire {
  /** Method and path of each call to the records of an object. */
  readonly calls: string[];
  /** The bodies of those that have one. */
  readonly bodies: string[];
  /**
   * `pass`: as usual. `loseAnswer`: the provider does it, and the connection breaks before its answer. `hang`: the
   * provider does it, and its answer never comes, as for a process that was killed. `answerMuch`: the provider does it,
   * and answers more than is read. `unsent`: the connection breaks before the call. `unreached`: none comes about.
   */
  next: 'pass' | 'loseAnswer' | 'hang' | 'answerMuch' | 'unsent' | 'unreached';
  /** Of a record with this text, the answer is lost as by `loseAnswer`. */
  loses?: string;
  /** Lets the answers come that hang. */
  release(): void;
}

/** A server whose group `acme` has installed the demo's integration over an account of its own, with writing allowed. */
export async function startWriting({
  contacts = {},
  content = {},
  ...options
}: {
  contacts?: Partial<WriteConfigObject>;
  content?: Partial<ConfigContent>;
} & Pick<TestServerOptions, 'limitsOf' | 'stored'> = {}) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const wire: Wire = { calls: [], bodies: [], next: 'pass', release };
  const server = await startConnectedServer({
    ...options,
    outgoing: async (address, init = {}) => {
      const { pathname, hostname } = new URL(address);
      // A webhook that hears of events.
      if (hostname.endsWith('.example.com')) return new Response();
      const isRecord = pathname.includes('/records');
      if (isRecord)
        wire.calls.push(`${init.method ?? 'GET'} ${pathname.slice(pathname.indexOf('/objects'))}`);
      if (isRecord && typeof init.body === 'string') wire.bodies.push(init.body);
      // A read that follows its schedule in the meantime is left alone.
      const how = isRecord && init.method !== undefined && init.method !== 'GET' ? wire.next : 'pass';
      if (how === 'unsent') throw new TypeError('fetch failed');
      if (how === 'unreached')
        throw new OutgoingError('unreachable', '', 'It cannot be reached.', { isSent: false });
      const answer = await fetch(address, init);
      const isLost = wire.loses !== undefined && String(init.body).includes(wire.loses);
      if (how === 'loseAnswer' || isLost) throw new TypeError('fetch failed');
      if (how === 'hang') await released;
      if (how === 'answerMuch') {
        const cut = new OutgoingError('too_large', '', 'It answered too much.');
        return new Response(new ReadableStream({ start: (body) => body.error(cut) }), answer);
      }
      return answer;
    },
  });
  const write = {
    objects: { contacts: { objectName: 'contacts', deletionSettings: { enabled: true }, ...contacts } },
  };
  const { content: installed } = server.given.installationBody({ content: { write, ...content } }).config;
  const installation = await server.install({ config: { content: installed } });
  const path = (object: string, integration = server.integration.id) =>
    `/write/v1/projects/${server.project.id}/integrations/${integration}/objects/${object}`;
  return {
    ...server,
    wire,
    installation,
    /** Sends a request to write, for group `acme` and contacts unless told otherwise. */
    write: (
      body: Body,
      { object = 'contacts', headers = {} }: { object?: string; headers?: Record<string, string> } = {},
    ) => server.request('POST', path(object), { groupRef: 'acme', ...body }, headers),
    path,
    /** The provider's contacts with this last name. */
    async atProvider(lastName: string): Promise<Record<string, unknown>[]> {
      const found = [];
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const query = new URLSearchParams({ limit: '200', ...(cursor && { cursor }) });
        const page = await server.atSandbox('GET', `/objects/contacts/records?${query}`);
        found.push(
          ...page.records.filter((record: Record<string, unknown>) => record.last_name === lastName),
        );
        cursor = page.nextCursor;
      }
      return found;
    },
    /** The operations that write, latest first. Reads follow their schedule beside them. */
    async writeOperations(): Promise<{ id: string; status: string; result: string }[]> {
      const { body } = await server.request(
        'GET',
        `${server.base}/installations/${installation.id}/operations`,
      );
      return body.results.filter((one: { actionType: string }) => one.actionType === 'write');
    },
    /** Why an operation went as it did. */
    async diagnosisOf(id: string) {
      return (await server.request('GET', `${server.projectPath}/operations/${id}:explain`)).body.diagnosis;
    },
    /** The operation with its log. */
    async operation(id: string) {
      const at = `${server.projectPath}/operations/${id}`;
      const { body } = await server.request('GET', at);
      return { ...body, logs: (await server.request('GET', `${at}/logs`)).body };
    },
  };
}
