import { type Endpoint, endpoints, toAddress, unknownParameters, type Wire } from '@dowel/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { connections } from '../../src/platform/db/tables.ts';
import { isFull } from '../full-run.ts';
import { callersOf, type MatrixCaller, opens } from './callers.ts';
import { reportAttack } from './report.ts';
import { validBodies } from './valid-bodies.ts';
import { groupMark, personMark, projectMark, rowsOf, startVictim, type Victim } from './victim.ts';

/** One call of one endpoint by one caller, with the ids of the victim's things. */
interface Cell {
  readonly caller: MatrixCaller;
  readonly wire: Wire;
  readonly status: number;
  readonly code: string;
  readonly text: string;
}

/** Deletes come last, because they remove what the other operations need, and the project comes last of them. */
const operations = Object.entries(endpoints).sort(([, a], [, b]) => removalOf(a.wire) - removalOf(b.wire));

/** An ordinary run has every second caller call an operation, and the others call the next one. */
const share = isFull ? 1 : 2;

function removalOf({ method, operation }: Wire): number {
  return Number(method === 'DELETE') + Number(operation === 'deleteProject');
}

describe('calling every endpoint about the things of others', () => {
  let cells: Cell[];
  let victimProject: string;
  let before: string;
  let after: string;

  beforeAll(async () => {
    const victim = await startVictim();
    victimProject = victim.server.project.id;
    const callers = await callersOf(victim);
    before = await rowsOf(victim);
    cells = await callAll(
      victim,
      callers.filter(({ sees }) => sees !== 'own'),
      share,
    );
    after = await rowsOf(victim);
    cells.push(
      ...(await callAll(
        victim,
        callers.filter(({ sees }) => sees === 'own'),
        share,
      )),
    );
    reportAttack({
      part: 'who may call what',
      counts: { operations: operations.length, cells: cells.length, leaks: leaks(cells).length },
    });
  });

  // @holds T1
  it('changes nothing of theirs', () => {
    expect(after).toBe(before);
  });

  // @holds T1
  it('shows nothing of theirs', () => {
    expect(leaks(cells).map(titleOf)).toEqual([]);
  });

  it('never ends in a fault of the service', () => {
    expect(cells.filter(({ status }) => status >= 500).map(titleOf)).toEqual([]);
  });

  // @holds A1
  it('asks for credentials that count', () => {
    const wrong = closed(cells, 'nothing').filter(({ status }) => status !== 401);

    expect(wrong.map(titleOf)).toEqual([]);
  });

  it('finds no project of somebody else', () => {
    const wrong = closed(cells, 'otherProject')
      .filter(({ caller }) => caller.projectId === victimProject)
      .filter(({ wire }) => wire.path.includes('{projectIdOrName}') || wire.operation === 'oauthConnect')
      // A 404 is right. A 403 is right too when the caller's credentials do not open the endpoint.
      .filter(({ status, caller, wire }) => status !== 404 && (status !== 403 || opens(caller, wire)));

    expect(wrong.map(titleOf)).toEqual([]);
  });

  // @holds U1
  it('lets nobody do more than their kind of credentials may', () => {
    const wrong = [...closed(cells, 'otherGroup'), ...closed(cells, 'own')].filter(
      ({ caller, wire, status }) => !opens(caller, wire) && status !== 403,
    );

    expect(wrong.map(titleOf)).toEqual([]);
  });

  // @holds T1, T10
  it.each([
    // Every project may use the same ref. Erasing one that is not there is no fault.
    ['otherProject', /\{(?!projectIdOrName|provider\}|objectName|groupRef|consumerRef)\w+\}/],
    ['otherGroup', /\{(connectionId|installationId|operationId)\}/],
  ] as const)('lets nobody of %s reach anything by its id', (who, itsIds) => {
    const wrong = closed(cells, who)
      .filter(({ caller, wire }) => opens(caller, wire) && itsIds.test(wire.path))
      .filter(({ status }) => status !== 404);

    expect(wrong.map(titleOf)).toEqual([]);
  });

  it('lets those in who may', () => {
    const wrong = closed(cells, 'own').filter(
      ({ caller, wire, status, code }) =>
        opens(caller, wire) &&
        (status === 401 || status === 403) &&
        // Nobody connects in the name of a colleague.
        !(caller.isPerson === false && code === 'token_not_allowed') &&
        // Everybody may leave an org, and only owners remove others.
        !(wire.operation === 'removeUserFromOrg' && code === 'owner_required'),
    );

    expect(wrong.map(titleOf)).toEqual([]);
  });
});

