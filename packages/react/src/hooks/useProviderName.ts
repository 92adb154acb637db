import { useScope } from '../context/scope.ts';
import { useServiceModel } from '../context/service-model.ts';

/** The provider's name: from the scope, or from the integration as soon as that is known. */
export function useProviderName(): string | undefined {
  const { provider } = useScope();
  const { setup } = useServiceModel();
  return provider ?? setup.data?.integration.provider;
}
