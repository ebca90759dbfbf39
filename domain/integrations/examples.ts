/** Sample programs for developers of other systems. A test runs each of them against a running portal. */

export const exampleLanguages = ['curl', 'node', 'python'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

/** `call` uses /api/v1 with the key in ASSIZE_KEY; `verify` verifies a webhook message with ASSIZE_SECRET. */
export type Example = { language: ExampleLanguage; what: 'call' | 'verify'; text: string };

/** The examples for the portal at this address. */
export function examplesFor(base: string): Example[] {
  return [
    { language: 'curl', what: 'call', text: curlCall(base) },
    { language: 'node', what: 'call', text: nodeCall(base) },
    { language: 'python', what: 'call', text: pythonCall(base) },
    { language: 'node', what: 'verify', text: nodeVerify },
    { language: 'python', what: 'verify', text: pythonVerify },
  ];
}

const curlCall = (base: string) => `# Read a document without filing it
curl --fail-with-body "${base}/api/v1/documents/analyze" \\
  -H "Authorization: Bearer $ASSIZE_KEY" \\
  -F "file=@complaint.pdf" \\
  -F "jurisdiction=California" \\
  -F "courtLevel=State Court" \\
  -F "caseType=Civil Complaint"

# Generate a document from a template
curl --fail-with-body "${base}/api/v1/documents/generate" \\
  -H "Authorization: Bearer $ASSIZE_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"templateId":"complaint","jurisdiction":"California","format":"pdf","caseData":{"county":"Alder","plaintiffs":"Jane Doe","defendants":"John Roe"}}' \\
  -o draft.pdf
`;

const nodeCall = (base: string) => `// Node 20 or later: node file.mjs complaint.pdf
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';

const [file] = process.argv.slice(2);
const authorization = \`Bearer \${process.env.ASSIZE_KEY}\`;

// The first court in which you can file, or the courts listed in ASSIZE_COURTS.
const listed = await (await fetch('${base}/api/v1/courts', { headers: { authorization } })).json();
const open = (listed.courts ?? []).filter((court) => court.mayFile).map((court) => court.courtId);
const courtIds = process.env.ASSIZE_COURTS?.split(',') ?? open.slice(0, 1);

const form = new FormData();
form.append('filingDocuments', await openAsBlob(file), basename(file));
form.append('courtIds', JSON.stringify(courtIds));
form.append('caseDetails', JSON.stringify({ caseType: 'Civil Complaint' }));
form.append('filerInfo', JSON.stringify({ name: 'Ada Attorney', barNumber: '123456' }));

const response = await fetch('${base}/api/v1/filings/multi-court', {
  method: 'POST',
  headers: { authorization, 'idempotency-key': crypto.randomUUID() },
  body: form,
});
const answer = await response.json();
if (!response.ok) {
  // Problem details (RFC 9457): compare the code, show the title, and log the request ID.
  console.error(answer.code, answer.title, answer.errors ?? '', answer.requestId);
  process.exit(1);
}
for (const court of answer.courts) {
  console.log(court.courtId, court.status, court.filingId ?? court.error.title);
}
`;

const pythonCall = (base: string) => `# Python 3.9 or later: python3 file.py 24CV001234
import json, os, sys, urllib.error, urllib.parse, urllib.request

case_id = urllib.parse.quote(sys.argv[1], safe="")
request = urllib.request.Request(
    f"${base}/api/v1/cases/{case_id}/status?includeFilings=true&includeDockets=true",
    headers={"Authorization": f"Bearer {os.environ['ASSIZE_KEY']}"},
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        case = json.load(response)
except urllib.error.HTTPError as refused:
    problem = json.load(refused)
    sys.exit(f"{problem['code']}: {problem['title']} ({problem['requestId']})")

print(case["caseNumber"], case["title"], case["status"])
for entry in case["dockets"]:
    print(entry["number"], entry["filedOn"], entry["description"])
`;

const nodeVerify = `// Node 20 or later: node file.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.ASSIZE_SECRET.replace(/^whsec_/, ''), 'base64');

function verify(headers, body) {
  const timestamp = Number(headers['webhook-timestamp']);
  if (Math.abs(Date.now() / 1000 - timestamp) > 300) return false;
  const signed = \`\${headers['webhook-id']}.\${timestamp}.\${body}\`;
  const expected = createHmac('sha256', key).update(signed).digest();
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const seen = new Set(); // in production, use a database table
createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (!verify(request.headers, body)) return response.writeHead(401).end();
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) {
    seen.add(id);
    const { type, data } = JSON.parse(body);
    console.log(type, data);
  }
  response.writeHead(204).end();
}).listen(Number(process.env.PORT ?? 4000), () => console.log('listening'));
`;

const pythonVerify = `# Python 3.9 or later
import base64, hashlib, hmac, os, time

key = base64.b64decode(os.environ["ASSIZE_SECRET"].removeprefix("whsec_"))

def verify(headers: dict, body: bytes) -> bool:
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        return False
    signed = f"{headers['webhook-id']}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(
        hmac.compare_digest(signature.removeprefix("v1,"), expected)
        for signature in headers["webhook-signature"].split(" ")
    )
`;
