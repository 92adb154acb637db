import type { ConnectorInfo } from '@dowel/schema';
import { changedParts, connectorAbilities } from '@dowel/schema/connector';
import type { PublicContext } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Connector } from '../connectors/connector.ts';
import { dataOf } from '../connectors/engine/definition.ts';
import { findConnector } from '../connectors/find-connector.ts';
import { get, titleOf } from './service.ts';

/**
 * How a provider is read and written.
 * @throws {ProblemError} `provider_not_found`: also when nothing is read or written there
 */
export async function connectorInfo(
  context: PublicContext,
  name: string,
  isShipped = false,
): Promise<ConnectorInfo> {
  const { connectorProblem } = get(context, name);
  const connector = await (isShipped ? findConnector(name) : context.connectors.find(name));
  if (!connector) throw withoutConnector(titleOf(context, name), isShipped, connectorProblem);
  const { madeOf } = connector;
  return {
    provider: name,
    origin: originOf(connector, !isShipped && context.connectors.fromFile(name) !== undefined),
    ...(madeOf && { connector: { ...dataOf(madeOf) }, abilities: connectorAbilities(dataOf(madeOf)) }),
    changed: madeOf?.extension ? changedParts(madeOf.extension) : [],
    functions: Object.keys(madeOf?.functions ?? {}).sort(),
  };
}

function originOf({ madeOf }: Connector, isFromFile: boolean): ConnectorInfo['origin'] {
  if (!isFromFile) return 'shipped';
  if (madeOf?.extension) return 'extended';
  return madeOf && !madeOf.functions ? 'file' : 'code';
}

function withoutConnector(title: string, isShipped: boolean, problem: string | undefined): ProblemError {
  const detail = isShipped
    ? `No connector for ${title} ships with Dowel.`
    : `${title} has no connector on this server. ${problem ?? 'People can sign in to it, and the proxy reaches it, but nothing is read or written.'}`;
  return new ProblemError('provider_not_found', {
    detail,
    remedy: 'Add a file for it to DOWEL_CONNECTORS.',
  });
}
