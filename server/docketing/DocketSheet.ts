/** What a docket sheet prints. Days are YYYY-MM-DD. */
export type DocketSheet = {
  court: string;
  case_number: string;
  title: string;
  case_type: string;
  status: string;
  judge: string | null;
  opened_on: string;
  closed_on: string | null;
  disposition: string | null;
  parties: { full_name: string; role: string; counsel: string | null }[];
  entries: { number: number; filed_on: string; entered_on: string; text: string; note: string | null }[];
  made_at: Date;
  time_zone: string;
  certificate: { clerk: string; sha256: string } | null;
};
