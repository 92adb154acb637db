import { Select, TextArea, TextField } from '@dowel/react/parts';
import type { Destination } from '@dowel/schema';
import { useQueryClient } from '@tanstack/react-query';
import { projectClient } from '../../app/project.ts';
import { destinationsQuery } from '../../data/destinations.ts';
import { Form } from '../../parts/form/Form.tsx';
import { KEPT_SECRET, secretBox } from '../../parts/form/secret-box.ts';
import { useForm } from '../../parts/form/useForm.ts';
import {
  changedPaths,
  type DestinationBox,
  destinationTypes,
  fromHeaders,
  toMembers,
} from './destination-boxes.ts';

export interface DestinationFormProps {
  project: string;
  /** The one to change. Absent: a new one. */
  destination?: Destination | undefined;
  onDone: (destination: Destination) => unknown;
}

/** Makes a destination or changes one. Of one that is there, only what was changed is sent. */
export function DestinationForm({ project, destination, onDone }: DestinationFormProps) {
  const client = useQueryClient();
  const initial = initialOf(destination);
  const form = useForm({
    initial,
    codes: { name_taken: 'name', destination_type_unsupported: 'type' },
    send: ({ name, type, ...typed }) => {
      const { destinations } = projectClient(project);
      const { metadata, secrets } = toMembers(type, typed);
      if (!destination) return destinations.create({ name: name.trim(), type, metadata, secrets });
      const updateMask = [...(name === initial.name ? [] : ['name']), ...changedPaths(type, initial, typed)];
      const { tls } = destination.metadata;
      return destinations.update(destination.id, {
        updateMask,
        destination: {
          name: name.trim(),
          metadata: { ...(tls !== undefined && { tls }), ...metadata },
          secrets,
        },
      });
    },
    onDone: async (answer) => {
      await client.invalidateQueries(destinationsQuery(project));
      await onDone(answer);
    },
  });
  const type = destinationTypes[form.values.type];
  return (
    <Form
      form={form}
      does={destination ? 'Save' : 'Make destination'}
      isUnchanged={destination !== undefined && !form.isChanged}
      note={
        destination
          ? 'Messages from now on go the new way, also those that wait for another try. *** stands for what may be a secret: leave it to keep what is stored.'
          : type?.says
      }
    >
      <TextField
        label="Name"
        hint="Manifests and topics use it. Letters, digits and dashes."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('name')}
      />
      {!destination && (
        <Select
          label="Type"
          options={Object.entries(destinationTypes).map(([value, { label }]) => ({ value, label }))}
          {...form.text('type')}
        />
      )}
      {type?.boxes.map((box) => (
        <Box key={box.name} box={box} isNew={!destination} props={form.text(box.name as 'name')} />
      ))}
    </Form>
  );
}

interface BoxProps {
  box: DestinationBox;
  isNew: boolean;
  props: { value: string; onValueChange: (value: string) => void; error: string | undefined };
}

function Box({ box: { name, label, hint, isSecret, isOptional }, isNew, props }: BoxProps) {
  const shared = {
    label,
    hint: isSecret && !isNew ? KEPT_SECRET : hint,
    labelSuffix: isOptional && isNew ? 'optional' : undefined,
    autoComplete: 'off',
    spellCheck: false,
    ...props,
  };
  if (name === 'headers') return <TextArea {...shared} rows={2} />;
  return <TextField {...shared} {...(isSecret && secretBox)} />;
}

function initialOf(destination: Destination | undefined): {
  name: string;
  type: string;
  [box: string]: string;
} {
  const { headers, ...metadata } = destination?.metadata ?? {};
  const names = Object.values(destinationTypes).flatMap(({ boxes }) => boxes.map(({ name }) => name));
  const stored: Readonly<Record<string, unknown>> = metadata;
  return {
    ...Object.fromEntries(names.map((name) => [name, String(stored[name] ?? '')])),
    headers: fromHeaders(headers),
    name: destination?.name ?? '',
    type: destination?.type ?? 'webhook',
  };
}
