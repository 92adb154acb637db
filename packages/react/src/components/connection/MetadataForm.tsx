import type { DowelError } from '@dowel/client';
import type { Connection, ProviderInfo } from '@dowel/schema';
import { useUpdateConnection } from '../../hooks/useUpdateConnection.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ProblemNotice } from '../screen/ProblemNotice.tsx';
import { useFocusWhen } from '../screen/useFocusWhen.ts';
import type { FormValues } from './credential-fields.ts';
import { FieldsForm } from './FieldsForm.tsx';
import { metadataFields, metadataValues } from './metadata-fields.ts';
import { providerLabel } from './provider-label.ts';

export interface MetadataFormProps {
  provider: ProviderInfo;
  module: string | undefined;
  connection: Connection;
  submitLabel: string;
  onSaved?: ((connection: Connection) => void) | undefined;
  onError: (error: DowelError) => void;
}

/** Facts about an account of a connection that exists, filled with what is known. */
export function MetadataForm(props: MetadataFormProps) {
  const { provider, module, connection, submitLabel, onSaved, onError } = props;
  const translate = useMessages();
  const { updateConnection, isPending, error } = useUpdateConnection();
  const problem = useFocusWhen<HTMLDivElement>(error);
  const submit = (values: FormValues) => {
    const metadata = metadataValues(provider, module, values);
    updateConnection({ connectionId: connection.id, metadata }).then(onSaved, onError);
  };
  return (
    <FieldsForm
      fields={metadataFields(provider, module, connection)}
      submitLabel={submitLabel}
      busyLabel={translate('connect.checking', { provider: providerLabel(provider) })}
      isBusy={isPending}
      onSubmit={submit}
    >
      {error && <ProblemNotice ref={problem} error={error} />}
    </FieldsForm>
  );
}
