import {
  copyableMappings,
  findField,
  type MappingSuggestion,
  type ObjectMapping,
  suggestMappings,
} from '@dowel/schema/rules';
import { type ReactNode, useMemo, useState } from 'react';
import { useService } from '../../../context/service.ts';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useManifest } from '../../../hooks/useManifest.ts';
import { AddTexts } from '../../../messages/AddTexts.tsx';
import { englishMapping } from '../../../messages/english-mapping.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { useFlow } from '../flow.ts';
import { objectLabel } from '../install-words.ts';
import { useShownObject } from '../object/shown-object.ts';
import { useNameList } from '../useNameList.ts';
import { MappingHint } from './MappingHint.tsx';
import { MissingSummary } from './MissingSummary.tsx';
import { ReadSamples, type ReadSamplesResult } from './ReadSamples.tsx';

export interface MappingHelpProps {
  mappings: readonly ObjectMapping[];
  /** The mappings that must be filled in before the object can be saved. */
  missing: readonly ObjectMapping[];
  /** The id of a mapping's box. */
  boxId: (mapToName: string) => string;
  /** Draws the boxes. `hintFor` gives what stands below the box of a mapping. */
  children: (hintFor: (mapping: ObjectMapping) => ReactNode) => ReactNode;
}

/** Helps to match fields: suggestions with their reasons, values of the account, and choices of other objects. */
export function MappingHelp({ mappings, missing, boxId, children }: MappingHelpProps) {
  return (
    <AddTexts texts={englishMapping}>
      <MissingSummary missing={missing} boxId={boxId} />
      <Help mappings={mappings}>{children}</Help>
    </AddTexts>
  );
}

function Help({ mappings, children }: Pick<MappingHelpProps, 'mappings' | 'children'>) {
  const { object, handlers } = useShownObject();
  const translate = useMessages();
  // The service shows values of records only to a consumer token.
  const { usesTokens } = useService();
  const [showsSamples, setShowsSamples] = useState(false);
  const suggestions = useSuggestions();
  const fields = object.allFieldsMetadata ?? {};
  const fieldOf = ({ mapToName }: ObjectMapping): string | undefined => {
    const chosen = handlers.getFieldMapping(mapToName);
    return chosen ? findField(fields, chosen) : suggestions.get(mapToName)?.fieldName;
  };
  const shown = mappings.flatMap((mapping) => fieldOf(mapping) ?? []);
  const [read, setRead] = useState<ReadSamplesResult>();
  const { samples, hasFailed = false } = (showsSamples && read) || {};
  return (
    <>
      <Stack direction="row" gap={2}>
        <CopyButtons mappings={mappings} />
        {usesTokens && object.hasSamples && shown.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="dowel-flush"
            aria-pressed={showsSamples}
            onClick={() => setShowsSamples(!showsSamples)}
          >
            {translate(showsSamples ? 'mapping.samples.hide' : 'mapping.samples.show')}
          </Button>
        )}
      </Stack>
      {showsSamples && <ReadSamples fields={shown} onRead={setRead} />}
      {hasFailed && (
        <Text tone="muted" size="sm">
          {translate('mapping.samples.failed')}
        </Text>
      )}
      {children((mapping) => (
        <MappingHint
          mapping={mapping}
          suggestion={suggestions.get(mapping.mapToName)}
          samples={samples?.[fieldOf(mapping) ?? '']}
        />
      ))}
    </>
  );
}

/**
 * For mappings without a field: the fields that may fit. For filled mappings: the suggestion, if it is the chosen
 * field.
 */
function useSuggestions(): ReadonlyMap<string, MappingSuggestion> {
  const { fieldMapping } = useFlow();
  const { object, handlers } = useShownObject();
  const chosen = handlers.object?.selectedFieldMappings;
  const sure = useMemo(
    () => suggestMappings(object, {}, fieldMapping).filter(({ isSure }) => isSure),
    [object, fieldMapping],
  );
  return useMemo(() => {
    const open = suggestMappings(object, chosen, fieldMapping);
    const filled = sure.filter(({ mapToName, fieldName }) => chosen?.[mapToName] === fieldName);
    return new Map([...open, ...filled].map((suggestion) => [suggestion.mapToName, suggestion]));
  }, [object, chosen, fieldMapping, sure]);
}

/** A button for each object whose choices fit here. */
function CopyButtons({ mappings }: { mappings: readonly ObjectMapping[] }) {
  const { object, handlers } = useShownObject();
  const { getReadObjects } = useManifest();
  const config = useLocalConfig();
  const translate = useMessages();
  const announce = useAnnounce();
  const list = useNameList();
  const to = {
    object,
    chosen: handlers.object?.selectedFieldMappings ?? {},
    mapToNames: mappings.map(({ mapToName }) => mapToName),
  };
  return getReadObjects().map((other) => {
    if (other.objectName === object.objectName) return null;
    const chosen = config.readObject(other.objectName).object?.selectedFieldMappings ?? {};
    const copies = copyableMappings({ object: other, chosen }, to);
    if (copies.length === 0) return null;
    const from = objectLabel(other);
    const copy = () => {
      for (const one of copies) handlers.setFieldMapping(one);
      const labels = mappings.filter(({ mapToName }) => copies.some((one) => one.mapToName === mapToName));
      announce(translate('mapping.copied', { object: from, fields: list(labels.map(({ label }) => label)) }));
    };
    return (
      <Button key={other.objectName} variant="quiet" size="sm" className="dowel-flush" onClick={copy}>
        {translate('mapping.copy', { object: from })}
      </Button>
    );
  });
}
