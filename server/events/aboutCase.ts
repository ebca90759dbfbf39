type Held = { id: string; court_id: string; case_number: string };

/** The parts of an announcement about a change of a case of which no person is notified. */
export function aboutCase({ id, court_id, case_number }: Held) {
  return { values: {}, about: { case: { id, case_number } }, court_id, to: [] };
}
