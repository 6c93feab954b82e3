import { Editor } from "../editor/Editor.tsx";
import { HandOver } from "../hand-over/HandOver.tsx";
import { Screens } from "../stage/Screens.tsx";
import { usePreview } from "../state/preview-state.ts";
import { TopBar } from "./TopBar.tsx";
import { TruthLine } from "./TruthLine.tsx";

export const App = () => (
  <>
    <TopBar />
    <Notice />
    <main class="layout">
      <h1 class="visually-hidden">Preview</h1>
      <Editor />
      <Screens />
      <TruthLine />
    </main>
    <HandOver />
  </>
);

/** A status disappears with the next change: its text is also visible elsewhere. An alert stays until closed. */
export function Notice() {
  const { notice, draft } = usePreview();
  const { text, alert, state } = notice.value ?? {};
  const isShown = alert || state === draft.state.value;
  return (
    <section aria-label="Message" class={`notice floating${alert ? " alert" : ""}`}>
      {/* Always present: some screen readers do not announce a region that is inserted with its text. */}
      <p role="status">{isShown && !alert && text}</p>
      <p role="alert">{alert && text}</p>
      {isShown && (
        <button
          type="button"
          class="plain end"
          onClick={() => {
            notice.value = null;
          }}
        >
          Close
        </button>
      )}
    </section>
  );
}
