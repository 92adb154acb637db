import type { Context } from '../../../context.ts';
import { isBuilder } from '../../../platform/caller.ts';

/** A group or consumer as a start page names it. */
export interface ShownPerson {
  text: string;
  /** True when `text` is the builder's own id, because there is no name that we can trust. */
  isRef: boolean;
}

/** The group and consumer of a sign-in, shown to the person who is asked to continue it. */
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
 * The people that the start page names. A name counts only if the builder vouches for it, with a `full` key or in a
 * signed token. Somebody who tricks another person into a sign-in must not choose what that person reads.
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
