import type { WatchSchema } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import { OpenConnection } from '../../../installing/connections/service.ts';
import * as destinations from '../../../installing/destinations/service.ts';
import { sha256 } from '../../../platform/digest.ts';
import type { Connector } from '../../../providers/connectors/connector.ts';
import { findForModule } from '../../../providers/connectors/find-for-module.ts';
import type { DiscoveredFields, FieldSource } from '../../../providers/connectors/format.ts';
import * as providers from '../../../providers/providers/service.ts';
import { findInstalled, type ReadInstallation } from '../../reads/find-installed.ts';
import { watchedObjects } from '../rules.ts';

/** An object whose fields the provider lists. */
export interface WatchedObject {
  readonly objectName: string;
  readonly deliveredName: string;
  readonly source: DiscoveredFields;
  /** Changes when the provider is asked in another way. Then two looks cannot be compared. */
  readonly sourceHash: string;
}

/** How the fields of an installation are looked at. It is looked up for each turn, so that a look follows what changes. */
export interface LookPlan {
  readonly installed: ReadInstallation;
  readonly watchSchema: WatchSchema;
  readonly open: OpenConnection;
  readonly connector: Connector;
  readonly title: string;
  readonly destination: Destination;
  /** In the order of their names. */
  readonly objects: readonly WatchedObject[];
  /** Objects whose fields the provider does not list. */
  readonly unlisted: readonly string[];
}

/** The plan for a look, or why there is nothing to look at. A refusal without a text is no news for anybody. */
export type PlanOrRefusal =
  | { readonly plan: LookPlan }
  | {
      readonly installed: ReadInstallation;
      readonly watchSchema: WatchSchema;
      readonly refusal: string | undefined;
    };

/** Undefined when the installation is gone, or its manifest has no `watchSchema`. */
export async function planLook(context: Context, installationId: string): Promise<PlanOrRefusal | undefined> {
  const installed = await findInstalled(context, installationId);
  const watchSchema = installed?.latest.watchSchema;
  if (!installed || !watchSchema) return undefined;
  const { content, latest, fields } = installed;
  const refuse = (refusal?: string) => ({ installed, watchSchema, refusal });
  // A look that goes on knows only with which name to go on.
  const read = watchedObjects(content, latest).sort((a, b) => compareNames(a.objectName, b.objectName));
  if (read.length === 0) return refuse();
  const connector = await findForModule(context, fields.provider, latest.module);
  const title = providers.titleOf(context, fields.provider);
  if (!connector) return refuse(noConnector(title));
  const objects = read.flatMap((named): WatchedObject[] => {
    const { fields: source } = connector.object(named.objectName);
    return source.source === 'call' ? [{ ...named, source, sourceHash: hashOf(source, latest.module) }] : [];
  });
  const listed = new Set(objects.map(({ objectName }) => objectName));
  const unlisted = read.map(({ objectName }) => objectName).filter((name) => !listed.has(name));
  if (objects.length === 0) return refuse(notListed(title, unlisted));
  const destination = await findDestination(context, watchSchema.destination);
  if (typeof destination !== 'object') return refuse(destination);
  const open = new OpenConnection(context, fields.connectionId, latest.module);
  return { plan: { installed, watchSchema, open, connector, title, destination, objects, unlisted } };
}

/** The same on every machine, whatever its language. */
function compareNames(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function hashOf(source: FieldSource, module = ''): string {
  return sha256(JSON.stringify(source), module);
}

function noConnector(title: string): string {
  return `There is no connector for ${title}, so its fields cannot be listed, and no change of them can be told.`;
}

function notListed(title: string, names: readonly string[]): string {
  return `${title} does not list the fields of ${names.map((name) => `"${name}"`).join(', ')}, so no change of them can be told.`;
}

type Destination = Pick<destinations.DestinationRow, 'id' | 'ordering'>;

async function findDestination(context: Context, name: string): Promise<Destination | string> {
  const destination = await destinations.findById(context, name);
  if (!destination) {
    return `The project has no destination "${name}", which should be told of changed fields. Create one with this name, or name another one in "watchSchema".`;
  }
  if (destination.disabledTime !== null) {
    return `The destination "${name}" is disabled, because its attempts failed for days. Update it to enable it.`;
  }
  return destination;
}
