import { anyOf, pattern } from '#domain/text/pattern';

/** Words that end with a point within the name of a party (Bluebook T6, T10, titles and the like). */
export const abbreviations = new Set(
  `Loc Apts Assocs Sols Distribs Intern Pharma Techn Telcomm Cmtys Enters Hldgs Inds Invs Lbr Lumb Mgt Prtnrs Tr Trs Secur Sec Sav Acad Acct Accts Adm Admin Adver Aff Affs Agric Ala Alb All Am Amer Amends Anc And Ann App Appx Apr Ariz Ark Arb Arch
  Ass Assn Assoc Assocs Assur Atl Att Atty Aug Auth Auto Ave Balt Bank Bankr Bd Behav Ben Benef Bhd Biochem Bldg Blvd
  Bos Bor Bros Broad Brok Bur Bus Cal Can Cap Cas Cath Cent Ch Chem Chi Chron Cin Cir Civ Cl Clev Clin Cmm Cmmn Cmty Cnty
  Co Cos Coal Coll Colo Com Comm Commc Commn Commr Commw Comp Compar Comput Conf Cong Conn Consol Const Constr
  Consult Contemp Cont Contr Conv Coop Corp Corps Corr Cos Cosm Couns Cr Crim Ct Cty Cuyahoga Dall Deb Dec Def Del Dep
  Dept Det Detr Dev Dig Dir Disc Disp Dist Distrib Div Doc Dr Dwg Econ Ed Educ Elec Elecs Emp Emps Empl Eng Engg Engr
  Enter Enters Ent Env Envtl Equal Equip Esq Est Etc Eur Ex Exam Exch Exec Exp Expl Exps Export Fac Fam Feb Fed Fid
  Fin Fl Fla Flt Fms Found Ft Fund Ga Gen Geo Glob Gov Govt Grp Guar Haw Hawaii Hisp Hist Hon Hosp Hosps Hous Hts Hum Ill Immigr
  Imp Imps Inc Indem Indep Ind Indus Info Inj Ins Inst Insts Int Intell Interdisc Intl Inv Invs Jan Jr Jud Juv Kan
  Ky La Lab Labs Legis Liab Lib Lit Litig Ltd Mach Mag Maint Mar Mass Mech Med Mem Mem'l Merch Metro Mfg Mfr Mfrs
  Mgmt Mich Mil Minn Miss Mkt Mktg Mo Mod Mont Mortg Mr Mrs Ms Mt Mun Mut Narc Nat Natl Neb Nev No Nos Nov Nw Oct Off
  Offs Okla Op Opp Ops Or Org Orgs Org'n Pa Pac Par Parl Patrol Pat Peb Pers Pharm Pharms Phila Phil Phila Phys Pl Plan Planning
  Pol Polit Prac Pres Priv Prob Probs Proc Prod Prods Prof Prop Props Prot Psych Pub Publ Publg Publn Pvt Ref Refin Reg Regs Rehab Reins
  Rel Rels Relat Rep Reprod Res Rest Resv Ret Rev Rd Roch Ry Sac Sask Sav Savs Sch Schs Sci Scot Sec Secs Sept Sen Ser Serv Servs Sgt
  Soc Sols Solic Spec St Sta Stat Statist Std Stds Ste Steamship Stud Subcomm Sup Super Supp Sur Surg Surv Sys Syss Tax Tech Techs Tel Tele Telecomm Telecomms
  Temp Tenn Ter Terr Tex Tit Toolk Tr Transcon Transp Treas Trs Tun Tpk Twp U Un Unif Univ Unst Urb Util Utils Va Val
  Veh Vill Vt Wash Wholes Wis Wyo Yr Yrs Narcs Messrs Mme Rt Rte Capt Cpl Det Insp Lt Maj Col Rev Fr Ald Supt Cllr Prot Twp Spec Sers
  Acq Acqs Advoc Alt Alts Archit Athl Aviat Bev Beverages Biotech Brew Cem Condo Cosmet Discip Ecol Elect Electr Enf Entm Entmt Expo Fedn Fert Frat
  Furn Grocs Groc Hldg Hort Intern Invest Irr Jewel Lodg Manuf Merc Mktpl Nurs Obstet Occ Orthop Packg Partn Petrol Photo Plast Pship Ptnr Ptnrs Publ
  Quar Recr Regl Regul Relig Rev Sanit Schol Subs Tchr Tchrs Theol Tob Trad Trans Trib Vet Vocat Whol Whse Wkr Wkrs Wks Wtr Solar Mgmnt`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);

