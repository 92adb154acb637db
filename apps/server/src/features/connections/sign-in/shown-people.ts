import { isBuilder } from '../../../access/caller.ts';
import type { Context } from '../../../context.ts';

/** Somebody as a start page names them. */
export interface ShownPerson {
  text: string;
  /** The builder's own id of them, where no name can be trusted. */
  isRef: boolean;
}

/** Whose sign-in it is, for the person who is asked to go on with it. */
export interface ShownPeople {
  group: ShownPerson;
  consumer: ShownPerson;
}

interface Named {
  groupRef: string;
  groupName?: string | undefined;
  consumerRef: string;
  consumerName?: string | undefined;
}

/**
 * Whom the start page names. Names count only when the builder vouches for them, by a `full` key or in a signed token: who
 * tricks somebody into a sign-in must not choose what that person reads.
 */
export function shownPeople(context: Context, named: Named): ShownPeople {
  const { groupName, consumerName } = vouchedNames(context, named);
  return { group: shown(groupName, named.groupRef), consumer: shown(consumerName, named.consumerRef) };
}

function vouchedNames(context: Context, named: Named): Pick<Named, 'groupName' | 'consumerName'> {
  if (isBuilder(context)) return named;
  return context.actor.kind === 'consumer' ? context.actor : {};
}

function shown(name: string | undefined, ref: string): ShownPerson {
  const isNamed = name !== undefined && name.trim() !== '';
  return { text: isNamed ? name : ref, isRef: !isNamed };
}
