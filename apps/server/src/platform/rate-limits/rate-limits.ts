import type { LimitedBy } from '@dowel/schema/rules';
import type { Database } from '../db/database.ts';
import type { RateLimitSettings } from '../env/rate-limit-settings.ts';
import type { Log } from '../log.ts';
import { waitMsOf } from './bucket.ts';
import { type BucketRef, type Buckets, MemoryBuckets } from './buckets.ts';
import { type Level, RateLimitHeaders } from './headers.ts';
import { SharedBuckets } from './shared-buckets.ts';

/** Whether a request may go on, and what its answer says about the limits. */
export interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Set when the request is refused. */
  readonly refusal?: {
    readonly limitedBy: LimitedBy;
    readonly perSecond: number;
    readonly waitSeconds: number;
  };
}

/** Who has sent a request with credentials. */
interface Sender {
  /** Unique in the project. */
  readonly caller: string;
  /** The id of the project, or of what counts like one. */
  readonly project: string;
  /** Absent for what counts for no org. */
  readonly orgId: string | undefined;
}

/** Counts requests, and refuses those of a caller who sends too many. */
export interface RateLimits {
  /** For a request with credentials. */
  takeForCaller(sender: Sender, now: Date): Verdict | Promise<Verdict>;
  /** For a request without credentials, or with wrong ones. */
  takeForAddress(address: string, now: Date): Verdict | Promise<Verdict>;
}

const unlimited: Verdict = { headers: {} };

export function createRateLimits(settings: RateLimitSettings, db: Database, log: Log): RateLimits {
  const { store, perSecond, fillSeconds } = settings;
  if (store === 'off') return { takeForCaller: () => unlimited, takeForAddress: () => unlimited };
  const buckets = store === 'postgres' ? new SharedBuckets(db, log) : new MemoryBuckets();
  const group = (...limits: LimitedBy[]) => {
    const active = limits.filter((limit) => perSecond[limit] > 0);
    return new LimitGroup(
      buckets,
      active.map((name) => ({ name, size: { perSecond: perSecond[name], fillSeconds } })),
    );
  };
  const ofCaller = group('caller', 'project', 'org');
  const ofNoOrg = group('caller', 'project');
  const ofAddress = group('address');
  return {
    takeForCaller: ({ caller, project, orgId }, now) => {
      const own = { caller: `${project} ${caller}`, project };
      return orgId === undefined
        ? ofNoOrg.take(own, now.getTime())
        : ofCaller.take({ ...own, org: orgId }, now.getTime());
    },
    takeForAddress: (address, now) => ofAddress.take({ address }, now.getTime()),
  };
}

interface Limit {
  readonly name: LimitedBy;
  readonly size: BucketRef['size'];
}

/** The limits that count the same request. */
class LimitGroup {
  readonly #buckets: Buckets;
  readonly #limits: readonly Limit[];
  readonly #headers: RateLimitHeaders;

  constructor(buckets: Buckets, limits: readonly Limit[]) {
    this.#buckets = buckets;
    this.#limits = limits;
    this.#headers = new RateLimitHeaders(limits);
  }

  take(ids: Partial<Record<LimitedBy, string>>, nowMs: number): Verdict | Promise<Verdict> {
    if (this.#limits.length === 0) return unlimited;
    const refs = this.#limits.map(({ name, size }) => ({ key: `${name} ${ids[name]}`, size }));
    const takes = this.#buckets.take(refs, nowMs);
    // Nothing waits when the buckets are in memory.
    return takes instanceof Promise
      ? takes.then((all) => this.#judge(all, nowMs))
      : this.#judge(takes, nowMs);
  }

  #judge(takes: readonly { isAllowed: boolean; fullAtMs: number }[], nowMs: number): Verdict {
    const levels = this.#limits.map(
      (limit, index): Level => ({ ...limit, fullAtMs: takes[index]?.fullAtMs ?? nowMs }),
    );
    const headers = this.#headers.write(levels, nowMs);
    const empty = levels.find((_, index) => takes[index]?.isAllowed === false);
    if (!empty) return { headers };
    const { name, size, fullAtMs } = empty;
    const waitSeconds = Math.max(1, Math.ceil(waitMsOf(size, fullAtMs, nowMs) / 1000));
    return { headers, refusal: { limitedBy: name, perSecond: size.perSecond, waitSeconds } };
  }
}