/** Small words within the names of parties. */
export const connectors = new Set(
  `of and the for on in to by at as a an ex rel rel. et al al. de del della da di do dos du la las le les los y e van von
  der den ter zu af av el al- behalf d/b/a dba f/k/a fka a/k/a aka n/k/a o/b/o c/o p.p.a. ppa his her their with from or v/o individually
  interest matter upon through its non`.split(/\s+/),
);

const nameContinuations = [
  'Inc',
  'L.?L.?C',
  'Ltd',
  'Co',
  'Corp',
  'Cos',
  'L.?P',
  'L.?L.?P',
  'P.?C',
  'P.?A',
  'P.?L.?L.?C',
  'N.?A',
  'S.?A',
  'S.?C',
  'LCC',
  'A.?G',
  'N.?V',
  'B.?V',
  'GmbH',
  'PLC',
  'plc',
  'S.?p.?A',
  'F.?S.?B',
  'U.?S.?A',
  'Jr',
  'Sr',
  'II',
  'III',
  'IV',
  'et',
  'd/b/a',
  'dba',
  'as',
  'individually',
  'Esq',
  'M.?D',
  'Ph.?D',
  'Trustee',
  'Ala',
  'Alaska',
  'Ariz',
  'Ark',
  'Cal',
  'Colo',
  'Conn',
  'Del',
  'D.?C',
  'Fla',
  'Ga',
  'Haw',
  'Idaho',
  'Ill',
  'Ind',
  'Iowa',
  'Kan',
  'Ky',
  'La',
  'Me',
  'Md',
  'Mass',
  'Mich',
  'Minn',
  'Miss',
  'Mo',
  'Mont',
  'Neb',
  'Nev',
  'N.?H',
  'N.?J',
  'N.?M',
  'N.?Y',
  'N.?C',
  'N.?D',
  'Ohio',
  'Okla',
  'Or',
  'Pa',
  'R.?I',
  'S.?D',
  'Tenn',
  'Tex',
  'Utah',
  'Vt',
  'Va',
  'Wash',
  'W.? ?Va',
  'Wis',
  'Wyo',
  'Local',
  'Pension',
  'AFL-CIO',
  'S.?E',
  'Incorporated',
  'Limited',
  'LLP',
  'Lda',
  'Ltda',
  'C.?A',
  'K.?K',
  'A.?S',
  'Oy',
  'AB',
  'on',
  'ex',
  'by',
  'No',
];
/** What may follow a comma within the name of a party. */
export const designators = pattern()`^${anyOf(nameContinuations)}(?:[.,]|$)`;

/** Words before a case name that are not part of it. */
export const leads = new Set(
  `see also but cf cf. e.g. e.g compare accord contra and in the under as since when while because although thus therefore
  however moreover first second third here both unlike like after before following overruling court id id. ibid citing
  quoting cites quotes from by with for to on at of or if whether where that this these those accordingly applying
  recently similarly likewise consequently further furthermore finally additionally indeed yet still even so then
  again instead namely including cited citation citations using via per discussing explaining holding rejecting
  adopting distinguishing reversing affirming affirmed aff'd rev'd remanded denied granted dismissed vacated modified
  reh'g cert cert. until given perhaps though nor than it is was are were be been a an such only
  ed eds citing quoting plaintiff plaintiffs defendant defendants appellant appellee petitioner respondent plaintiff's defendant's
  relying decision decisions opinion case opinions`.split(/\s+/),
);

/** The name of a case does not extend past any of these. */
export const walls = new Set(
  `see cf citing quoting compare accord contra cases authorities statutes page page(s) pages rules constitution
  certiorari cir supra infra id ibid passim aff'd rev'd overruled abrogated denied e.g`.split(/\s+/),
);

/** Parties of many cases, whose name alone does not identify a case. */
export const commonParties = new Set(
  `united states|us|u.s.|state|the state|people|the people|commonwealth|the commonwealth|city|county|town|government|
  united states of america|usa|u.s.a.|board|commissioner|secretary|attorney general|department|in re|ex parte|matter|doe|roe|
  california|texas|new york|florida|illinois|ohio|virginia|washington|district of columbia|company|corporation|inc.|corp.|sys.|co.`
    .split('|')
    .map((name) => name.trim()),
);
