import {
  copyableMappings,
  findField,
  type MappingSuggestion,
  type ObjectMapping,
  ownValue,
  suggestMappings,
  sureMappings,
} from '@dowel/schema/rules';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { useService } from '../../../context/service.ts';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useManifest } from '../../../hooks/useManifest.ts';
import { englishMapping } from '../../../messages/english-mapping.ts';
import type { KeyWith } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextButton } from '../../../ui/Button/TextButton.tsx';
import type { ComboboxOption } from '../../../ui/Combobox/Combobox.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { Section } from '../configure/Section.tsx';
import { useFlow } from '../flow.ts';
import { objectLabel } from '../install-words.ts';
import { useManageParts } from '../manage/useManageParts.ts';
import { useShownObject } from '../object/shown-object.ts';
import type { AccountDetails } from '../records/ReadDetails.tsx';
import { useNameList } from '../useNameList.ts';
import { focusBox, MappingHint } from './MappingHint.tsx';
import { MissingSummary } from './MissingSummary.tsx';

/** What the boxes show besides what is chosen. */
export interface MappingHints {
  /** What stands below the box of a mapping. */
  hintFor: (mapping: ObjectMapping) => ReactNode;
  options: readonly ComboboxOption[];
}

export interface MappingHelpProps {
  mappings: readonly ObjectMapping[];
  /** The account's fields. */
  options: readonly ComboboxOption[];
  /** The mappings that must be filled in before the object can be saved. */
  missing: readonly ObjectMapping[];
  /** The id of a mapping's box. */
  boxId: (mapToName: string) => string;
  /** Draws the boxes. */
  children: (hints: MappingHints) => ReactNode;
}

/**
 * The section in which a person matches fields, with what helps: suggestions with their reasons, values of the account, and
 * choices of other objects.
 */
export const MappingHelp = /* @__PURE__ */ withTexts(englishMapping, Help);

function Help({ mappings, options, missing, boxId, children }: MappingHelpProps) {
  const { words } = useFlow();
  const { object, handlers } = useShownObject();
  const translate = useMessages();
  const [showsDetails, setShowsDetails] = useState(false);
  const [showsPreview, setShowsPreview] = useState(false);
  const part = useManageParts(showsDetails || showsPreview);
  const suggestions = useSuggestions();
  const fields = object.allFieldsMetadata ?? {};
  const fieldOf = ({ mapToName }: ObjectMapping): string | undefined => {
    const chosen = handlers.getFieldMapping(mapToName);
    return chosen ? findField(fields, chosen) : suggestions.get(mapToName)?.fieldName;
  };
  const shown = mappings.flatMap((mapping) => fieldOf(mapping) ?? []);
  const [read, setRead] = useState<AccountDetails>();
  const details = showsDetails ? part : undefined;
  // The service shows values of records only to a consumer token.
  const hasValues = useService().usesTokens && object.hasSamples === true;
  return (
    <Section
      title={translate('config.mappings')}
      intro={translate('config.mapping.intro', words)}
      actions={
        <Stack direction="row" gap={5}>
          <CopyButtons mappings={mappings} />
          <UseAllButton mappings={mappings} suggestions={suggestions} />
          <ToggleButton
            isOn={showsDetails}
            onToggle={setShowsDetails}
            show="mapping.details.show"
            hide="mapping.details.hide"
          />
        </Stack>
      }
    >
      <MissingSummary missing={missing} boxId={boxId} />
      {details && (
        <details.ReadDetails options={options} first={shown} hasValues={hasValues} onRead={setRead} />
      )}
      {details && read?.hasFailed && (
        <Text tone="muted" size="sm">
          {translate('mapping.samples.failed')}
        </Text>
      )}
      {children({
        options: (details && read?.options) ?? options,
        hintFor: (mapping) => {
          const fieldName = fieldOf(mapping);
          return (
            <MappingHint mapping={mapping} suggestion={suggestions.get(mapping.mapToName)}>
              {details && fieldName !== undefined && (
                <details.FieldDetails fieldName={fieldName} samples={read?.samples} />
              )}
            </MappingHint>
          );
        },
      })}
      {hasValues && shown.length > 0 && (
        <Stack direction="row">
          <ToggleButton
            isOn={showsPreview}
            onToggle={setShowsPreview}
            show="mapping.preview.show"
            hide="mapping.preview.hide"
          />
        </Stack>
      )}
      {showsPreview && part && <part.RecordPreview />}
    </Section>
  );
}

interface ToggleButtonProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  show: KeyWith<never>;
  hide: KeyWith<never>;
}

function ToggleButton({ isOn, onToggle, show, hide }: ToggleButtonProps) {
  const translate = useMessages();
  return (
    <TextButton isExpanded={isOn} onClick={() => onToggle(!isOn)}>
      {translate(isOn ? hide : show)}
    </TextButton>
  );
}

/** Takes over all suggestions at once. One alone has a button at its box. */
function UseAllButton({
  mappings,
  suggestions,
}: Pick<MappingHelpProps, 'mappings'> & { suggestions: ReadonlyMap<string, MappingSuggestion> }) {
  const { handlers } = useShownObject();
  const translate = useMessages();
  const announce = useAnnounce();
  const list = useNameList();
  const open = mappings.filter(
    ({ mapToName }) => suggestions.has(mapToName) && handlers.getFieldMapping(mapToName) === undefined,
  );
  if (open.length < 2) return null;
  const takeAll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusBox(currentTarget.closest('.dowel-section'));
    for (const { mapToName } of open) {
      const fieldName = suggestions.get(mapToName)?.fieldName;
      if (fieldName !== undefined) handlers.setFieldMapping({ mapToName, fieldName });
    }
    announce(translate('mapping.filled', { fields: list(open.map(({ label }) => label)) }));
  };
  return (
    <Button size="sm" onClick={takeAll}>
      {translate('mapping.useAll', { number: open.length })}
    </Button>
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
  const sure = useMemo(() => sureMappings(object, {}, fieldMapping), [object, fieldMapping]);
  return useMemo(() => {
    const open = suggestMappings(object, chosen, fieldMapping);
    const filled = sure.filter(({ mapToName, fieldName }) => ownValue(chosen, mapToName) === fieldName);
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
    const copy = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      focusBox(currentTarget.closest('.dowel-section'));
      for (const one of copies) handlers.setFieldMapping(one);
      const labels = mappings.filter(({ mapToName }) => copies.some((one) => one.mapToName === mapToName));
      announce(translate('mapping.copied', { object: from, fields: list(labels.map(({ label }) => label)) }));
    };
    return (
      <TextButton key={other.objectName} onClick={copy}>
        {translate('mapping.copy', { object: from })}
      </TextButton>
    );
  });
}
