import type { ApiProblem } from '../../resources/problem.ts';

/**
 * Words that mean nothing to the users of the builder's product. Quoted names are not checked: they are the users'
 * data.
 */
const inAnyText: readonly RegExp[] = [
  /\b(GET|POST|PUT|PATCH|DELETE) (\/|\w+:)/,
  /\/v1\b/,
  /\b(connections:generate|integrations:batch|oauth-connect|oauth-update|generate-upload-url)\b/,
  // Headers, such as Retry-After.
  /\b(?:[A-Z][a-z0-9]*-)+[A-Z][a-z]+\b/,
  /\bAuthorization\b|\bBearer\b/,
  /\bskipSampling\b/,
  // Environment variables.
  /\b[A-Z]+_[A-Z_]+\b/,
  /deploy a manifest|sign a (new )?token|check the provider app/i,
];

/** Further words that a remedy for users must not contain: members of a request, and things that only a builder has. */
const inRemedies: readonly RegExp[] = [
  /\b[a-z]+[A-Z]\w*/,
  /\w=\w/,
  /\b(manifest|deploy|backend|endpoint|scope|header|JWT|API key of)\b/i,
  /\bprovider apps?\b/i,
];

type ShownWords = Pick<ApiProblem, 'detail' | 'remedy'> & { causes?: readonly string[] | undefined };

/** Finds words in a problem that only a builder understands. What customers see must contain none (ADR 0020). */
export function findBuilderWords({ detail = '', remedy = '', causes = [] }: ShownWords): string[] {
  return [
    ...[detail, remedy, ...causes].flatMap((text) => foundIn(text, inAnyText)),
    ...foundIn(remedy, inRemedies),
  ];
}

function foundIn(text: string, patterns: readonly RegExp[]): string[] {
  const ours = text.replace(/"[^"]*"/g, '""');
  return patterns.flatMap((pattern) => pattern.exec(ours)?.[0] ?? []);
}
