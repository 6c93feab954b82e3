// Shadow roots too: a form may stand in another element's. Putting the attribute on anew starts a
// form that has it anew.
const SHOW =
  '(()=>{const draft="PAYLOAD",page=new URL(location);page.hash="web-scheduler-draft="+draft;history.replaceState(history.state,"",page);const show=root=>{for(const here of root.querySelectorAll("*"))if(here.localName=="web-scheduler"){here.pressedDraft=draft;here.removeAttribute("allow-draft");here.setAttribute("allow-draft","")}else if(here.shadowRoot)show(here.shadowRoot)};show(document)})()';

/**
 * A line for the browser's bookmarks: pressed on a practice's page, it shows the draft in each form
 * there, whether or not the page has `allow-draft`, until the page is left.
 *
 * @param payload what `packDraft` wrote
 * @throws TypeError for any other text, which might be code
 */
export function draftBookmarklet(payload: string): string {
  if (!/^\d+\.[\w-]+$/.test(payload)) throw new TypeError("This is no packed draft.");
  return `javascript:${SHOW.replace("PAYLOAD", payload)}`;
}
