import { expect, test } from 'vitest';
import { recognizeCourt } from './recognizeCourt.ts';

test.each([
  [
    'UNITED STATES DISTRICT COURT\nFOR THE DISTRICT OF COLUMBIA\nHAMPTON DELL, in his personal',
    'United States District Court for the District of Columbia',
    'District of Columbia',
  ],
  [
    'IN THE COURT OF APPEALS\nTWELFTH APPELLATE DISTRICT OF OHIO\nWARREN COUNTY',
    'Court of Appeals of Ohio, Twelfth Appellate District',
    'Warren County, Ohio',
  ],
  [
    'STATE OF MICHIGAN\nIN THE THIRD JUDICIAL CIRCUIT FOR THE COUNTY OF WAYNE',
    'Third Judicial Circuit Court, Wayne County, Michigan',
    'Wayne County, Michigan',
  ],
  [
    'IN THE UNITED STATES DISTRICT COURT\nFOR THE EASTERN DISTRICT OF MICHIGAN\nSOUTHERN DIVISION',
    'United States District Court for the Eastern District of Michigan',
    'Eastern District of Michigan, Southern Division',
  ],
  [
    'UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE',
    'United States District Court for the District of Maine',
    'District of Maine',
  ],
  [
    'UNITED STATES DISTRICT COURT\nfor the\n__________ Southern District of Texas __________',
    'United States District Court for the Southern District of Texas',
    'Southern District of Texas',
  ],
  [
    'UNITED STATES BANKRUPTCY COURT\nNORTHERN DISTRICT OF ILLINOIS\nEASTERN DIVISION',
    'United States Bankruptcy Court for the Northern District of Illinois',
    'Northern District of Illinois, Eastern Division',
  ],
  [
    'IN THE UNITED STATES DISTRICT COURT COURT NORTHERN DISTRICT OF\nFLORIDA TALLAHASSEE DIVISION',
    'United States District Court for the Northern District of Florida',
    'Northern District of Florida, Tallahassee Division',
  ],
  [
    'United States Court of Appeals\nFOR THE DISTRICT OF COLUMBIA CIRCUIT',
    'United States Court of Appeals for the District of Columbia Circuit',
    'District of Columbia Circuit',
  ],
  [
    'UNITED STATES COURT OF APPEALS\nFOR THE\nSECOND CIRCUIT',
    'United States Court of Appeals for the Second Circuit',
    'Second Circuit',
  ],
  ['IN THE\nSupreme Court of the United States', 'Supreme Court of the United States', 'United States'],
  [
    'SOUTHERN DISTRICT OF NEW YORK, ss.:',
    'United States District Court for the Southern District of New York',
    'Southern District of New York',
  ],
  [
    'SUPERIOR COURT OF THE STATE OF CALIFORNIA\nFOR THE COUNTY OF SAN FRANCISCO (UNLIMITED JURISDICTION)',
    'Superior Court of California, County of San Francisco',
    'San Francisco County, California',
  ],
  [
    'SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS ANGELES',
    'Superior Court of California, County of Los Angeles',
    'Los Angeles County, California',
  ],
  [
    'COURT OF APPEAL OF THE STATE OF CALIFORNIA\nSECOND APPELLATE DISTRICT\nDIVISION THREE',
    'California Court of Appeal, Second Appellate District, Division Three',
    'Second Appellate District, California',
  ],
  [
    'SUPREME COURT OF THE STATE OF NEW YORK\nCOUNTY OF KINGS',
    'Supreme Court of the State of New York, County of Kings',
    'Kings County, New York',
  ],
  [
    'SUPREME COURT OF THE STATE OF NEW YORK\nNEW YORK COUNTY: COMMERCIAL DIVISION',
    'Supreme Court of the State of New York, County of New York',
    'New York County, New York',
  ],
  [
    'STATE OF NEW YORK\nSUPREME COURT : COUNTY OF ERIE',
    'Supreme Court of the State of New York, County of Erie',
    'Erie County, New York',
  ],
  [
    "SURROGATE'S COURT OF THE STATE OF NEW YORK\nCOUNTY OF QUEENS",
    "Surrogate's Court of the State of New York, County of Queens",
    'Queens County, New York',
  ],
  [
    'CIVIL COURT OF THE CITY OF NEW YORK\nCOUNTY OF BRONX: HOUSING PART K',
    'Civil Court of the City of New York, County of Bronx',
    'Bronx County, New York',
  ],
  [
    'SUPREME COURT OF THE STATE OF NEW YORK\nAPPELLATE DIVISION: SECOND DEPARTMENT',
    'Supreme Court of the State of New York, Appellate Division, Second Department',
    'New York',
  ],
  [
    'IN THE DISTRICT COURT\n192nd JUDICIAL DISTRICT\nDALLAS COUNTY, TEXAS',
    '192nd District Court, Dallas County, Texas',
    'Dallas County, Texas',
  ],
  [
    'IN THE DISTRICT COURT OF\nHARRIS COUNTY, TEXAS\n151ST JUDICIAL DISTRICT',
    '151st District Court, Harris County, Texas',
    'Harris County, Texas',
  ],
  [
    'IN THE 353RD JUDICIAL DISTRICT COURT OF\nTRAVIS COUNTY, TEXAS',
    '353rd District Court, Travis County, Texas',
    'Travis County, Texas',
  ],
  [
    'IN THE COUNTY COURT AT LAW\nNO. 2\nTRAVIS COUNTY, TEXAS',
    'County Court at Law No. 2 of Travis County, Texas',
    'Travis County, Texas',
  ],
  [
    'IN PROBATE COURT\nNO. ONE (1) OF\nHARRIS COUNTY, TEXAS',
    'Probate Court No. 1 of Harris County, Texas',
    'Harris County, Texas',
  ],
  [
    'IN THE JUSTICE COURT\nPRECINCT 5, PLACE 1\nDALLAS COUNTY, TEXAS',
    'Justice Court, Precinct 5, Place 1, Dallas County, Texas',
    'Dallas County, Texas',
  ],
  [
    'IN THE CIRCUIT COURT OF THE ELEVENTH JUDICIAL CIRCUIT\nIN AND FOR MIAMI-DADE COUNTY, FLORIDA',
    'Circuit Court of the Eleventh Judicial Circuit in and for Miami-Dade County, Florida',
    'Miami-Dade County, Florida',
  ],
  [
    'IN THE CIRCUIT COURT OF THE 17TH JUDICIAL CIRCUIT, IN AND FOR BROWARD COUNTY, FLORIDA',
    'Circuit Court of the Seventeenth Judicial Circuit in and for Broward County, Florida',
    'Broward County, Florida',
  ],
  [
    'IN THE COUNTY COURT IN AND FOR ORANGE COUNTY, FLORIDA',
    'County Court in and for Orange County, Florida',
    'Orange County, Florida',
  ],
  [
    'IN THE DISTRICT COURT OF APPEAL\nOF THE STATE OF FLORIDA\nFOURTH DISTRICT',
    'Florida Fourth District Court of Appeal',
    'Fourth District, Florida',
  ],
  [
    'IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS\nCOUNTY DEPARTMENT, LAW DIVISION',
    'Circuit Court of Cook County, Illinois',
    'Cook County, Illinois',
  ],
  [
    'IN THE CIRCUIT COURT OF THE EIGHTEENTH JUDICIAL CIRCUIT\nDUPAGE COUNTY, ILLINOIS',
    'Circuit Court of the Eighteenth Judicial Circuit, DuPage County, Illinois',
    'DuPage County, Illinois',
  ],
  [
    'IN THE APPELLATE COURT OF ILLINOIS\nFIRST JUDICIAL DISTRICT',
    'Appellate Court of Illinois, First District',
    'First District, Illinois',
  ],
  ['In the\nIndiana Supreme Court', 'Indiana Supreme Court', 'Indiana'],
  [
    'TENNESSEE BUREAU OF WORKERS’ COMPENSATION\nWORKERS’ COMPENSATION APPEALS BOARD'.replaceAll('’', "'"),
    "Tennessee Workers' Compensation Appeals Board",
    'Tennessee',
  ],
  [
    "TENNESSEE BUREAU OF WORKERS' COMPENSATION\nIN THE COURT OF WORKERS' COMPENSATION CLAIMS\nAT NASHVILLE",
    "Tennessee Court of Workers' Compensation Claims",
    'Nashville, Tennessee',
  ],
  [
    'COURT OF COMMON PLEAS\nCUYAHOGA COUNTY, OHIO',
    'Court of Common Pleas of Cuyahoga County, Ohio',
    'Cuyahoga County, Ohio',
  ],
  [
    'SUPERIOR COURT OF WASHINGTON FOR KING COUNTY',
    'Superior Court of Washington, King County',
    'King County, Washington',
  ],
  [
    'STATE OF MINNESOTA\nCOUNTY OF HENNEPIN\nDISTRICT COURT',
    'District Court of Hennepin County, Minnesota',
    'Hennepin County, Minnesota',
  ],
  [
    'SUPERIOR COURT OF NEW JERSEY\nLAW DIVISION: ESSEX COUNTY',
    'Superior Court of New Jersey, Law Division, Essex County',
    'Essex County, New Jersey',
  ],
  [
    'UNITED STATES DEPARTMENT OF JUSTICE\nEXECUTIVE OFFICE FOR IMMIGRATION REVIEW\nIMMIGRATION COURT\nLOS ANGELES, CALIFORNIA',
    'Immigration Court, Los Angeles, California',
    'Los Angeles, California',
  ],
])('%j is headed by %s', (heading, court, location) => {
  const found = recognizeCourt(heading);
  expect(found?.court).toBe(court);
  expect(found?.location).toBe(location);
});

test('the court appealed from is not the court of the document', () => {
  expect(
    recognizeCourt('On Petition for Writ of Certiorari to the\nUnited States Court of Appeals for the Sixth Circuit'),
  ).toBeUndefined();
  expect(
    recognizeCourt('ON APPEAL FROM THE\nUNITED STATES DISTRICT COURT\nFOR THE DISTRICT OF COLUMBIA'),
  ).toBeUndefined();
});

test('a court that a sentence speaks of is not the court of the document', () => {
  const heading =
    'In the\nIndiana Supreme Court\n\nBarker contends that the decisions of the\nUnited States Supreme Court should alter the rule';
  expect(recognizeCourt(heading)?.court).toBe('Indiana Supreme Court');
  expect(
    recognizeCourt(
      'The plaintiff relies on what was said by the\nUnited States District Court for the District of Maine',
    ),
  ).toBeUndefined();
});
