import type { HydratedIntegrationFieldExistent, HydratedIntegrationObject, Integration } from '@dowel/schema';
import { type DraftProblem, findReadObject, lackingFields, ownValue } from '@dowel/schema/rules';
import type { Choices } from '../context/config-draft-store.ts';

/**
 * Where a read object stands before it is installed:
 * - `ready`: `install` includes it.
 * - `incomplete`: it is chosen, but `problems` says what is still to be done.
 * - `leftOut`: a person left it out.
 * - `lacking`: it is not chosen, because the account lacks a required field.
 * - `unreadable`: the provider did not describe it.
 */
export type SetUp = 'ready' | 'incomplete' | 'leftOut' | 'lacking' | 'unreadable';

/** What a first install does with a read object. */
export interface ObjectSetUp {
  setUp: SetUp;
  /**
   * Whether the first install includes the object once it is complete. By default it does, unless the account lacks a
   * required field.
   */
  isChosen: boolean;
  /** Whether the manifest has the object read for every installation, so that nobody can leave it out. */
  isAlwaysRead: boolean;
  /** The required fields that the account lacks. */
  lackingFields: HydratedIntegrationFieldExistent[];
}

/** Finds where an object stands. */
export function objectSetUp(
  object: HydratedIntegrationObject | undefined,
  problems: readonly DraftProblem[],
  choices: Choices,
  integration: Integration | undefined,
): ObjectSetUp {
  const lacking = object ? lackingFields(object) : [];
  const name = object?.objectName ?? '';
  const isAlwaysRead =
    findReadObject(integration?.latestRevision.content.read?.objects, name)?.enabled !== undefined;
  const choice = isAlwaysRead || ownValue(choices, name);
  const isChosen = !object?.error && (choice ?? lacking.length === 0);
  const unchosen = choice === undefined && lacking.length > 0 ? 'lacking' : 'leftOut';
  const chosen = problems.length > 0 ? 'incomplete' : 'ready';
  return {
    setUp: object?.error ? 'unreadable' : isChosen ? chosen : unchosen,
    isChosen,
    isAlwaysRead,
    lackingFields: lacking,
  };
}
