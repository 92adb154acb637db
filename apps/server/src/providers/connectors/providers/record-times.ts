import type { CreateTime, UpdateTime } from '@dowel/schema/connector';

interface Times {
  readonly updated?: string | undefined;
  readonly created?: string | undefined;
  readonly format?: UpdateTime['format'];
  readonly granularityMs?: number;
}

/** Where a record says when it was changed and created. Its times are in RFC 3339 and count seconds if nothing else is said. */
export function timesOf(
  documentation: string,
  { updated, created, format = 'rfc3339', granularityMs = 1000 }: Times,
): { updateTime?: UpdateTime; createTime?: CreateTime } {
  const time = { format, documentation };
  return {
    ...(updated !== undefined && { updateTime: { member: updated, granularityMs, ...time } }),
    ...(created !== undefined && { createTime: { member: created, ...time } }),
  };
}
