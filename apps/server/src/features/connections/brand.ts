import type { PublicContext } from '../../context.ts';
import * as providers from '../providers/service.ts';
import type { GivenLook } from './sign-in/given-look.ts';
import type { FoundSignIn } from './sign-in/queries.ts';

/** The product that asks for a sign-in, the provider, and how the product's pages look. */
export interface Brand {
  appName: string;
  providerName: string;
  look: GivenLook;
}

/** The brand of a sign-in. Only the browser that began it may see it. */
export function brandOf(context: PublicContext, { signIn, project }: FoundSignIn): Brand {
  return {
    appName: project.appName,
    providerName: providers.titleOf(context, signIn.provider),
    look: signIn.bindings.look ?? {},
  };
}
