import type { Connection } from '@dowel/schema';
import { useUpdateConnection } from '../../hooks/useUpdateConnection.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ProblemNotice } from '../screen/ProblemNotice.tsx';
import { useFocusWhen } from '../screen/useFocusWhen.ts';
import { useConnecting } from './connecting.ts';
import { FieldsForm } from './FieldsForm.tsx';
import type { FormValues } from './form-field.ts';
import { metadataFields, metadataValues } from './metadata-fields.ts';
import type { FormParts } from './useFormParts.ts';

export interface MetadataFormProps {
  parts: FormParts;
  connection: Connection;
  submitLabel: string;
  onSaved?: (() => void) | undefined;
}

/** Edits the facts about the account of an existing connection. The known values are filled in. */
export function MetadataForm({ parts, connection, submitLabel, onSaved }: MetadataFormProps) {
  const { provider, module, onError } = useConnecting();
  const translate = useMessages();
  const { updateConnection, isPending, error } = useUpdateConnection();
  const problem = useFocusWhen<HTMLDivElement>(error);
  const submit = (values: FormValues) => {
    const metadata = metadataValues(provider, module, values);
    updateConnection({ connectionId: connection.id, metadata }).then(() => onSaved?.(), onError);
  };
  return (
    <FieldsForm
      parts={parts}
      fields={metadataFields(provider, module, connection)}
      submitLabel={submitLabel}
      busyLabel={translate('connect.checking', { provider: providerLabel(provider) })}
      isBusy={isPending}
      isInPanel={onSaved !== undefined}
      onSubmit={submit}
    >
      {error && <ProblemNotice ref={problem} error={error} />}
    </FieldsForm>
  );
}
