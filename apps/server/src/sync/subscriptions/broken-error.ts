import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';

/** This server has failed, not the provider. The work is tried again later, as when the provider cannot be reached. */
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
