import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactRequests } from '#server/db/schema';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ env: { DEMO_URL: 'https://book.example.gov/demo' } });
});
afterAll(() => court.stop());

const asked = {
  about: 'pilot',
  full_name: 'Casey Visitor',
  email: ' Casey@Court.Example.gov ',
  organization: 'Court of Samples',
};

test('a visitor’s browser may know the court’s name, the provider’s name and the external pages', async () => {
  const site = await court.as('visitor').get('/site/');
  expect(site.statusCode).toBe(200);
  expect(site.json()).toEqual({
    court_name: 'Superior Court, County of Alder',
    evaluation: true,
    provider_name: 'the evaluation provider',
    sample_court: null,
    links: { demo: 'https://book.example.gov/demo', early_access: null, pilot: null },
  });
});

test('a visitor’s request for the pilot is kept, and stands on the court’s record', async () => {
  const reply = await court.as('visitor').post('/contact/', asked);
  expect(reply.statusCode).toBe(201);
  expect(await court.db.select().from(contactRequests)).toMatchObject([
    { ...asked, email: 'casey@court.example.gov', message: '' },
  ]);
  const [line] = (await court.as('court_administrator').get('/activities/logs')).json().results;
  expect(line).toMatchObject({ action: 'contact_requested', description: 'Court of Samples asked about pilot.' });
});

test.each([
  ['without a name', { full_name: ' ' }, 'full_name', 'Full name is required'],
  ['without an organization', { organization: '' }, 'organization', 'Organization is required'],
  ['with an address that is none', { email: 'casey' }, 'email', 'Email is invalid'],
  ['about nothing that is offered', { about: 'lunch' }, 'about', /./],
])('a request %s is refused, and the field is named', async (_what, changes, field, message) => {
  const reply = await court.as('visitor').post('/contact/', { ...asked, ...changes });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().details.fields).toEqual([{ field, message: expect.stringMatching(message) }]);
});
