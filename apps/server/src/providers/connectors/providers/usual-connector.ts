import type { RestDefinition } from '../engine/definition.ts';
import { listedFields } from './listed-fields.ts';

type Described = RestDefinition['object'];
type Usual = 'connectorVersion' | 'verified' | 'objectNames';
type UsualOfObjects = 'record' | 'order' | 'deletes' | 'fields';

interface Definition extends Omit<RestDefinition, Usual | 'object'>, Partial<Pick<RestDefinition, Usual>> {
  readonly object: Omit<Described, UsualOfObjects> & Partial<Pick<Described, UsualOfObjects>>;
}

/** A connector that ships with Dowel. It says only what differs from most of them. */
export function usualConnector(definition: Definition): RestDefinition {
  return {
    connectorVersion: 1,
    verified: 'simulator',
    objectNames: 'listed',
    ...definition,
    object: {
      record: { id: 'id' },
      order: 'none',
      deletes: { source: 'unknown' },
      fields: { source: 'list', fields: listedFields('id!') },
      ...definition.object,
    },
  };
}
