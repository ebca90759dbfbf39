/** Codes that are cited by letters alone, and further ways to write others: `name|other ways|marks`; § where
 * no section is cited without its sign, since the letters are too few. */
export const codeNames = `
U.S.C.|USC;U. S. C.;U.S. Code;United States Code
U.S.C.A.|USCA;U. S. C. A.
U.S.C.S.|USCS
C.F.R.|CFR;C. F. R.;Code of Federal Regulations
I.R.C.|IRC;Internal Revenue Code
U.S.S.G.|USSG|§
I.N.A.|INA|§
U.C.C.|UCC|§
UCMJ||§
ILCS|ILL. COMP. STAT.
A.R.S.|ARS|§
C.R.S.|CRS|§
O.C.G.A.|OCGA|§
K.S.A.|KSA|§
G.L.|M.G.L.;MGL|§
MCL|M.C.L.;MCLA|§
N.J.S.A.|NJSA;N.J.S.|§
N.J.A.C.||§
R.C.|ORC|§
O.R.S.|ORS|§
R.C.W.|RCW|§
N.R.S.|NRS|§
N.M.S.A.|NMSA|§
K.R.S.|KRS|§
R.S.Mo.|RSMo|§
H.R.S.|HRS|§
R.S.A.|RSA|§
S.D.C.L.|SDCL|§
N.D.C.C.||§
N.C.G.S.|NCGS|§
C.G.S.||§
T.C.A.|TCA|§
V.A.M.S.||§
V.T.C.A.||§
Pa.C.S.|Pa. C.S.A.;Pa.C.S.A.
P.S.||§
V.S.A.||§
M.R.S.|M.R.S.A.|§
CPLR|C.P.L.R.;N.Y. C.P.L.R.|§
CPL||§
I.C.||§
L.P.R.A.||§
D.C. Code||§
`;

/** Words at least one of which is in the name of a code. */
export const codeWords = new Set(
  'code codes stat stats statutes laws law rev ann const regs comp act cplr c.p.l.r r reg admin gen'.split(' '),
);

/** How the name of a state's code begins. */
export const jurisdictions = new Set(
  `Ala Alaska Ariz Ark Cal Calif Colo Conn Del D.C Fla Ga Haw Idaho Ill Ind Iowa Kan Ky La Me Md Mass Mich Minn Miss Mo
  Mont Neb Nev N.H N.J N.M N.Y N.C N.D Ohio Okla Or Pa R.I S.C S.D Tenn Tex Utah Vt Va Wash W Wis Wyo U.S P.R Guam V.I
  Alabama Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Illinois Indiana Kansas Kentucky
  Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada New North Oklahoma
  Oregon Pennsylvania Rhode South Tennessee Texas Vermont Virginia Washington West Wisconsin Wyoming Federal United Vernon's
  McKinney's`.split(/\s+/),
);
