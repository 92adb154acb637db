import type { AffectedInstallation } from '@dowel/schema';
import { explainKind } from '@dowel/schema/rules';
import { affectedOf, idOf, type Unmarked } from './rules.ts';

/** An installation to which the provider sends no events. */
export interface NoEvents extends AffectedInstallation {
  readonly provider: string;
  readonly since: Date;
  readonly words: string | null;
  /** A run that met it, if it is still among the latest. */
  readonly operationId: string | null;
}

/** What the provider sends no events of, for one cause. */
export interface EventTrouble {
  readonly actor: string;
  /** What to do, if the diagnosis of a run that met it says so. */
  readonly remedy: string | undefined;
  /** The oldest first. */
  readonly installations: readonly NoEvents[];
}

/**
 * Puts those without events together by cause: what one customer may do is about this customer, everything else about all.
 * @param refusalOf why it was refused, as the diagnosis of a run says it
 */
export function toEventTroubles(
  all: readonly NoEvents[],
  refusalOf: (one: NoEvents) => string | undefined,
): EventTrouble[] {
  const told = all.map((one) => {
    const refusal = refusalOf(one);
    const known = refusal !== undefined && refusal !== 'unknown' ? explainKind(refusal) : undefined;
    return { one, actor: known?.actor ?? 'builder', remedy: known?.remedy };
  });
  const byCause = Map.groupBy(told, ({ actor, one }) =>
    actor === 'consumer' ? one.installationId : `${one.integrationId} ${actor}`,
  );
  return [...byCause.values()].flatMap((some) => {
    const [oldest] = some;
    return oldest ? [{ ...oldest, installations: some.map(({ one }) => one) }] : [];
  });
}

export function ofEvents(projectId: string, { actor, remedy, installations }: EventTrouble): Unmarked {
  const [oldest] = installations;
  if (!oldest) throw new Error('No installation is without events.');
  const { since, provider, words, operationId } = oldest;
  const subject =
    actor === 'consumer'
      ? { kind: 'installation', id: oldest.installationId, name: oldest.groupName }
      : { kind: 'integration', id: oldest.integrationId, name: oldest.integrationName };
  return {
    id: idOf(projectId, subject.kind, `${subject.id} ${actor}`, 'events_missing'),
    reason: 'events_missing',
    since: since.toISOString(),
    actor,
    nextStep: `${remedy ?? 'Do what the provider asks for.'} The subscription is then set up by itself.`,
    subject,
    provider,
    ...(words !== null && { words }),
    ...(operationId !== null && { operationId }),
    stops: 'events',
    affects: affectedOf(installations),
  };
}
