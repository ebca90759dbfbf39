import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { pathTo } from '#domain/paths/pathTo';
import { pathToFound } from '#domain/paths/pathToFound';
import { routes } from '#web/routes.tsx';

const paths = [
  pathTo.filing('1'),
  pathTo.filingsOf('1'),
  pathTo.filings('waiting'),
  pathTo.queue({ case_type: 'Small Claims', sort: 'age' }),
  pathTo.review('1'),
  pathTo.case('1'),
  pathToFound.fileInto('1'),
  pathToFound.schedule('26CV00431'),
  pathToFound.judgesHearings('1'),
  pathToFound.calculator({ system: 'california', event: 'hearing_date', day: '2026-12-15' }),
  pathToFound.resource('fee-waiver'),
  pathToFound.requirements('CRC 2.111'),
  pathToFound.authority('1'),
  pathTo.cases({ status: 'open', case_type: 'Probate' }),
  pathTo.deadlines({ state: 'urgent', q: '26CV00431' }),
  pathTo.hearings(),
  pathTo.hearing('1', '2026-03-17'),
  pathTo.awaiting(),
  pathTo.paper('1'),
  pathTo.people('judges'),
  pathTo.accessRequests(),
  pathTo.webhooks(),
  pathTo.components(),
  pathTo.accessReview(),
  pathTo.ownAccess(),
  pathTo.webhook('1'),
  pathTo.settings('profile'),
  pathTo.judgeDashboard(),
];

test.each(paths)('%s, which answers and figures link to, is a screen', (path) => {
  const found = matchRoutes(routes, new URL(path, 'http://court.test').pathname)?.at(-1);
  expect(found?.route.path).toBeDefined();
  expect(found?.route.path).not.toBe('*');
});
