import { providerRateLimitedProblem } from '@dowel/schema/rules';
import type { Figures } from '../../platform/metrics/figures.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { periodStart } from './allowance.ts';
import type { BudgetContext } from './budget-context.ts';
import {
  type BudgetedCall,
  blockedBudgets,
  type DrawnBudget,
  drawnBudgets,
  type LimitFacts,
  unpaidBudgets,
} from './budgeted-call.ts';
import { type Prepaid, PrepaidCalls, type Refusal } from './prepaid.ts';
import { type AnswerHeaders, toldRemaining, toldWaitMs } from './provider-wait.ts';
import { blockBudgets, findBlock, keyOf, lowerBudget, takeFromBudgets, type Wanted } from './queries.ts';
import { leftIn, refusalOf } from './refusal-of.ts';
import { LongWait, whyNoCall } from './why-no-call.ts';

/** The longest that a call waits here for its turn. */
const LONGEST_WAIT_MS = 5_000;
/** The same where other work waits for its place. */
const WANTED_WAIT_MS = 250;
/** How long a process believes that a provider without budgets allows calls. */
const LOOK_AGAIN_MS = 1_000;

/** What the budgets need of their process. */
interface Surroundings {
  /** What the connector of a provider says of its limits. */
  readonly limitsOf: (provider: string) => Promise<LimitFacts | undefined> | LimitFacts | undefined;
  readonly figures: Figures;
  /** @throws the reason of the signal, when it aborts */
  readonly waitFor: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/**
 * How many calls providers allow, counted for all processes together. A process takes some calls ahead, up to a second's
 * worth, and makes them without asking the database.
 */
export class ProviderBudgets {
  readonly #surroundings: Surroundings;
  readonly #prepaid = new PrepaidCalls();
  readonly #asking = new Map<string, Promise<void>>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /**
   * Waits for the turn of a call, up to five seconds, or a moment where other work waits for its place, and not beyond the
   * time limit of the signal.
   * @throws {ProblemError} `provider_rate_limited` if it would take longer. Its cause is a `LongWait`.
   */
  async take(context: BudgetContext, call: BudgetedCall, signal?: AbortSignal): Promise<void> {
    const drawn = await this.#drawn(call);
    for (let waitedMs = 0; ; ) {
      const nowMs = context.now().getTime();
      const lacking = drawn.filter((one) => !this.#prepaidOf(context, call, one).has(nowMs));
      if (lacking.length === 0) {
        for (const one of drawn) this.#prepaidOf(context, call, one).spend();
        return;
      }
      const refused = this.#longestRefusal(context, call, lacking);
      if (!refused) {
        await this.#askFor(context, call, lacking);
        continue;
      }
      const waitMs = refused.untilMs - nowMs;
      const longestMs = context.isPlaceWanted?.() ? WANTED_WAIT_MS : LONGEST_WAIT_MS;
      const isTooLong = waitedMs + waitMs > longestMs;
      const { figures, waitFor } = this.#surroundings;
      figures.count('dowel_provider_waits_total', { why: refused.why, how: isTooLong ? 'later' : 'waited' });
      if (isTooLong) throw tooLong(call, refused, nowMs);
      figures.observe('dowel_provider_wait_seconds', {}, waitMs / 1000);
      await waitFor(waitMs, signal).catch((error: unknown) => {
        throw signal?.reason?.name === 'TimeoutError' ? tooLong(call, refused, nowMs) : error;
      });
      waitedMs += waitMs;
    }
  }

  /** Learns from an answer how many calls are left, and after a 429 until when none may be made. */
  async learn(
    context: BudgetContext,
    call: BudgetedCall,
    { status, headers }: { readonly status: number; readonly headers: AnswerHeaders },
  ): Promise<void> {
    if (status === 429) {
      const { errors = {} } = (await this.#surroundings.limitsOf(call.provider)) ?? {};
      await this.block(context, call, toldWaitMs(headers, errors, context.now()));
      return;
    }
    for (const one of await this.#drawn(call)) {
      const left = one.budget && toldRemaining(headers, one.budget);
      if (left !== undefined) await this.#lower(context, call, one, left);
    }
  }

  /** No process makes such a call for a while. */
  async block(context: BudgetContext, call: BudgetedCall, waitMs: number): Promise<void> {
    await this.#block(context, blockedBudgets(await this.#drawn(call)), waitMs);
  }

  /** No process makes such a call for a while, because it could not be paid. Calls that cost less go on. */
  async blockUnpaid(context: BudgetContext, call: BudgetedCall, waitMs: number): Promise<void> {
    await this.#block(context, unpaidBudgets(await this.#drawn(call)), waitMs);
  }

  async #block(context: BudgetContext, blocked: readonly DrawnBudget[], waitMs: number): Promise<void> {
    const untilMs = await blockBudgets(context, blocked, context.now().getTime() + waitMs);
    for (const one of blocked) {
      for (const isRead of [true, false]) {
        this.#prepaid.of(nameOf(context, one, isRead)).refuse({ untilMs, why: 'pause' });
      }
    }
  }

  async #drawn(call: BudgetedCall): Promise<DrawnBudget[]> {
    return drawnBudgets(call, await this.#surroundings.limitsOf(call.provider));
  }

  #prepaidOf(context: BudgetContext, { purpose }: BudgetedCall, budget: DrawnBudget): Prepaid {
    return this.#prepaid.of(nameOf(context, budget, purpose === 'read'));
  }

