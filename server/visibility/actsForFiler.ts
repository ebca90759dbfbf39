import type { Actor } from '#server/kernel/actor';

type Viewer = Pick<Actor, 'person_id' | 'firm'>;

/** Whether a person is the filer, or a member of the filer's firm who prepares the filer's documents. */
export const preparesFor = ({ person_id, firm }: Viewer, filer_id: string): boolean =>
  filer_id === person_id || (firm?.acts_for.includes(filer_id) ?? false);

/** Whether a person is the filer, or a member of the filer's firm who files for the filer. */
export const filesFor = ({ person_id, firm }: Viewer, filer_id: string): boolean =>
  filer_id === person_id || (firm?.files_for.includes(filer_id) ?? false);
