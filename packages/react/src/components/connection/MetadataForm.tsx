import type { Connection } from '@dowel/schema';
import { useUpdateConnection } from '../../hooks/useUpdateConnection.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ProblemNotice } from '../screen/ProblemNotice.tsx';
import { useFocusWhen } from '../screen/useFocusWhen.ts';
import { ActionForm } from './ActionForm.tsx';
import { useConnecting } from './connecting.ts';
import { FieldBoxes } from './FieldBoxes.tsx';
import type { FormValues } from './form-field.ts';
import { metadataFields, metadataValues } from './metadata-fields.ts';

export interface MetadataFormProps {
  connection: Connection;
  submitLabel: string;
  onSaved?: (() => void) | undefined;
}

/** Edits the facts about the account of an existing connection. The known values are filled in. */
export function MetadataForm({ connection, submitLabel, onSaved }: MetadataFormProps) {
  const { provider, module, onError } = useConnecting();
  const translate = useMessages();
  const { updateConnection, isPending, error } = useUpdateConnection();
  const problem = useFocusWhen<HTMLDivElement>(error);
  const submit = (values: FormValues) => {
    const metadata = metadataValues(provider, module, values);
    updateConnection({ connectionId: connection.id, metadata }).then(() => onSaved?.(), onError);
  };
  return (
    <FieldBoxes fields={metadataFields(provider, module, connection)} onSubmit={submit}>
      {(boxes, submitBoxes) => (
        <ActionForm
          boxes={boxes}
          submitLabel={submitLabel}
          busyLabel={translate('connect.checking', { provider: providerLabel(provider) })}
          isBusy={isPending}
          isInPanel={onSaved !== undefined}
          onSubmit={submitBoxes}
        >
          {error && <ProblemNotice ref={problem} error={error} />}
        </ActionForm>
      )}
    </FieldBoxes>
  );
}
