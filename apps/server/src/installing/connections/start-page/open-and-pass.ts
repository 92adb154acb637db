import {
  openedElsewhereProblem,
  quickPassRefusedProblem,
  type SignInEnd,
  startPageOverProblem,
} from '@dowel/schema/rules';
import type { Context, PublicContext } from '../../../context.ts';
import { sha256 } from '../../../platform/digest.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { Cookies } from '../../../platform/requests/cookies.ts';
import { type Brand, brandOf } from '../brand.ts';
import { authorize } from '../sign-in/authorizing.ts';
import { createCookie, hasCookie, isSecret } from '../sign-in/browser-cookie.ts';
import { enterSignIn } from '../sign-in/entering.ts';
import {
  bindBrowser,
  type FoundSignIn,
  findByTicket,
  passStartPage,
  type SignInRow,
} from '../sign-in/queries.ts';
import type { ShownPeople } from '../sign-in/shown-people.ts';
import { resolveProvider } from '../stored-credentials.ts';

/**
 * The pages that may pass a start page without a click: those of these origins, if they opened it. Null: no page may.
 */
export interface QuickPass {
  origins: readonly string[];
  /** Pages on the user's own machine may, too. */
  fromLoopback: boolean;
}

export interface StartPage {
  brand: Brand;
  people: ShownPeople;
  quickPass: QuickPass | null;
}

/** An opened start page: either the page to show, or where to go at once. */
export type Opened = { setCookies: readonly string[] } & ({ page: StartPage } | { url: URL });

/** A browser, and the ticket it came with. */
interface Visitor {
  ticket: string;
  cookies: Cookies;
}

/**
 * Opens a start page. The first browser that opens it is bound to the sign-in. No other browser gets any further.
 * @throws {ProblemError} `state_invalid`, `sign_in_elsewhere`; if the project skips the page, also the problems of
 * `pass`
 */
export async function open(context: PublicContext, { ticket, cookies }: Visitor): Promise<Opened> {
  const found = await findOpen(context, ticket);
  const { signIn, project } = found;
  const setCookies = hasCookie(context, signIn, cookies) ? [] : await bind(context, signIn, cookies);
  if (project.skipsStartPage && !signIn.bindings.alwaysAsks) {
    return { url: (await goOn(context, found)).url, setCookies };
  }
  const page = {
    brand: brandOf(context, found),
    people: signIn.bindings.shown,
    quickPass: quickPassOf(context, found),
  };
  return { page, setCookies };
}

/**
 * Passes a start page, either with the secret of the page that asked, or by a click if there is no secret.
 * @returns the provider's address, made now and for this browser, and the brand of the page that leads there
 * @throws {ProblemError} `state_invalid`, `sign_in_elsewhere`, and the problems of `resolveProvider` and `authorize`
 */
export async function pass(
  context: PublicContext,
  { ticket, cookies, secret }: Visitor & { secret: string | undefined },
): Promise<Passed> {
  const found = await findOpen(context, ticket);
  const { signIn } = found;
  if (!hasCookie(context, signIn, cookies)) throw openedElsewhere();
  if (secret !== undefined && !mayPassQuickly(context, found, secret)) {
    throw new ProblemError('sign_in_elsewhere', quickPassRefusedProblem());
  }
  return goOn(context, found);
}

interface OpenSignIn extends FoundSignIn {
  caller: Context;
}

async function findOpen(context: PublicContext, ticket: string): Promise<OpenSignIn> {
  const found = await findByTicket(context, sha256(ticket));
  if (!found) throw ended('unknown');
  const caller = enterSignIn(context, found);
  if (found.signIn.stateHash !== null) {
    throw ended('used');
  }
  if (found.signIn.expireTime <= context.now()) {
    throw ended('expired');
  }
  return { ...found, caller };
}

async function bind(context: PublicContext, signIn: SignInRow, cookies: Cookies): Promise<readonly string[]> {
  const cookie = createCookie(context, signIn, cookies);
  if (!(await bindBrowser(context, signIn.id, cookie.hash))) throw openedElsewhere();
  return cookie.lines;
}

/** A sign-in that goes on to the provider. */
interface Passed {
  url: URL;
  brand: Brand;
}

async function goOn(context: PublicContext, found: OpenSignIn): Promise<Passed> {
  const { signIn, caller } = found;
  const { metadata } = signIn.bindings;
  // The metadata was checked at the start of the sign-in, for the caller who began it.
  const resolved = resolveProvider(caller, { provider: signIn.provider, providerMetadata: metadata });
  const { url, state, codeVerifier } = await authorize(caller, resolved, signIn.bindings);
  const sealed = codeVerifier === undefined ? undefined : context.secrets.seal(codeVerifier, signIn.id);
  const isPassed = await passStartPage(context, signIn.id, {
    stateHash: sha256(state),
    verifierSealed: sealed?.sealed ?? null,
    sealKeyId: sealed?.sealKeyId ?? null,
  });
  if (!isPassed) throw ended('used');
  return { url, brand: brandOf(context, found) };
}

function quickPassOf({ env }: PublicContext, { signIn, project }: FoundSignIn): QuickPass | null {
  const fromLoopback = env.mode === 'development';
  if (signIn.bindings.alwaysAsks || (project.embeddingOrigins.length === 0 && !fromLoopback)) return null;
  return { origins: project.embeddingOrigins, fromLoopback };
}

function mayPassQuickly(context: PublicContext, found: FoundSignIn, secret: string): boolean {
  const { passHash } = found.signIn;
  return quickPassOf(context, found) !== null && passHash !== null && isSecret(secret, passHash);
}

function openedElsewhere(): ProblemError {
  return new ProblemError('sign_in_elsewhere', openedElsewhereProblem());
}

function ended(end: SignInEnd): ProblemError {
  return new ProblemError('state_invalid', startPageOverProblem(end));
}
