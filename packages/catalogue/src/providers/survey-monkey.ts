import { person, signIn } from '../plain-entries.ts';

// There is no health check: the call that could serve needs a scope of its own.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const surveyMonkey = signIn({
  name: 'SurveyMonkey',
  base: 'https://api.surveymonkey.com',
  auth: 'https://api.surveymonkey.com/oauth/authorize',
  token: 'https://api.surveymonkey.com/oauth/token',
  page: 'https://api.surveymonkey.com/v3/docs#authentication',
  account: person('https://api.surveymonkey.com/v3/users/me', 'id', 'https://api.surveymonkey.com/v3/docs', {
    name: 'username',
    email: 'email',
  }),
});
