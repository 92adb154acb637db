import { Button, TextField } from '@dowel/react/parts';
import type { Project } from '@dowel/schema';
import { useState } from 'react';
import { projectClient } from '../../app/project.ts';
import { useKeepTyped } from '../../app/sign-in.ts';
import { Ask } from '../../parts/Ask.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { useGoOn } from '../../parts/useGoOn.ts';

/** The end of a project. Its name must be typed, because nothing brings it back. */
export function DeleteProject({ project }: { project: Project }) {
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  useKeepTyped(typed !== '');
  const [isWrong, setWrong] = useState(false);
  const navigate = useGoOn();
  const begin = () => {
    setWrong(typed.trim() !== project.name);
    setAsking(typed.trim() === project.name);
  };
  return (
    <Section title="Delete the project">
      <Box isPadded>
        <div className="console-form">
          <TextField
            label={`Type ${project.name} to delete it`}
            hint="Its customers, their accounts, keys, destinations and records are deleted for good, and what uses them stops at once."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onValueChange={setTyped}
            error={isWrong && 'This is not the name of the project.'}
          />
          <FormProblem isKept={typed !== '' && !isAsking} />
          <div className="console-actions">
            <Button onClick={begin}>Delete project</Button>
          </div>
        </div>
      </Box>
      {isAsking && (
        <Ask
          title={`Delete ${project.name} for good?`}
          does="Delete for good"
          keeps="Keep it"
          send={() => projectClient(project.id).projects.delete()}
          onClose={(isDone) => {
            setAsking(false);
            if (isDone) void navigate({ to: '/' });
          }}
        >
          <p>Nothing brings it back.</p>
        </Ask>
      )}
    </Section>
  );
}
