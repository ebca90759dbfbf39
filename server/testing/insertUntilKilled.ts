// A portal with only a database: it inserts rows, and prints the number of each one, until it is killed.
import { closeDatabase, openDatabase } from '#server/db/db';
import { superviseDatabase } from '#server/db/superviseDatabase';

const [dataDir = ''] = process.argv.slice(2);
const supervised = await superviseDatabase(dataDir, { log: { ...console, info: () => {} } });
const db = openDatabase(supervised.owner);
await db.$client.query('create table if not exists received (number integer primary key)');
process.once('SIGTERM', async () => {
  await closeDatabase(db);
  await supervised.close();
  process.exit(0);
});

for (let number = 1; ; number++) {
  await db.$client.query('insert into received values ($1)', [number]);
  process.stdout.write(`${number}\n`);
}
