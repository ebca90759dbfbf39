import { sql } from 'drizzle-orm';
import pg from 'pg';
import { fillCourt } from '#server/testing/fillCourt';
import { openCourt } from './openCourt.ts';

/**
 * `npm run bench:chambers`: a court with 20,000 filings in 5,000 cases, all of them one judge’s, with hearings of the
 * day and 100 matters under submission; measures My day over HTTP without a network. The last line is JSON.
 */

const filings = 20_000;
const warmUps = 3;
const times = 20;

const court = await openCourt();
try {
  const clerk = await court.join('clerk');
  const judge = await court.join('judge');
  const attorney = await court.join('attorney');
  const people = { court: court.court, clerk: clerk.person_id, judge: judge.person_id, attorney: attorney.person_id };
  await fillCourt(court.connection, people, filings);
  await court.services.db.execute(
    sql`update cases set judge_id = ${judge.person_id}, status = 'open', closed_on = null, state = null, disposition = null`,
  );
  await court.services.db.execute(sql`
    insert into rulings (court_id, case_id, filing_id, judge_id, disposition, stage, submitted_on, clock, due_on, prepared_by, prepared_at, ruled_at)
    select court_id, case_id, id, ${judge.person_id}, 'submitted', 'final', current_date - 40, 'CA-90', current_date + 50, ${judge.person_id}, now(), now()
    from filings where case_id is not null and document_type = 'motion' limit 100`);
  await court.services.db.execute(sql`analyze`);
  const [count] = (
    await court.services.db.execute(sql`
    select (select count(*) from cases where judge_id = ${judge.person_id})::int cases,
      (select count(*) from hearings where hearing_date between current_date and current_date + 7)::int week,
      (select count(*) from rulings)::int submitted`)
  ).rows;
  console.log(JSON.stringify(count));
  const figures = [];
  for (const url of ['/chambers/my-day/', '/chambers/awaiting/?kind=ruling', '/chambers/awaiting/?kind=signature']) {
    const taken: number[] = [];
    let statements = 0;
    let bytes = 0;
    for (let time = -warmUps; time < times; time += 1) {
      const query = pg.Client.prototype.query;
      statements = 0;
      // biome-ignore lint/suspicious/noExplicitAny: it only counts the calls.
      (pg.Client.prototype as any).query = function counted(...given: unknown[]) {
        statements += 1;
        return (query as (...all: unknown[]) => unknown).apply(this, given);
      };
      const start = performance.now();
      const reply = await court.app.inject({
        method: 'GET',
        url: `/api${url}`,
        headers: { authorization: `Bearer ${judge.token}` },
      });
      if (time >= 0) taken.push(performance.now() - start);
      pg.Client.prototype.query = query;
      if (reply.statusCode !== 200) throw new Error(`${url} returned ${reply.statusCode}: ${reply.body}`);
      bytes = reply.body.length;
    }
    taken.sort((one, other) => one - other);
    const figure = {
      url,
      median_ms: Math.round(taken[times / 2]!),
      p95_ms: Math.round(taken[Math.ceil(times * 0.95) - 1]!),
      statements,
      bytes,
    };
    figures.push(figure);
    console.log(
      `  ${url.padEnd(40)} ${figure.median_ms} ms, p95 ${figure.p95_ms} ms, ${statements} statements, ${bytes} bytes`,
    );
  }
  console.log(JSON.stringify({ ...count, figures }));
} finally {
  await court.close();
}
