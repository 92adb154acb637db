import * as z from 'zod';
import { Connector, ConnectorException, ConnectorObject } from './connector.ts';
import { ConnectorName } from './names.ts';

/** A file that changes the connector of another provider in some parts, and leaves the others as they ship. */
export const ConnectorExtension = Connector.omit({ provider: true })
  .partial()
  .required({ connectorVersion: true })
  .extend({
    /** The provider whose connector is changed. It ships with Dowel. */
    extends: ConnectorName,
    /** Each member replaces the whole member of `object`. */
    object: ConnectorObject.partial().optional(),
    /** Objects by name: new ones, and changes of those that ship. */
    objects: z.record(ConnectorName, ConnectorException).optional(),
  });
export type ConnectorExtension = z.infer<typeof ConnectorExtension>;

/** Whether a file means to change a connector that ships. */
export function isExtension(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'extends');
}

/**
 * A connector with the changes of a file. Headers and objects are changed by name, the version and what holds for every
 * object by member, and each other part as a whole. Functions of a connector in code stay.
 */
export function extendConnector<Extended extends Connector>(
  shipped: Extended,
  { extends: _, $schema: __, ...changes }: ConnectorExtension,
): Extended {
  const { apiVersion, headers, object, objects = {} } = changes;
  const changed = Object.entries(objects).map(
    ([name, changes]) => [name, { ...shipped.objects?.[name], ...changes }] as const,
  );
  return {
    ...shipped,
    ...changes,
    ...(apiVersion && { apiVersion: { ...shipped.apiVersion, ...apiVersion } }),
    ...(headers && { headers: { ...shipped.headers, ...headers } }),
    object: { ...shipped.object, ...object },
    ...(changed.length > 0 && { objects: { ...shipped.objects, ...Object.fromEntries(changed) } }),
  };
}

/** The parts of the connector that a file changes or adds, as paths: `apiVersion`, `headers.Version`, `objects.notes.list`. */
export function changedParts(extension: ConnectorExtension): string[] {
  const { $schema: _, connectorVersion: __, extends: ___, ...changes } = extension;
  return Object.entries(changes).flatMap(([part, value]) => {
    if (part === 'headers' || part === 'object') {
      return Object.keys(Object(value)).map((name) => `${part}.${name}`);
    }
    if (part !== 'objects') return [part];
    return Object.entries(extension.objects ?? {}).flatMap(([name, object]) =>
      Object.keys(object).map((member) => `${part}.${name}.${member}`),
    );
  });
}
