import type { RestDefinition } from '../engine/definition.ts';
import { listedFields } from './listed-fields.ts';

type Described = RestDefinition['object'];
type Usual = 'connectorVersion' | 'verified' | 'objectNames';
type UsualOfObjects = 'record' | 'changes' | 'order' | 'deletes' | 'fields';

interface Definition extends Omit<RestDefinition, Usual | 'object'>, Partial<Pick<RestDefinition, Usual>> {
  readonly object: Omit<Described, UsualOfObjects> & Partial<Pick<Described, UsualOfObjects>>;
}

/** A connector that ships with Dowel. It says only what differs from most of them. */
export function usualConnector({ provider, displayName, object, ...others }: Definition): RestDefinition {
  const { documentation } = object.list.request;
  return {
    connectorVersion: 1,
    provider,
    displayName,
    verified: 'simulator',
    objectNames: 'listed',
    object: {
      record: { id: 'id' },
      changes: { source: 'none', documentation },
      order: 'none',
      deletes: { source: 'unknown' },
      fields: { source: 'list', fields: listedFields('id!') },
      ...object,
    },
    ...others,
  };
}
