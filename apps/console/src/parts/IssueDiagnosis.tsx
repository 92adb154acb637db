import { Button, Icon } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { useUpdateIssue } from '../data/issues.ts';
import { affectsWords, issueState, issueTitle, stopsWords } from '../words/issues.ts';
import { actorWords } from '../words/states.ts';
import { whatToTell } from '../words/tell.ts';
import { Diagnosis } from './Diagnosis.tsx';
import { Time } from './Time.tsx';

export interface IssueDiagnosisProps {
  issue: Issue;
  /** What people call the provider, the product and the customer. */
  provider: string;
  product: string;
  customer: string;
}

/** An issue with everything that is known of it. */
export function IssueDiagnosis({ issue, provider, product, customer }: IssueDiagnosisProps) {
  const update = useUpdateIssue();
  const { id, actor, reason, since, nextStep, words, toldTime } = issue;
  const concerned = issue.affects.first.map(({ integrationName }) => integrationName);
  const title = issueTitle(issue, provider);
  return (
    <Diagnosis
      state={issueState(issue)}
      title={concerned.length > 0 ? `${[...new Set(concerned)].join(', ')}: ${title}` : title}
      detail={nextStep}
      facts={[
        [
          'Who must act',
          actorWords(actor, `${customer}: anybody there with an account at ${provider}`, provider),
        ],
        ['Why', words],
        ['Since', <Time key="since" at={since} />],
        ['Stops', stopsWords(issue)],
        ['Concerns', affectsWords(issue)],
        ['Told', toldTime ? <Time key="told" at={toldTime} /> : 'Not yet'],
        ['Note', issue.note],
        ['Code', <span key="code" className="console-mono">{`${reason} · actor ${actor}`}</span>],
      ]}
      say={whatToTell({ actor, reason, since, provider, product })}
      actions={
        <Button
          variant="quiet"
          size="sm"
          isBusy={update.isPending}
          onClick={() => update.mutate({ id, told: toldTime === undefined })}
        >
          <Icon name="check" />
          {toldTime === undefined ? 'Mark as told' : 'Not told after all'}
        </Button>
      }
    />
  );
}
