import type { Session } from './signIn.ts';

type Row = { id: string };

/** Addresses of a case, an attorney, a resource, and an analyzed filing of the sample court, by their routes. */
export async function findIds(address: string, { token }: Session): Promise<Record<string, string>> {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
    return response.json();
  };
  const { results: cases } = (await read('/cases/')) as { results: Row[] };
  const { data: attorneys } = (await read('/attorneys/')) as { data: Row[] };
  const filing = await findFiling(read);
  return {
    '/cases/:id': `/cases/${cases[0]!.id}`,
    '/attorneys/edit-attorney/:id': `/attorneys/edit-attorney/${attorneys[0]!.id}`,
    '/attorneys/view-attorney/:id': `/attorneys/view-attorney/${attorneys[0]!.id}`,
    '/self-help/:id': '/self-help/fee-waiver',
    filing: `/review?filing=${filing}`,
  };
}

/**
 * The first analyzed filing in the review queue. The sample court continues to file and analyze for a while after its
 * start.
 */
async function findFiling(read: (path: string) => Promise<unknown>): Promise<string> {
  for (let waited = 0; waited < 120; waited += 1) {
    const { results } = (await read('/review/')) as { results: (Row & { analysis_state: string })[] };
    const analyzed = results.find(({ analysis_state }) => analysis_state === 'done');
    if (analyzed) return analyzed.id;
    await new Promise((resume) => setTimeout(resume, 1000));
  }
  throw new Error('No filing of the sample court was analyzed within two minutes.');
}