  #longestRefusal(
    context: BudgetContext,
    call: BudgetedCall,
    lacking: readonly DrawnBudget[],
  ): Refusal | undefined {
    const nowMs = context.now().getTime();
    const refusals = lacking.flatMap((one) => this.#prepaidOf(context, call, one).refusal(nowMs) ?? []);
    return refusals.sort((a, b) => b.untilMs - a.untilMs)[0];
  }

  /** Calls that lack the same budgets at the same time ask once. */
  #askFor(context: BudgetContext, call: BudgetedCall, lacking: readonly DrawnBudget[]): Promise<void> {
    const names = lacking.map((one) => nameOf(context, one, call.purpose === 'read')).join(', ');
    const asking = this.#asking.get(names);
    if (asking) return asking;
    const asked = this.#ask(context, call, lacking).finally(() => this.#asking.delete(names));
    this.#asking.set(names, asked);
    return asked;
  }

  async #ask(context: BudgetContext, call: BudgetedCall, lacking: readonly DrawnBudget[]): Promise<void> {
    const nowMs = context.now().getTime();
    const wanted = lacking.flatMap(({ allowance, ...one }): Wanted[] => {
      if (!allowance) return [];
      const prepaid = this.#prepaidOf(context, call, one);
      const { provider, scopeId, callClass } = one;
      const returned = prepaid.takeReturned(periodOf(allowance, nowMs));
      return [{ provider, scopeId, callClass, allowance, returned }];
    });
    for (const open of lacking.filter(({ allowance }) => !allowance)) {
      await this.#look(context, this.#prepaidOf(context, call, open), open);
    }
    if (wanted.length === 0) return;
    const isRead = call.purpose === 'read';
    const rows = await takeFromBudgets(context, wanted, isRead);
    for (const row of rows) {
      const one = wanted.find((each) => keyOf(each) === keyOf(row));
      if (!one) continue;
      const prepaid = this.#prepaid.of(nameOf(context, one, isRead));
      const { holdMs } = one.allowance;
      const periodStartMs = periodOf(one.allowance, nowMs);
      const left = leftIn(row, nowMs) + row.granted;
      if (row.granted > 0) prepaid.add({ calls: row.granted, expireMs: nowMs + holdMs, periodStartMs, left });
      else prepaid.refuse(refusalOf(row, one.allowance, isRead, nowMs));
    }
  }

  async #look(context: BudgetContext, prepaid: Prepaid, open: DrawnBudget): Promise<void> {
    const nowMs = context.now().getTime();
    const untilMs = (await findBlock(context, open)) ?? 0;
    if (untilMs > nowMs) prepaid.refuse({ untilMs, why: 'pause' });
    else prepaid.add({ calls: Number.POSITIVE_INFINITY, expireMs: nowMs + LOOK_AGAIN_MS });
  }

  /** Others may draw on the same budget. What the provider says can only make our estimate smaller. */
  async #lower(context: BudgetContext, call: BudgetedCall, one: DrawnBudget, left: number): Promise<void> {
    const { allowance } = one;
    if (!allowance) return;
    const prepaid = this.#prepaidOf(context, call, one);
    const most = allowance.rate?.capacity ?? allowance.requests;
    // Calls of others make a large quota smaller all the time. That is not worth a statement after each call.
    const margin = allowance.rate ? 0 : Math.floor(allowance.requests / 100);
    if (left >= (prepaid.known ?? most) - margin) return;
    prepaid.lower(left);
    await lowerBudget(context, { ...one, allowance }, left);
  }
}

function periodOf(allowance: Wanted['allowance'], nowMs: number): number | undefined {
  return allowance.rate ? undefined : periodStart(allowance, nowMs);
}

/** Reads have prepaid calls of their own, because they may use less. */
function nameOf({ project }: BudgetContext, budget: Parameters<typeof keyOf>[0], isRead: boolean): string {
  return `${project.id} ${keyOf(budget)} ${isRead ? 'reads' : 'others'}`;
}

function tooLong(call: BudgetedCall, refusal: Refusal, nowMs: number): ProblemError {
  const until = new Date(refusal.untilMs);
  return new ProblemError('provider_rate_limited', {
    ...providerRateLimitedProblem(whyNoCall(call, refusal), until.toISOString()),
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((refusal.untilMs - nowMs) / 1000))) },
    cause: new LongWait(until),
  });
}
