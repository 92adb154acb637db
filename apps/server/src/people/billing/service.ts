import type { BillingAccount, BillingAccountSession, CreateBillingAccountSession } from '@dowel/schema';
import { billingAccountNotFoundProblem } from '@dowel/schema/rules';
import type { BuilderContext, Context } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as orgs from '../orgs/service.ts';
import * as projects from '../projects/service.ts';

/** The one account of an org. It has the id of the org. */
export async function getAccount(context: BuilderContext, orgId: string): Promise<BillingAccount> {
  const { id, label, createTime } = await orgs.get(context, orgId);
  return {
    id,
    displayName: label,
    billingProvider: 'self-hosted',
    billingProviderRef: id,
    createTime,
  };
}

/** Answers a builder. There is nothing to pay, so the "portal" is the page to return to. */
export function openForBuilder(
  { actor }: BuilderContext,
  accountId: string,
  body: CreateBillingAccountSession,
): BillingAccountSession {
  return openFor(actor.membership?.orgId, accountId, body);
}

/** Answers a key of a project of the org. */
export async function openForProject(
  context: Context,
  accountId: string,
  body: CreateBillingAccountSession,
): Promise<BillingAccountSession> {
  return openFor((await projects.get(context)).orgId, accountId, body);
}

function openFor(
  orgId: string | undefined,
  accountId: string,
  { redirectUrl }: CreateBillingAccountSession,
): BillingAccountSession {
  if (orgId !== accountId.toLowerCase()) {
    throw new ProblemError('billing_account_not_found', billingAccountNotFoundProblem());
  }
  return { url: redirectUrl };
}
