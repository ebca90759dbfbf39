import { readFileSync } from 'node:fs';
import { openRecognition } from '#server/documents/engine/ocr/openRecognition';
import { recognizePage } from '#server/documents/engine/ocr/recognizePage';
import { drawForRecognition } from '#server/documents/engine/pdf/drawForRecognition';
const rec=(await openRecognition({mode:'native',parallel:1}))!;
for (const f of process.argv.slice(2)) { const bytes=new Uint8Array(readFileSync(f)); const t=performance.now(); const p=await recognizePage((o)=>drawForRecognition(bytes,1,o),rec.recognizer,{twice:true}); console.log(f,p!.turn,p!.outcome,Math.round(performance.now()-t)); 
 const odd=p!.words.filter(w=>w.right-w.left<w.bottom-w.top&&w.text.length>2|| w.left>560||w.right<60||w.top<80); console.log(odd.map(w=>`${w.text}@${Math.round(w.left)},${Math.round(w.top)},${Math.round(w.right)},${Math.round(w.bottom)}:${w.certainty}`).join(' ')); }
await rec.recognizer.close();
