import { useMessages } from '../../messages/useMessages.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { MetadataForm, type MetadataFormProps } from './MetadataForm.tsx';
import { providerLabel } from './provider-label.ts';

/** Stands before a screen that needs to know more of an account than its connection holds. */
export function MetadataCard(props: Omit<MetadataFormProps, 'submitLabel'>) {
  const translate = useMessages();
  const words = { provider: providerLabel(props.provider) };
  return (
    <Card
      className="dowel-narrow"
      title={translate('connect.metadata.title', words)}
      description={translate('connect.metadata.intro', words)}
    >
      <MetadataForm {...props} submitLabel={translate('connect.metadata.action')} />
    </Card>
  );
}
