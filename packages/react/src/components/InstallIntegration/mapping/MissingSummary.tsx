import type { MouseEvent } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import type { MappingHelpProps } from './MappingHelp.tsx';

/** Names the mappings that still need a field. Each name leads to its box. */
export function MissingSummary({ missing, boxId }: Pick<MappingHelpProps, 'missing' | 'boxId'>) {
  const translate = useMessages();
  // One is said at its box, which has the focus.
  if (missing.length < 2) return null;
  const jump = (event: MouseEvent<HTMLElement>, id: string) => {
    // The address of the page stays, and a box in a shadow root is found too.
    event.preventDefault();
    (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(id)?.focus();
  };
  return (
    <Notice tone="danger" isLive={false} title={translate('mapping.missing.title')}>
      <Stack direction="row" gap={3}>
        {missing.map(({ mapToName, label }) => {
          const id = boxId(mapToName);
          return (
            <Link key={mapToName} href={`#${id}`} onClick={(event) => jump(event, id)}>
              {label}
            </Link>
          );
        })}
      </Stack>
    </Notice>
  );
}
