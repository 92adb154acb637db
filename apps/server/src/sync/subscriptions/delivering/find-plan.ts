import type { IntegrationObject, ReadConfigObject } from '@dowel/schema';
import { findNativeRead } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { OpenConnection } from '../../../installing/connections/service.ts';
import { type DestinationRow, findById } from '../../../installing/destinations/service.ts';
import { readEntries } from '../../../installing/installations/rules.ts';
import type { Connector } from '../../../providers/connectors/connector.ts';
import type { ConnectorEvents } from '../../../providers/connectors/connector-events.ts';
import { findForModule } from '../../../providers/connectors/find-for-module.ts';
import { findInstalled, type ReadInstallation } from '../../reads/find-installed.ts';
import type { EventSubject } from '../lanes.ts';
import { type WantedObject, wantedOf } from '../wanted.ts';

/** How the events of an object are delivered. */
export interface EventPlan {
  readonly installed: ReadInstallation;
  readonly open: OpenConnection;
  readonly connector: Connector;
  readonly told: ConnectorEvents;
  readonly wanted: WantedObject;
  /** The read object that the fields come from. An object with nothing but events of its own needs none. */
  readonly read: IntegrationObject | undefined;
  readonly entry: ReadConfigObject | undefined;
  readonly destination: DestinationRow;
}

/** Why nothing can be delivered. */
export interface EventRefusal {
  readonly installed: ReadInstallation;
  /** In a sentence. */
  readonly refusal: string;
  /** Events wait, because somebody may make the destination or enable it. */
  readonly mayPass: boolean;
}

/** The plan, or why nothing can be delivered. Undefined when the installation is gone. */
export async function findPlan(
  context: Context,
  { installationId, objectName }: EventSubject,
): Promise<EventPlan | EventRefusal | undefined> {
  const installed = await findInstalled(context, installationId);
  if (!installed) return undefined;
  const { content, latest, fields } = installed;
  const connector = await findForModule(context, fields.provider, latest.module);
  const wanted = wantedOf(content, latest, connector).objects.find((one) => one.objectName === objectName);
  if (!connector?.events || !wanted) {
    return { installed, refusal: `Nobody subscribes to "${objectName}" any more.`, mayPass: false };
  }
  const name = wanted.destination;
  const destination = await findById(context, name);
  if (!destination || destination.disabledTime !== null) {
    const why = destination
      ? `The destination "${name}" is disabled`
      : `The project has no destination "${name}"`;
    const refusal = `${why}, which should get the events of "${objectName}".`;
    return { installed, refusal, mayPass: true };
  }
  return {
    installed,
    open: new OpenConnection(context, fields.connectionId, latest.module),
    connector,
    told: connector.events,
    wanted,
    read: findNativeRead(latest, objectName),
    entry: readEntries(content, latest).get(objectName),
    destination,
  };
}
