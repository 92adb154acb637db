import { Select, TextField } from '@dowel/react/parts';
import type { SetupStep } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ownPath } from '../../app/base-path.ts';
import { useKeepTyped } from '../../app/sign-in.ts';
import { useMay } from '../../data/project.ts';
import { CallbackAddress } from '../../parts/CallbackAddress.tsx';
import { Command } from '../../parts/Command.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { deployCommand, integrationOf, manifestOf, pageCode, tokenCode } from './snippets.ts';

export interface StepHelpProps {
  project: string;
  step: SetupStep;
  /** The name of the integration that is deployed, once there is one. */
  integration: string | undefined;
}

/** How a step is done: where to go, or what to run. */
export function StepHelp({ project, step: { name }, integration }: StepHelpProps) {
  const baseUrl = window.location.origin + ownPath('/v1');
  if (useMay().isNarrow && ['provider_app', 'destination', 'api_key'].includes(name)) return null;
  if (name === 'provider_app') {
    return (
      <>
        <CallbackAddress />
        <Link
          className="dowel-link"
          to="/$project/provider-apps/$providerApp"
          params={{ project, providerApp: '+' }}
        >
          Enter your app
        </Link>
      </>
    );
  }
  if (name === 'integration') return <Manifest project={project} baseUrl={baseUrl} />;
  if (name === 'destination') {
    return (
      <Link
        className="dowel-link"
        to="/$project/destinations/$destination"
        params={{ project, destination: '+' }}
      >
        Make a destination
      </Link>
    );
  }
  if (name === 'api_key') {
    return (
      <Link className="dowel-link" to="/$project/keys" params={{ project }} search={{ new: 'key' }}>
        Make a key
      </Link>
    );
  }
  if (name === 'token') return <Command copies="Copy" title="In your backend" text={tokenCode} />;
  if (name === 'connection' || name === 'installation') {
    return (
      <Command
        copies="Copy"
        title="In your page"
        text={pageCode(baseUrl, project, integration ?? 'crm-sync')}
      />
    );
  }
  return null;
}

const destinations = [
  { value: 'inbox', label: 'an inbox that you read from' },
  { value: 'webhook', label: 'a webhook of yours' },
];

const first = { provider: 'hubspot', object: 'contacts', destination: 'inbox' };

/** A manifest that is written from choices. */
function Manifest({ project, baseUrl }: { project: string; baseUrl: string }) {
  const [chosen, setChosen] = useState(first);
  useKeepTyped(chosen !== first);
  const box = (name: keyof typeof first) => ({
    value: chosen[name],
    onValueChange: (value: string) => setChosen({ ...chosen, [name]: value }),
  });
  const meant = { ...chosen, provider: chosen.provider.trim(), object: chosen.object.trim() };
  return (
    <div className="console-stack">
      <div className="console-filters">
        <TextField label="Provider" hint="Its name in the catalogue." {...box('provider')} />
        <TextField label="Object" hint="Its name there." {...box('object')} />
        <Select label="Records go to" options={destinations} {...box('destination')} />
      </div>
      <FormProblem isKept={chosen !== first} />
      <Command copies="Copy" title={`The manifest of ${integrationOf(meant)}`} text={manifestOf(meant)} />
      <Command copies="Copy" title="Deploy it" text={deployCommand(baseUrl, project)} />
    </div>
  );
}
