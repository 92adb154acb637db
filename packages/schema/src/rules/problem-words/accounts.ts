import type { ConnectedAccount } from '../../resources/connected-account.ts';
import { accountId, accountTitle } from '../accounts.ts';
import { diagnosisWords } from '../diagnosis-words.ts';
import type { ProblemWords } from '../problem-body.ts';
import { type NamedProvider, providerTitle } from '../provider-title.ts';
import { ASK_THE_PRODUCT } from './remedies.ts';

/** `account_differs`: the new credentials are of another account than the connection. */
export function accountDiffersProblem(
  provider: NamedProvider,
  { before, after }: { before: ConnectedAccount; after: ConnectedAccount },
): ProblemWords {
  const [from, to] = [before, after].map((account) => ({
    id: accountId(account),
    title: accountTitle(account),
  }));
  return {
    detail: `The connection is for the account "${from?.title}" of ${providerTitle(provider)}, and this is another one: "${to?.title}". Nothing was changed.`,
    remedy: 'Sign in to the account that was connected before, or confirm that the new one is to be used.',
    builderRemedy:
      'To use the new account, send the request again with its id in the member account.id (of a PATCH: with "account" in the updateMask). After a sign-in in the browser, a PATCH of the connection with "account" alone is enough. Reads of its installations begin again. To connect it beside the first one, where the manifest says "multiple: true", connect with "additional": true.',
    context: { before: from, after: to },
  };
}

/** `account_in_use`: the project lets no two groups connect one account. */
export function accountInUseProblem(provider: NamedProvider, account: ConnectedAccount): ProblemWords {
  const title = accountTitle(account);
  return {
    detail: `Another customer has already connected the account "${title}" of ${providerTitle(provider)}. Records of one account must not reach two customers, so nothing was changed.`,
    remedy: `Sign in to an account of your own. If "${title}" is yours alone, ask the people who run this product.`,
    builderRemedy:
      'If both groups may have the account, set refusesSharedAccounts of the project to false. Otherwise delete the connection of the group that should not have it: listConnections shows the account of each.',
    context: { account: { id: accountId(account), title } },
  };
}

/** `personal_connection_needed`: the person who calls has no connection of their own to act with. */
export function personalConnectionNeededProblem(
  provider: NamedProvider,
  integrationName: string,
  consumerRef: string,
): ProblemWords {
  const title = providerTitle(provider);
  return {
    detail: `"${integrationName}" acts with the ${title} account of the person who acts, and this person has connected none. Nothing was sent, also not with the account of the group.`,
    remedy: `Connect your own account of ${title}, then try again.`,
    builderRemedy: `InstallIntegration asks this person for it. Without that page, start a sign-in of "${consumerRef}" with "personal": true (oauthConnect, generateConnection), or send them a connection link with it. To act for the group, call with an API key.`,
    context: { provider: provider.name, consumerRef },
  };
}

/** `account_differs`: a person's own connection leads to another workspace than the installation. */
export function personalAccountDiffersProblem(
  provider: NamedProvider,
  { before, after }: { before: ConnectedAccount; after: ConnectedAccount },
): ProblemWords {
  const [from, to] = [before, after].map((account) => ({
    id: accountId(account),
    title: accountTitle(account),
  }));
  return {
    detail: `The group uses the account "${from?.title}" of ${providerTitle(provider)}, and this person's own connection leads to another one: "${to?.title}". Nothing was sent or stored, so that nothing lands in the account of another company.`,
    remedy: `Connect an account of yours that belongs to "${from?.title}".`,
    context: { before: from, after: to },
  };
}

/** `token_not_allowed`: a person acts in an integration that acts for the group only. */
export function actsForGroupProblem(integrationName: string): ProblemWords {
  return {
    detail: `"${integrationName}" acts with the account of the group, and only the product itself may do that.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy:
      'Call from your backend with an API key. Where each person shall act with an account of their own, write "actAs: person" into the manifest and deploy it.',
  };
}

/** `account_differs`: somebody confirms an account that the connection does not lead to. */
export function accountNotOfferedProblem(): ProblemWords {
  return {
    detail:
      'The connection does not lead to this account, and nobody has just signed in to it. Nothing was changed.',
    remedy: 'Reload the page to see which account is connected, and sign in again.',
    builderRemedy:
      'account.id takes the id of offeredAccount or account of the connection. A sign-in to another account is kept for 15 minutes.',
  };
}

/** `token_not_allowed` or `api_key_scope`: only some may confirm an account. */
export function accountReservedProblem(): ProblemWords {
  return {
    detail:
      'Only the person whose connection it is, or the product itself, may confirm which account it leads to.',
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'Call with an API key of scope "full", or with a token of the consumer of the connection.',
  };
}

/** `provider_unreachable`: nobody knows whose account the stored credentials lead to. */
export function accountUnconfirmedProblem(provider: NamedProvider): ProblemWords {
  const title = providerTitle(provider);
  return {
    detail: `The credentials were replaced, and ${title} has not told yet whether they are of the same account. Until it does, nothing is sent.`,
    remedy: diagnosisWords.provider_unreachable.nextStep,
    builderRemedy:
      'Dowel asks again by itself. To go on at once, PATCH the connection with "account" in the updateMask and the id that account.id of the connection says.',
    context: { reason: 'provider_unreachable' },
  };
}
