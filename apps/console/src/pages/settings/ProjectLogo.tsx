import { Button, Logo, Notice, Text } from '@dowel/react/parts';
import type { Project } from '@dowel/schema';
import { pictureOfData } from '@dowel/schema/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { projectClient } from '../../app/project.ts';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { Box, Section } from '../../parts/Section.tsx';

/** What the server takes. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const MOST_BYTES = 24_000;

/** The picture that customers see beside the name of the product. It is stored as soon as it is chosen. */
export function ProjectLogo({ project: { id, appName, logoUrl } }: { project: Project }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const change = useMutation({
    mutationFn: async (logo: string | null) =>
      projectClient(id).projects.update({ updateMask: ['logo'], project: { logo } }),
    onSuccess: () => client.invalidateQueries(),
  });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const why = refusalOf(file);
    const address = why ? '' : await asAddress(file);
    const hasNone = !why && !pictureOfData(address);
    setRefusal(hasNone ? `${file.name} has another format in it than its name says.` : why);
    if (!why && !hasNone) change.mutate(address);
  };
  return (
    <Section title="Logo">
      <Box isPadded>
        <div className="console-stack">
          <div className="console-actions">
            <Logo kind="product" name={appName} picture={logoUrl} />
            <Button size="sm" isBusy={change.isPending} onClick={() => input.current?.click()}>
              {logoUrl ? 'Choose another picture' : 'Choose a picture'}
            </Button>
            {logoUrl && (
              <Button
                size="sm"
                variant="quiet"
                isDisabled={change.isPending}
                onClick={() => change.mutate(null)}
              >
                Remove
              </Button>
            )}
            <input
              ref={input}
              type="file"
              hidden
              accept={TYPES.join(',')}
              aria-label="Picture of the product"
              onChange={({ target }) => {
                void choose(target.files?.[0]);
                // The same file can be chosen again after it was changed.
                target.value = '';
              }}
            />
          </div>
          <Text size="sm" tone="muted">
            <span role="status">{change.isSuccess ? 'Stored. ' : ''}</span>
            Customers see it on the pages of a sign-in and in your product. A square PNG, JPEG or WebP of 24
            kB at most.
          </Text>
          {refusal && <Notice tone="danger" title={refusal} />}
          <FormProblem error={change.error} />
        </div>
      </Box>
    </Section>
  );
}

function refusalOf({ name, type, size }: File): string | undefined {
  if (type === 'image/svg+xml') return `${name} is an SVG, which may have a script. Export it as a PNG.`;
  if (!TYPES.includes(type)) return `${name} is no PNG, JPEG or WebP.`;
  return size > MOST_BYTES
    ? `${name} has ${Math.ceil(size / 1000)} kB. Make it smaller: 128 pixels are enough.`
    : undefined;
}

function asAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