describe("calling every endpoint about one person's own connection", () => {
  // @holds U12
  it('is of no use to anybody else of the group, and to no page', async () => {
    const victim = await startVictim();
    const { personalConnectionId, ids } = victim;
    const strangers = (await callersOf(victim)).filter(({ isPerson, sees, may }) => {
      return !isPerson && sees !== 'nothing' && !may.includes('full');
    });
    const rowOf = async () => {
      const rows: { id: string }[] = await victim.server.dependencies.db.select().from(connections);
      return JSON.stringify(rows.find(({ id }) => id === personalConnectionId));
    };
    const before = await rowOf();
    const over = { ...victim, ids: { ...ids, connectionId: personalConnectionId } };

    // Removing what the others need comes last.
    const found = await callAll(
      over,
      strangers.filter(({ alsoMay = [] }) => alsoMay.length === 0),
    );

    expect(found.length).toBeGreaterThan(500);
    expect(found.filter(({ text }) => text.includes(personMark)).map(titleOf)).toEqual([]);
    const byId = found.filter(({ wire, caller }) => /{connectionId}/.test(wire.path) && opens(caller, wire));
    expect(byId.filter(({ status }) => status !== 404).map(titleOf)).toEqual([]);
    expect(await rowOf()).toBe(before);
  });
});

async function callAll(victim: Victim, callers: readonly MatrixCaller[], every = 1): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const [operationPlace, [name, endpoint]] of operations.entries()) {
    const { wire } = endpoint;
    // With the last installation that acts with it, a person's own connection ends, whoever uninstalls.
    if (wire.operation === 'deleteInstallation' && victim.ids.connectionId === victim.personalConnectionId)
      continue;
    const tried = callers.filter((_, place) => (operationPlace + place) % every === 0);
    for (const caller of tried) cells.push(await call(victim, caller, name, endpoint));
  }
  return cells;
}

async function call(victim: Victim, caller: MatrixCaller, name: string, endpoint: Endpoint): Promise<Cell> {
  const { wire } = endpoint;
  const body = Object.hasOwn(validBodies, name) ? Reflect.get(validBodies, name)(victim) : undefined;
  const { groupRef, consumerRef, ids, idsOf } = victim;
  const { installationId = '', connectionId = '' } = ids;
  const parameters: Record<string, string> = {
    groupRef,
    consumerRef,
    installationId,
    connectionId,
    domain: `${projectMark}.example.com`,
    fields: 'email',
    q: groupRef,
  };
  for (const unknown of unknownParameters(endpoint, parameters)) delete parameters[unknown];
  const query = new URLSearchParams(parameters);
  const params = { ...ids, ...idsOf[wire.operation], projectIdOrName: caller.projectId };
  const path = `${toAddress(wire, params)}?${query}`;
  const answer = await victim.server.request(wire.method, path, body, caller.headers);
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  return { caller, wire, status: answer.status, code: answer.body?.code ?? '', text };
}

function closed(cells: readonly Cell[], sees: MatrixCaller['sees']): Cell[] {
  return cells.filter(({ caller, wire }) => caller.sees === sees && wire.access !== 'public');
}

function leaks(cells: readonly Cell[]): Cell[] {
  return cells.filter(({ caller, text }) => {
    if (caller.sees === 'own') return false;
    // Another group of the project may see what the project publishes, such as its integrations.
    const marks =
      caller.sees === 'otherGroup' ? [groupMark] : [groupMark, projectMark, projectMark.toLowerCase()];
    return marks.some((mark) => text.includes(mark));
  });
}

function titleOf({ caller, wire, status, code }: Cell): string {
  return `${wire.operation} by ${caller.name}: ${status} ${code}`;
}
