import { describe, expect, it } from 'vitest';
import * as endpoints from '../../endpoints.ts';
import { commonProblems, type ProblemCode } from '../../problems.ts';
import { diagnosisWords } from '../diagnosis-words.ts';
import { reasons } from './examples.fixture.ts';
import * as words from './index.ts';
import { elsewhere, onlyBuilders, samples } from './problem-words.fixture.ts';

const all = Object.entries({ ...samples, ...elsewhere });

/**
 * Whether a caller with a consumer token or a `frontend` key can get a code. If no endpoint declares it, assume yes.
 */
function isMetByCustomers(code: ProblemCode): boolean {
  const declaring = Object.values(endpoints).filter(({ problems }) => problems.includes(code));
  const isOfNoEndpoint = declaring.length === 0;
  return (
    commonProblems.includes(code) ||
    isOfNoEndpoint ||
    declaring.some(({ wire }) => !['full', 'builder'].includes(wire.access))
  );
}

describe('telling customers what went wrong', () => {
  it.each(all)('uses no words that only a builder understands in %s', (name, { code, said }) => {
    const found = said.flatMap(words.findBuilderWords);

    if (!(name in onlyBuilders) && isMetByCustomers(code)) expect(found).toEqual([]);
    // If an exception is no longer needed, remove it from the list.
    if (name in onlyBuilders) expect([found.length > 0, code]).toEqual([true, code]);
  });

  it.each([
    words.metadataUnsafeProblem(['workspace']),
    words.metadataNotSettableProblem({ name: 'larch' }, ['workspace']),
  ])('names no member beside the box with the value: $detail', ({ detail }) => {
    expect(detail).not.toContain('providerMetadata');
  });

  it.each(reasons)('sends people to somebody for a diagnosis they cannot mend (%s)', (reason) => {
    expect(words.findBuilderWords({ remedy: diagnosisWords[reason].nextStep })).toEqual([]);
  });

  it.each([
    'Send it again after the seconds in Retry-After.',
    'Use a name from GET /v1/providers.',
    'Repeat with skipSampling=true.',
    'List them, or deploy a manifest that has it.',
    'Sign a new token with an active key.',
    'Check the provider app: it is refused.',
    'Send the credentials to connections:generate instead.',
    'Add it to DOWEL_PROVIDER_HOSTS.',
    'Send a value for each path in updateMask.',
  ])('knows a sentence for builders: %s', (remedy) => {
    expect(words.findBuilderWords({ remedy })).not.toEqual([]);
  });

  it.each([
    'Reload the page. If it happens again, ask the people who run this product.',
    'Connect Juniper CRM (API key) for the group first, then install.',
    'Choose "selectedFields" or "X-Api-Key", as your administrator called them.',
  ])('lets a sentence for people be: %s', (remedy) => {
    expect(words.findBuilderWords({ remedy })).toEqual([]);
  });
});

describe('telling builders what they can do', () => {
  it('is left to them where customers cannot act', () => {
    const { remedy, builderRemedy } = words.sampleReadFailedProblem([]);

    expect(remedy).not.toContain('skipSampling');
    expect(builderRemedy).toContain('skipSampling=true');
  });

  it.each([words.tokenExpiredProblem(), words.tokenInvalidProblem('it was issued in the future')])(
    'asks for the clock of who signed: $detail',
    ({ builderRemedy }) => {
      expect(builderRemedy).toContain('clock');
    },
  );

  it('names the narrow scope of a key for the proxy', () => {
    expect(words.proxyKeyMissingProblem().builderRemedy).toContain('scope "proxy" or "full"');
  });
});
