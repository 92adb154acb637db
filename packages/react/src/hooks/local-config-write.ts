import type { FieldSetting, WriteConfigObject } from '@dowel/schema';
import { enableWrite, isObjectDirty, ownValue } from '@dowel/schema/rules';
import { type DraftView, putObject } from './local-config-edit.ts';

/** The draft of one write object, and the functions that edit it. */
export interface WriteObjectHandlers {
  /** The object's entry in the draft. Undefined while writing is off. */
  object: WriteConfigObject | undefined;
  isEnabled: boolean;
  isSaved: boolean;
  isDirty: boolean;
  setEnableWrite(): void;
  setDisableWrite(): void;
  getSelectedFieldSettings(fieldName: string): FieldSetting | undefined;
  /** Also turns writing on. `settings: undefined` removes the field's settings. */
  setSelectedFieldSettings(input: { fieldName: string; settings: FieldSetting | undefined }): void;
  setEnableDeletion(): void;
  setDisableDeletion(): void;
  /** Sets the draft back to the saved entry. */
  reset(): void;
}

export function writeObjectHandlers(
  { source, pristine, draft, edit }: DraftView,
  name: string,
): WriteObjectHandlers {
  const object = ownValue(draft.write?.objects, name);
  const change = (update: (entry: WriteConfigObject) => WriteConfigObject) =>
    edit(({ content }) => {
      const entry = ownValue(content.write?.objects, name) ?? { objectName: name };
      return { content: putObject(content, 'write', name, update(entry)) };
    });
  const allowDeletion = (enabled: boolean) =>
    change((entry) => ({ ...entry, deletionSettings: { enabled } }));
  return {
    object,
    isEnabled: object !== undefined,
    isSaved: ownValue(source?.saved?.write?.objects, name) !== undefined,
    isDirty: isObjectDirty(pristine, draft, name, 'write'),
    setEnableWrite: () => edit((current) => enableWrite(current, name, true)),
    setDisableWrite: () => edit((current) => enableWrite(current, name, false)),
    getSelectedFieldSettings: (fieldName) => ownValue(object?.selectedFieldSettings, fieldName),
    setSelectedFieldSettings: ({ fieldName, settings }) =>
      change(({ selectedFieldSettings = {}, ...entry }) => {
        const { [fieldName]: _, ...others } = selectedFieldSettings;
        return {
          ...entry,
          selectedFieldSettings: settings ? { ...others, [fieldName]: settings } : others,
        };
      }),
    setEnableDeletion: () => allowDeletion(true),
    setDisableDeletion: () => allowDeletion(false),
    reset: () =>
      edit(({ content }) => ({
        content: putObject(content, 'write', name, ownValue(pristine.write?.objects, name)),
      })),
  };
}
