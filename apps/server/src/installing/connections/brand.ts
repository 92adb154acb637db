import { iconOf, providerIcons } from '@dowel/catalogue';
import type { PublicContext } from '../../context.ts';
import * as providers from '../../providers/providers/service.ts';
import type { GivenLook } from './sign-in/given-look.ts';
import type { SignInProject, SignInRow } from './sign-in/queries.ts';

/** The product that asks for a sign-in, the provider, and how the product's pages look. */
export interface Brand {
  appName: string;
  providerName: string;
  /** The provider's icon as data, if there is one. */
  providerIcon?: string | undefined;
  look: GivenLook;
}

/** A sign-in, or the link from which it will begin, and the project that it is for. */
interface Branded {
  signIn: Pick<SignInRow, 'provider' | 'bindings'>;
  project: Pick<SignInProject, 'appName' | 'logo'>;
}

/** The brand of a sign-in. Only the browser that began it may see it, or whoever has its link. */
export function brandOf(context: PublicContext, { signIn, project }: Branded): Brand {
  const { look } = signIn.bindings;
  return {
    appName: project.appName,
    providerName: providers.titleOf(context, signIn.provider),
    providerIcon: iconData(signIn.provider),
    // What the request gave is for this sign-in alone.
    look: { ...look, logo: look?.logo ?? project.logo ?? undefined },
  };
}

function iconData(provider: string): string | undefined {
  const svg = providerIcons[iconOf(provider) ?? '']?.svg;
  return svg && `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
