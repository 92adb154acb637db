import { NAMED, type Unmarked } from './rules.ts';

interface Found {
  readonly issue: Unmarked;
  readonly groupRefs: readonly string[];
}

interface FoundByReads extends Found {
  /** How many of its customers also have a connection that has met the same. */
  readonly brokenGroupCount: number;
}

/** An outage of a provider is one issue, though some of its connections have met it and others only in their reads. */
export function joinOutages<Reads extends FoundByReads>(
  connections: readonly Found[],
  reads: readonly Reads[],
) {
  const readsOf = new Map(reads.map((one) => [one.issue.id, one]));
  const ofConnections = new Set(connections.map(({ issue }) => issue.id));
  return {
    connections: connections.map((one) => {
      const also = readsOf.get(one.issue.id);
      if (!also) return one;
      const groupRefs = [...new Set([...one.groupRefs, ...also.groupRefs])];
      return { ...also, issue: joined(one.issue, also), groupRefs };
    }),
    reads: reads.filter(({ issue }) => !ofConnections.has(issue.id)),
  };
}

/** Adds what the reads say. */
function joined(outage: Unmarked, { issue: reads, brokenGroupCount }: FoundByReads): Unmarked {
  const [a, b] = [outage.affects, reads.affects];
  const [since = reads.since] = [outage.since, reads.since].toSorted();
  const [nextTryTime] = [outage.nextTryTime, reads.nextTryTime].filter((time) => time !== undefined).sort();
  return {
    ...outage,
    since,
    ...(nextTryTime !== undefined && { nextTryTime }),
    ...(reads.operationId !== undefined && { operationId: reads.operationId }),
    affects: {
      groupCount: a.groupCount + b.groupCount - brokenGroupCount,
      installationCount: a.installationCount + b.installationCount,
      first: [...a.first, ...b.first].slice(0, NAMED),
    },
  };
}
