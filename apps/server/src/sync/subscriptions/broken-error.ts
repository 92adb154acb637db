import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';

/** An error of this server. What fails with it waits as for a provider that is away. */
export class BrokenError extends ProviderError {
  constructor(cause: unknown) {
    super('unreachable', 'It failed again and again with an error of this server. Its log says more.', {
      cause,
    });
  }

  override get failedBy(): string {
    return 'server';
  }
}
