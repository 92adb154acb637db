import '@dowel/react/styles';
import { Integrations } from './Integrations';
import { whoIsSignedIn } from './session';

/** app/integrations/page.tsx: a server component. It knows who is signed in before anything is drawn. */
export default async function Page() {
  const person = await whoIsSignedIn();
  return <Integrations groupRef={person.companyId} consumerRef={person.id} />;
}
