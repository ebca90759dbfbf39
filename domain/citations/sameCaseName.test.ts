import { describe, expect, test } from 'vitest';
import { sameCaseName } from './sameCaseName.ts';

describe('a case is the same', () => {
  test.each([
    ['Bell Atl. Corp. v. Twombly', 'Bell Atlantic Corporation v. Twombly'],
    ['Bell Atlantic v. Twombly', 'Bell Atlantic Corp. et al. v. William Twombly et al.'],
    ['Twombly', 'Bell Atlantic Corp. v. Twombly'],
    [
      'Daubert v. Merrell Dow Pharms., Inc.',
      'William DAUBERT, et ux., etc., et al., Petitioners v. MERRELL DOW PHARMACEUTICALS, INC.',
    ],
    ['Ashcroft v. Iqbal', 'John D. Ashcroft, Former Attorney General, et al. v. Javaid Iqbal et al.'],
    ['Int’l Shoe Co. v. Washington', 'International Shoe Company v. State of Washington'],
    ["Hunter's Lessee v. Martin", 'Martin v. Hunter’s Lessee'],
    ['World-Wide Volkswagen Corp. v. Woodson', 'Worldwide Volkswagen v. Woodson'],
    ['Texas v. Johnson', 'State of Texas v. Gregory Lee Johnson'],
    ['People v. Sandoval', 'The People of the State of California v. Sandoval'],
    ['State v. Hobart', 'Commonwealth v. Hobart'],
    ['United States v. Lopez', 'U.S. v. Lopez'],
    ['U. S. v. Lopez', 'United States of America v. Alfonso Lopez, Jr.'],
    ['In re Gault', 'Application of Gault'],
    ['Ex parte Young', 'Young, Ex parte'],
    ['Marriage of Greenway & Osei', 'In re the Marriage of Greenway and Osei'],
    ['SEC v. W.J. Howey Co.', 'Securities & Exchange Commission v. W. J. Howey Company'],
    ['N.L.R.B. v. Jones & Laughlin Steel Corp.', 'National Labor Relations Board v. Jones and Laughlin Steel'],
    ['Vega v. Colvin', 'Vega v. Astrue'],
    ['Vega v. Comm’r of Soc. Sec.', 'Vega v. Kijakazi'],
    ['Adeyemi v. Holder', 'Adeyemi v. Attorney General of the United States'],
    ['Trent v. Warden, Folsom State Prison', 'Trent v. Madden'],
    ['Muñoz v. Cañón City', 'Munoz v. Canon City'],
    ['Delacruz v. Ortega', 'De La Cruz v. Ortega'],
    ['Andersen v. Liberty Lobby', 'Anderson v. Liberty Lobby, Inc.'],
    ['People v. Superior Court', 'People v. Superior Court (Brandt)'],
    [
      'Ctr. for Biological Diversity v. Dep’t of Fish & Wildlife',
      'Center for Biological Diversity v. Department of Fish and Wildlife',
    ],
    [
      'St. Paul Fire & Marine Ins. Co. v. Univ. of Cal.',
      'Saint Paul Fire and Marine Insurance Company v. University of California',
    ],
    ['United States ex rel. Polk v. Harrow Health Sys.', 'Polk v. Harrow Health Systems, Inc.'],
    ['Doe v. Unified Sch. Dist. of Alder', 'J.R. v. Unified School District of Alder'],
    ['Sch. Bd. of Nassau Cnty. v. Arline', 'School Board of Nassau County, Florida v. Arline'],
    ['R.A.V. v. St. Paul', 'R. A. V. v. City of St. Paul'],
    ['Brown v. Bd. of Educ.', 'Brown v. Board of Education of Topeka'],
    ['Sullivan', 'New York Times Co. v. Sullivan'],
    ['N.Y. Times v. Sullivan', 'New York Times Company v. Sullivan'],
    ['Smith v Jones', 'Smith vs. Jones'],
    ['Lujan v. Defs. of Wildlife', 'Lujan v. Defenders of Wildlife'],
    ['Acad. of Lens Grinders v. Ophth. Bd.', 'Academy of Lens Grinders v. Ophthalmology Board'],
    ['SFFA v. Harvard', 'Students for Fair Admissions, Inc. v. President and Fellows of Harvard College'],
    ['PG&E v. Public Util. Com.', 'Pacific Gas & Electric Company v. Public Utilities Commission'],
    ['Friend', 'Hertz Corp. v. Friend'],
  ])('%s: %s', (named, known) => {
    expect(sameCaseName(named, [known])).toBe(true);
    expect(sameCaseName(known, [named])).toBe(true);
  });

  test('when it is one of several names that a source has', () => {
    expect(
      sameCaseName('Newell v. Harrow Corp.', ['In re Alder Fuel Litigation', 'Newell v. Harrow Corporation']),
    ).toBe(true);
  });
});

