import { List, Row } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { setupProgressQuery } from '../../data/setup-progress.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { StateMark } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { Head } from '../../shell/Head.tsx';
import { BeforeCustomers, LastHeard } from './BeforeCustomers.tsx';
import { StepHelp, type StepHelpProps } from './StepHelp.tsx';
import { isOwed, progressTitle, stepWords } from './step-words.ts';

const route = getRouteApi('/$project/get-started');

/** The way to the first record. Each step is ticked by what the server has seen, without a reload. */
export function GetStartedPage() {
  const { project } = route.useParams();
  const query = useQuery(setupProgressQuery(project));
  return (
    <>
      <Head
        title={query.data ? progressTitle(query.data) : 'Get started'}
        crumbs={['Get started']}
        detail="Steps tick themselves as soon as the server sees what they are about."
      />
      <Loaded query={query} what="the steps">
        {({ steps }) => (
          <>
            <progress
              className="console-progress"
              aria-label="Steps that are done"
              max={steps.length}
              value={steps.filter(({ isDone }) => isDone).length}
            />
            <div className="console-columns">
              <List>
                {steps.map((step) => (
                  <Step
                    key={step.name}
                    project={project}
                    step={step}
                    isNext={step === steps.find(isOwed)}
                    integration={steps.find(({ name }) => name === 'integration')?.label}
                  />
                ))}
              </List>
              <aside className="console-aside" aria-label="Before customers">
                <BeforeCustomers project={project} />
                <LastHeard project={project} />
              </aside>
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

function Step({ isNext, ...help }: StepHelpProps & { isNext: boolean }) {
  const { step } = help;
  const { title, how } = stepWords(step.name);
  return (
    <Row
      wraps
      lead={
        <StateMark
          state={step.isDone ? { tone: 'success', icon: 'success' } : { tone: 'neutral', icon: 'todo' }}
        />
      }
      title={title}
      detail={
        step.isDone ? (
          <>
            {step.label && <bdi>{step.label}</bdi>}
            {step.label && step.time && '\u00a0· '}
            {step.time && <Time at={step.time} />}
            {!step.label && !step.time && 'Done'}
          </>
        ) : (
          <>
            {isNext && 'Next. '}
            {how}
            {(isNext || step.name === 'provider_app') && <StepHelp {...help} />}
          </>
        )
      }
    />
  );
}
