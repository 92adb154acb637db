import { ownConnectors } from '../../src/providers/connectors/find-connector.ts';
import type { Dialect } from '../simulators/dialect.ts';
import { everyDialect } from '../simulators/every-dialect.ts';

/** An object that a simulator has and a connector reads. */
export interface SimulatedTrial {
  readonly provider: string;
  readonly dialect: Dialect;
  readonly objectName: string;
}

/** Databases of Notion are read as their data sources, of which several may be in one database. */
const isOlder = ({ provider }: Dialect, objectName: string) =>
  provider === 'notion' && objectName === 'databases';

/** Every object of every simulator that a connector that ships knows. */
export const simulatedTrials: readonly SimulatedTrial[] = ownConnectors.flatMap((connector) => {
  const isSandbox = connector.provider.startsWith('sandbox');
  const dialect = everyDialect.find(
    ({ provider }) => provider === (isSandbox ? 'sandbox' : connector.provider),
  );
  if (!dialect) return [];
  return Object.keys(dialect.objects)
    .filter((objectName) => connector.hasObject(objectName) && !isOlder(dialect, objectName))
    .map((objectName) => ({ provider: connector.provider, dialect, objectName }));
});
