import { randomUUID } from 'node:crypto';
import { writeSheet } from '../batches/writeSheet.ts';

/** A separator sheet that the court's register does not have. */
export function sheetOfAnother(): Promise<Buffer> {
  const id = randomUUID();
  const filer = { kind: 'person', name: 'Ada Rowe', address: '', phone: '', email: '' } as const;
  return writeSheet({
    sheet: {
      ...{ id, court_id: 'elsewhere', kind: 'lead', channel: 'mail', case_id: null, case_type: null },
      filer: { ...filer, bar_number: null, attorney_id: null },
      ...{ made_by: id, made_at: new Date() },
    },
    court: 'Another court',
    case_number: null,
    at: new Date(),
  });
}
