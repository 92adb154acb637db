import type { CatalogueProblem } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';
import { nearest } from '@dowel/schema/manifest';
import { templateNames } from '@dowel/schema/rules';

/**
 * The addresses of an entry that no call could use. The service takes the entry, so a typo would be found only when a
 * customer has connected.
 */
export function unusableAddresses(entry: string, value: CatalogueEntry): CatalogueProblem[] {
  const known = namesOfValues(value);
  const bases = basesOf(value);
  const { oauth2Opts, jwtOpts, authHealthCheck } = value;
  const addresses: [path: string, address: string | undefined][] = [
    ...bases,
    ['oauth2Opts.authURL', oauth2Opts?.authURL],
    ['oauth2Opts.tokenURL', oauth2Opts?.tokenURL],
    ['jwtOpts.tokenURL', jwtOpts?.tokenURL],
    ['authHealthCheck.url', authHealthCheck?.url],
  ];
  const unfilled = addresses.flatMap(([path, address = '']) =>
    templateNames(address)
      .filter((name) => !known.includes(name))
      .map((name) => {
        const meant = nearest(name, known);
        const fix = meant === undefined ? `List "${name}" in metadata.input.` : `Write "${meant}".`;
        return { entry, path, message: `Nothing fills {{.${name}}}, so nobody can be asked for it.`, fix };
      }),
  );
  const queried = bases.filter(([, base]) => /[?#]/.test(base));
  return [
    ...unfilled,
    ...queried.map(([path]) => ({
      entry,
      path,
      message: 'Paths are put behind this address, so it cannot hold a "?" or "#".',
      fix: 'End it before that.',
    })),
  ];
}

function basesOf({ baseURL, modules = {} }: CatalogueEntry): [path: string, base: string][] {
  const ofModules = Object.entries(modules).map(
    ([name, module]) => [`modules.${name}.baseURL`, module.baseURL] as [string, string],
  );
  return [['baseURL', baseURL], ...ofModules];
}

/** What a customer is asked for, and what the provider tells. */
function namesOfValues({ metadata, oauth2Opts }: CatalogueEntry): string[] {
  const { workspaceRefField, otherFields = [] } = oauth2Opts?.tokenMetadataFields ?? {};
  const isAsked = oauth2Opts?.explicitWorkspaceRequired || workspaceRefField;
  const listed = [...(metadata?.input ?? []), ...(metadata?.postAuthentication ?? []), ...otherFields];
  return [
    ...listed.map(({ name }) => name),
    ...(isAsked ? ['workspace'] : []),
    ...(workspaceRefField ? [workspaceRefField] : []),
  ];
}