describe('a case is another', () => {
  test.each([
    ['Varga v. Northern Air Lines Co.', 'J.D. v. Azar'],
    ['Smith v. Jones', 'Smith v. Brown'],
    ['Miller v. United Airlines', 'Garcia v. United Airlines, Inc.'],
    ['People v. Sandoval', 'People v. Mercer'],
    ['United States v. Lopez', 'United States v. Morrison'],
    ['Texas v. Johnson', 'Florida v. Johnson'],
    ['United States v. Nixon', 'Nixon v. Fitzgerald'],
    ['In re Gault', 'In re Winship'],
    ['State Farm Mut. Auto. Ins. Co. v. Campbell', 'Allstate Insurance Co. v. Campbell'],
    ['Bank of America v. Tran', 'Bank of New York Mellon v. Tran'],
    ['City of Los Angeles v. Ruiz', 'City of San Diego v. Ruiz'],
    ['People v. Superior Court (Smith)', 'People v. Superior Court (Brandt)'],
    ['Doe v. University of Alder', 'Doe v. University of Birch'],
    ['Vega v. Colvin', 'Moreno v. Colvin'],
    ['Harrow Logistics, Inc. v. Smithson', 'Alder Logistics, Inc. v. Smithson'],
    ['SEC v. Harrow', 'FTC v. Harrow'],
    ['Board of Education v. Rowe', 'Board of Education v. Pine'],
    ['Brown v. Board of Education', 'Green v. County School Board'],
    ['Smith v. State', 'Smith v. Alder County Hospital'],
    ['Hertz Corp. v. Friend', 'Gertz Corp. v. Friend'],
    ['Colmenar v. INS', 'Providence Journal Co.'],
    ['G & V Lounge v. Liquor Control Comm’n', 'Deus v. Allstate Ins. Co.'],
    ['Brown & Williamson Tobacco Corp. v. F.T.C.', 'Brown v. Advantage Eng’g, Inc.'],
    ['Pub. Citizen v. U.S. Dep’t of Just.', 'Doe v. Pub. Citizen'],
    ['Norvell v. Blue Cross & Blue Shield Ass’n', 'Shane Grp., Inc. v. Blue Cross Blue Shield of Mich.'],
    ['Texas v. United States', 'United States v. Texas'],
    ['June Med. Servs., L.L.C. v. Phillips', 'Comm’r v. Advance Loc. Media, LLC'],
    ['Commissioner v. Duberstein', 'Commissioner v. Glenshaw Glass Co.'],
  ])('%s: %s', (named, known) => {
    expect(sameCaseName(named, [known])).toBe(false);
    expect(sameCaseName(known, [named])).toBe(false);
  });
});

test('a name of a hundred thousand letters is compared without delay', () => {
  const began = performance.now();
  sameCaseName(`${'A. '.repeat(50_000)} v. ${"O'".repeat(50_000)}`, [`${'Ab '.repeat(50_000)} v. B`]);
  expect(performance.now() - began).toBeLessThan(50);
});
