/** The widget replaces `#widget`. Gray, so that the brand is the form's; has no part of a draft. In standards mode. */
export const HOST_DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body><style>
:root {
  --fill: light-dark(#dfe5e8, #2a3237);
  font: 16px/1.6 system-ui, sans-serif;
  background: light-dark(#f4f6f7, #101417);
  color: light-dark(#353c41, #c9d2d6);
}
body { margin: 0; }
header {
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 14px clamp(16px, 4vw, 56px);
  background: light-dark(#fff, #171d20);
  border-block-end: 1px solid var(--fill);
}
strong { margin-inline-end: auto; }
p {
  unicode-bidi: plaintext;
  margin: 0;
}
[dir=rtl] p { text-align: right; }
i {
  display: block;
  border-radius: 4px;
  background: var(--fill);
}
header i {
  inline-size: 52px;
  block-size: 8px;
}
main {
  display: grid;
  gap: 32px 56px;
  padding: 20px clamp(12px, 4vw, 56px) 40px;
}
main i {
  aspect-ratio: 16 / 10;
  border-radius: 16px;
  margin-block: 20px;
}
h1 {
  font-size: clamp(26px, 4vw, 42px);
  line-height: 1.15;
  margin: 0;
  text-wrap: balance;
}
@media (min-width: 900px) {
  main {
    grid-template-columns: minmax(0, 1fr) minmax(0, 32rem);
    padding-block-start: 48px;
  }
  #text { order: -1; }
}
</style><header><strong>Your website</strong><i></i><i></i><i></i></header>
<main><div id="widget"></div><div id="text"><h1>Gentle care for the whole family</h1><i></i>
<p>We have looked after smiles in this neighborhood for years. Tell us what you need, and we will find a time for you.</p>
</div></main></body></html>`;
