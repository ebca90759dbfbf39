import { readCategories } from '../readCategories.ts';

/** Case categories of New York: request for judicial intervention (UCS-840) and the courts’ own kinds of proceedings; the codes are the portal’s. */
export const newYorkCategories = readCategories(`
  new_york.sup.mat-c|MAT-C|Contested matrimonial|Matrimonial|Family Law|parties_and_counsel_only|depends|civil_ny|high|Dom. Rel. Law 235
  new_york.sup.mat-u|MAT-U|Uncontested matrimonial|Matrimonial|Family Law|parties_and_counsel_only|depends|civil_ny|high|Dom. Rel. Law 235
  new_york.rji.co1|CO1|Business entity|Commercial|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.co2|CO2|Contract|Commercial|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.co3|CO3|Insurance (insurer a party)|Commercial|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.co4|CO4|UCC (sales, negotiable instruments)|Commercial|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.co5|CO5|Other commercial|Commercial|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.to1|TO1|Asbestos|Tort|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.to2|TO2|Environmental|Tort|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.to3|TO3|Medical, dental or podiatric malpractice|Tort|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.to4|TO4|Motor vehicle|Tort|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.to5|TO5|Products liability|Tort|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.to6|TO6|Other negligence|Tort|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.to7|TO7|Other professional malpractice|Tort|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.to8|TO8|Child or adult survivors act|Tort|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.to9|TO9|Other tort|Tort|Civil Complaint|public|yes|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.re1|RE1|Condemnation|Real property|Civil Complaint|public|depends|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.re2|RE2|Mortgage foreclosure (residential)|Real property|Civil Complaint|public|depends|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.re3|RE3|Mortgage foreclosure (commercial)|Real property|Civil Complaint|public|depends|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.re4|RE4|Partition|Real property|Civil Complaint|public|depends|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.re5|RE5|Tax certiorari|Real property|Civil Complaint|public|depends|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.re6|RE6|Tax foreclosure|Real property|Civil Complaint|public|depends|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.re7|RE7|Other real property|Real property|Civil Complaint|public|depends|civil_ny|high|22 NYCRR 202.6; RJI form UCS-840
  new_york.rji.a75|A75|CPLR article 75 arbitration|Special proceeding|Civil Complaint|public|no|matter_v_ny|high|RJI form UCS-840
  new_york.rji.a78|A78|CPLR article 78 body or officer|Special proceeding|Civil Complaint|public|no|matter_v_ny|high|RJI form UCS-840
  new_york.rji.el|EL|Election Law|Special proceeding|Civil Complaint|public|no|matter_v_ny|high|RJI form UCS-840
  new_york.rji.erpo|ERPO|Extreme risk protection order|Special proceeding|Civil Complaint|sealed_if_denied|no|matter_v_ny|uncertain|RJI form UCS-840
  new_york.rji.k|K|Assisted outpatient treatment (MHL 9.60)|Special proceeding|Civil Complaint|confidential|no|matter_v_ny|high|MHL 33.13
  new_york.rji.mhl10|MHL10|Sex offender civil management (MHL 10)|Special proceeding|Civil Complaint|public|yes|matter_v_ny|high|RJI form UCS-840
  new_york.rji.mhl81|MHL81|Guardianship of incapacitated person (MHL 81)|Special proceeding|Civil Complaint|party_confidential_parts|yes|guardian_ny|high|MHL 81.14
  new_york.rji.osp|OSP|Other special proceeding|Special proceeding|Civil Complaint|public|no|matter_v_ny|high|RJI form UCS-840
  new_york.rji.nc|NC|Change of name or sex designation|Other|Civil Complaint|public|no|name_change|high||may be sealed (Civ. Rights Law 64-a, 67-b)
  new_york.rji.hc|HC|Habeas corpus|Other|Civil Complaint|public|no|matter_v_ny|high
  new_york.rji.lca|LCA|Local court appeal|Other|Civil Complaint|public|no|matter_v_ny|high
  new_york.rji.ml|ML|Mechanic's lien|Other|Civil Complaint|public|no|matter_v_ny|high
  new_york.rji.nfp|NFP|Sale or finance of religious or not-for-profit property|Other|Civil Complaint|public|no|matter_v_ny|high
  new_york.rji.pp|PP|Pistol permit|Other|Civil Complaint|public|no|matter_v_ny|high
  new_york.sur.prob|PROB|Probate|Surrogate’s Court|Probate|public|depends|estate|high|SCPA 2501; 22 NYCRR 207.64
  new_york.sur.adm|ADM|Administration|Surrogate’s Court|Probate|public|depends|estate|high|SCPA 2501; 22 NYCRR 207.64
  new_york.sur.vol|VOL|Voluntary administration (small estate)|Surrogate’s Court|Probate|public|depends|estate|high|SCPA 2501; 22 NYCRR 207.64
  new_york.sur.acc|ACC|Accounting|Surrogate’s Court|Probate|public|depends|estate|high|SCPA 2501; 22 NYCRR 207.64
  new_york.sur.gdn|GDN|Guardianship of minor (SCPA 17)|Surrogate’s Court|Probate|public|depends|guardianship|high|SCPA 2501; 22 NYCRR 207.64
  new_york.sur.17a|17A|Guardianship of developmentally disabled (SCPA 17-A)|Surrogate’s Court|Probate|parties_and_counsel_only|depends|guardianship|high|SCPA 2501; 22 NYCRR 207.64
  new_york.sur.adop|ADOP|Adoption|Surrogate’s Court|Probate|confidential|depends|adoption|high|Dom. Rel. Law 114
  new_york.sur.misc|MISC|Miscellaneous|Surrogate’s Court|Probate|public|depends|estate|high|SCPA 2501; 22 NYCRR 207.64
  new_york.fc.v|V|Custody or visitation|Family Court|Family Law|parties_and_counsel_only|no|matter_v_ny|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.fc.f|F|Support|Family Court|Family Law|parties_and_counsel_only|no|matter_v_ny|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.fc.p|P|Paternity or parentage|Family Court|Family Law|parties_and_counsel_only|no|matter_v_ny|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.fc.o|O|Family offense|Family Court|Family Law|parties_and_counsel_only|no|matter_v_ny|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.fc.nn|NN|Neglect|Family Court|Family Law|parties_and_counsel_only|no|juvenile|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.fc.na|NA|Abuse|Family Court|Family Law|parties_and_counsel_only|no|juvenile|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.fc.b|B|Termination of parental rights|Family Court|Family Law|parties_and_counsel_only|no|juvenile|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.fc.g|G|Guardianship|Family Court|Family Law|parties_and_counsel_only|no|juvenile|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.fc.a|A|Adoption|Family Court|Family Law|confidential|no|adoption|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.fc.d|D|Juvenile delinquency|Family Court|Family Law|confidential|no|juvenile|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.fc.s|S|Person in need of supervision|Family Court|Family Law|confidential|no|juvenile|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.fc.u|U|Interstate support|Family Court|Family Law|parties_and_counsel_only|no|matter_v_ny|high|Fam. Ct. Act 166; 22 NYCRR 205.5
  new_york.cr.ind|IND|Indictment (Supreme or County)|Criminal|Criminal|public|yes|criminal_people|high|CPL 160.50-160.59 sealing
  new_york.cr.sci|SCI|Superior court information|Criminal|Criminal|public|yes|criminal_people|high|CPL 160.50-160.59 sealing
  new_york.cr.cr|CR|Criminal court complaint or information|Criminal|Criminal|public|yes|criminal_people|high|CPL 160.50-160.59 sealing
  new_york.loc.cv|CV|Civil action (NYC Civil, City)|Civil Court|Civil Complaint|public|yes|civil_ny|high
  new_york.loc.lt|LT|Landlord and tenant|Civil Court|Civil Complaint|public|depends|civil_ny|high||NY bars tenant blacklist use of court data (RPL 227-f); bulk limits
  new_york.loc.hp|HP|Housing part proceeding|Civil Court|Civil Complaint|public|depends|matter_v_ny|high
  new_york.loc.sc|SC|Small claims|Civil Court|Small Claims|public|depends|civil_ny|high
  new_york.loc.cm|CM|Commercial claims|Civil Court|Small Claims|public|depends|civil_ny|high
  new_york.loc.nc|NC|Name change (Civil Court)|Civil Court|Civil Complaint|public|depends|name_change|high
  new_york.app.a-civ|A-CIV|Civil appeal|Appellate|Civil Complaint|public|no|appeal|high
  new_york.app.a-crim|A-CRIM|Criminal appeal|Appellate|Criminal|public|no|as_below|high
  new_york.app.a-fam|A-FAM|Family or juvenile appeal|Appellate|Family Law|initials_or_confidential|no|as_below|high
  new_york.app.a-writ|A-WRIT|Original writ|Appellate|Civil Complaint|public|no|in_re|high
`);
