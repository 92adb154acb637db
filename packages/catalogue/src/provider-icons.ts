/** The picture of a provider, and why we may show it. */
export interface ProviderIcon {
  /** For light and dark pages alike: the components put every picture on a white tile. */
  svg: string;
  /** The vendor's page about the use of its logo. */
  brandPage: string;
  /** What that page allows, in our words, and what it asks for. */
  terms: string;
}

const github: ProviderIcon = {
  // The outline is that of Simple Icons 16.37.0 (CC0 1.0), in the black of GitHub's own file.
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 .405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12"/></svg>',
  brandPage: 'https://github.com/logos',
  terms:
    'The mark may say that a project integrates with GitHub. It is not changed, and stands out less than the name and logo of the product.',
};

const juniper: ProviderIcon = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="8" fill="#1f6f5c"/><path d="M14 22V9" stroke="#fff" stroke-width="2" stroke-linecap="round"/><circle cx="9.5" cy="10.5" r="3" fill="#cfe9df"/><circle cx="18.5" cy="10.5" r="3" fill="#cfe9df"/><circle cx="14" cy="6.8" r="3" fill="#fff"/></svg>',
  brandPage: 'apps/sandbox',
  terms: 'Ours: the provider of the demo.',
};

/**
 * Icons by name. An icon is only here if the vendor's page allows to show it for an integration, and somebody read that
 * page. All other providers have a monogram, until the builder gives the page an icon.
 */
export const providerIcons: Readonly<Record<string, ProviderIcon>> = { github, juniper };

/** The name of a provider's icon. */
export function iconOf(provider: string): string | undefined {
  const name = /^sandbox([A-Z]|$)/.test(provider) ? 'juniper' : provider;
  return Object.hasOwn(providerIcons, name) ? name : undefined;
}
