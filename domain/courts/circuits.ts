/** The federal circuits, by the part of their court's web host that names them (`www.ca3.uscourts.gov`). */
export const circuits: Record<string, string> = {
  ca1: 'First Circuit',
  ca2: 'Second Circuit',
  ca3: 'Third Circuit',
  ca4: 'Fourth Circuit',
  ca5: 'Fifth Circuit',
  ca6: 'Sixth Circuit',
  ca7: 'Seventh Circuit',
  ca8: 'Eighth Circuit',
  ca9: 'Ninth Circuit',
  ca10: 'Tenth Circuit',
  ca11: 'Eleventh Circuit',
  cadc: 'District of Columbia Circuit',
  cafc: 'Federal Circuit',
};
