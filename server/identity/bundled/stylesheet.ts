import { bundledPath } from '../bundledConnection.ts';

/** The styles of the bundled provider's pages: the portal's colors and sizes, in light and dark. */
export const stylesheet = `
@font-face{font-family:"Public Sans Variable";font-weight:100 900;font-display:swap;src:url(${bundledPath}/font.woff2) format("woff2")}
:root{color-scheme:light dark;--bg:#F8F5EC;--surface:#FFFDF8;--ink:#14202F;--ink-2:#4C586A;--line:#DFD8C8;--line-strong:#7F7766;--hover:#F4EFE2;--primary:#133A73;--primary-hover:#0D2B57;--on-primary:#FFF;--chrome:#0B1E3A;--accent:#E3B341;--link:#124A94;--bad:#A31C1C;--focus:#1B62C4}
@media (prefers-color-scheme:dark){:root{--bg:#0D131E;--surface:#151D2B;--ink:#E8ECF2;--ink-2:#A9B5C7;--line:#2A364D;--line-strong:#76869F;--hover:#1C2637;--primary:#8DB7F5;--primary-hover:#ABCBF9;--on-primary:#0A1730;--chrome:#080D16;--accent:#DDB04A;--link:#96BFF8;--bad:#FF9F95;--focus:#F2C14E}}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;padding:24px 16px 48px;background:var(--bg);color:var(--ink);font:400 1rem/1.55 "Public Sans Variable","Public Sans",system-ui,"Segoe UI",sans-serif;border-top:8px solid var(--chrome)}
main{max-width:34rem;margin:0 auto;background:var(--surface);border:1px solid var(--line);border-radius:6px;padding:24px}
h1{margin:0 0 12px;padding-bottom:12px;border-bottom:3px double var(--line-strong);font-size:1.625rem;line-height:1.15;font-weight:700}
h2{margin:24px 0 8px;font-size:1rem;font-weight:650}
p{margin:0 0 12px;color:var(--ink-2)}
a{color:var(--link)}
.eyebrow{margin:0 0 4px;font-size:.8125rem;font-weight:650}
.eyebrow::before{content:"";display:inline-block;width:10px;height:10px;margin-right:8px;background:var(--accent);border-radius:2px}
.people{list-style:none;margin:0;padding:0;display:grid;gap:8px}
button,input{font:inherit;color:inherit;width:100%;min-height:44px;border:1px solid var(--line-strong);border-radius:4px;background:var(--surface);padding:8px 12px}
button{cursor:pointer;text-align:left}
button:hover{background:var(--hover)}
.people button{display:grid;grid-template-columns:1fr auto;gap:0 12px;align-items:baseline}
.people span{font-size:.8125rem}
.people small{grid-column:1/-1;color:var(--ink-2);font-size:.8125rem;overflow-wrap:anywhere}
label{display:block;margin:12px 0 4px;font-weight:550;font-size:.875rem}
.hint{margin:8px 0 12px;font-size:.8125rem}
.msg{color:var(--bad);font-weight:550}
.primary,.quiet{text-align:center;font-weight:550}
.primary{background:var(--primary);border-color:var(--primary);color:var(--on-primary)}
.primary:hover{background:var(--primary-hover)}
.quiet{margin-top:16px;border-color:transparent;color:var(--link);background:none}
input[aria-invalid]{border-color:var(--bad)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`;
