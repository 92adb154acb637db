import type { IntegrationObject, ReadConfigObject } from '@dowel/schema';
import { type EffectiveReadObject, effectiveReadObject, findNativeRead } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { OpenConnection } from '../../../installing/connections/service.ts';
import { type DestinationRow, findById } from '../../../installing/destinations/service.ts';
import { readEntries } from '../../../installing/installations/rules.ts';
import { getLastReading } from '../../../installing/integrations/service.ts';
import { fitting, type ReadFields } from '../../../installing/object-metadata/service.ts';
import type { Connector, ObjectFacts } from '../../../providers/connectors/connector.ts';
import { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import { findForModule, titleWithoutConnector } from '../../../providers/connectors/find-for-module.ts';
import type { Comparison } from './content.ts';
import { findInstallation, type ReadInstallation } from './plan-queries.ts';
import type { Subject } from './queries.ts';
import type { RunKind } from './run-kind.ts';

/** How a run is carried out. It is looked up for each turn, so that a run follows what changes meanwhile. */
export interface FoundPlan {
  readonly installed: ReadInstallation;
  readonly open: OpenConnection;
  readonly connector: Connector;
  /** How the connector handles the object. */
  readonly handled: ObjectFacts;
  readonly object: IntegrationObject;
  /** The object in the config. Undefined when the config does not name it. */
  readonly entry: ReadConfigObject | undefined;
  readonly effective: EffectiveReadObject;
  readonly destination: DestinationRow;
  /** Why the provider has not said which fields the object has, though the connector must know it. Nothing can be read. */
  readonly undescribed?: ProviderError;
  /** How records are compared. Absent: by all that is delivered of them. */
  readonly compared?: (fields: ReadFields) => Comparison;
}

/** A plan, and the kind of run that it is for. */
export interface Plan extends FoundPlan {
  readonly kind: RunKind;
}

/** The plan for an object, or why nothing can be read. */
export type PlanOrRefusal =
  | { readonly installed: ReadInstallation; readonly plan: FoundPlan }
  | { readonly installed: ReadInstallation; readonly refusal: string; readonly failedBy: string };

/** Undefined when the installation is gone. */
export async function findPlan(
  context: Context,
  { installationId, objectName }: Subject,
): Promise<PlanOrRefusal | undefined> {
  const installed = await findInstalledFor(context, { installationId, objectName });
  if (!installed) return undefined;
  const refuse = (refusal: string, failedBy = 'config') => ({ installed, refusal, failedBy });
  const { latest, fields } = installed;
  const object = findRead(installed, objectName);
  if (!object) {
    return refuse(
      `The manifest has no object "${objectName}" to read any more. Deploy one that lists it under "read" to go on.`,
    );
  }
  const entry = findEntry(installed, objectName);
  const effective = effectiveReadObject(object, entry);
  if (!effective.isEnabled)
    return refuse(`The object "${objectName}" is not enabled in the config. Enable it there to read it.`);
  const connector = await findForModule(context, fields.provider, latest.module);
  if (!connector) return refuse(noConnector(titleWithoutConnector(context, fields.provider, latest.module)));
  const unread = object.associations?.find((to) => !connector.associationsOf?.(objectName, to));
  if (unread !== undefined) return refuse(noAssociations(connector, objectName, unread));
  const found = await findDestination(context, effective);
  if ('refusal' in found) return refuse(found.refusal, 'destination');
  const fit = await fitToObject(context, installed, connector, objectName);
  return { installed, plan: { installed, object, entry, effective, ...fit, ...found } };
}

/** How the connector handles an object of this account. */
export async function fitToObject(
  context: Context,
  { fields: { connectionId }, latest: { module } }: ReadInstallation,
  connector: Connector,
  objectName: string,
): Promise<Pick<FoundPlan, 'open' | 'connector' | 'handled' | 'undescribed'>> {
  const handled = connector.object(objectName);
  const open = new OpenConnection(context, connectionId, module);
  try {
    const fitted = await fitting(context, open, connector, objectName);
    return { open, connector: fitted, handled: fitted.object(objectName) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { open, connector, handled, undescribed: error };
  }
}

/** An object that the latest manifest no longer has is read on as the last one says that had it. */
async function findInstalledFor(
  context: Context,
  { installationId, objectName }: Subject,
): Promise<ReadInstallation | undefined> {
  const installed = await findInstallation(context, installationId);
  if (!installed || findNativeRead(installed.latest, objectName)) return installed;
  return { ...installed, last: await getLastReading(context, installed.fields.integrationId, objectName) };
}

/** The object in the latest manifest or, when a deploy has removed it, in the last one that had it. */
export function findRead(
  { latest, last }: Pick<ReadInstallation, 'latest' | 'last'>,
  objectName: string,
): IntegrationObject | undefined {
  return findNativeRead(last ?? latest, objectName);
}

/** What the config says of the object. Without an entry of its own, a manifest may have it read all the same. */
export function findEntry(
  { content, latest, last }: Pick<ReadInstallation, 'content' | 'latest' | 'last'>,
  objectName: string,
): ReadConfigObject | undefined {
  return readEntries(content, last ?? latest).get(objectName);
}

function noAssociations({ displayName }: Connector, objectName: string, to: string): string {
  return `The manifest asks which records of "${to}" those of "${objectName}" are linked to, and the connector for ${displayName} cannot tell. Remove "${to}" from "associations" and deploy to go on.`;
}

/** In a sentence, why nothing is read from a provider. */
export function noConnector(title: string): string {
  return `This server has no connector that reads from ${title}. Call the provider through the proxy, or give the server a connector with DOWEL_CONNECTORS.`;
}

/** The destination of an object, or in a sentence why nothing can be delivered to it. */
export async function findDestination(
  context: Context,
  { objectName, destination: name }: Pick<EffectiveReadObject, 'objectName' | 'destination'>,
): Promise<{ destination: DestinationRow } | { refusal: string }> {
  if (name === '') {
    return { refusal: `Neither the manifest nor the config names a destination for "${objectName}".` };
  }
  const destination = await findById(context, name);
  if (!destination) {
    return {
      refusal: `The project has no destination "${name}", which should get the records of "${objectName}".`,
    };
  }
  if (destination.disabledTime !== null) {
    return {
      refusal: `The destination "${name}" is disabled, because its attempts failed for days. Update it to enable it.`,
    };
  }
  return { destination };
}
