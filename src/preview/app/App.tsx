import { ChecksPanel } from "../checks/ChecksPanel.tsx";
import type { Checks } from "../checks/create-checks.ts";
import { OverflowProbe } from "../checks/OverflowProbe.tsx";
import { Editor } from "../editor/Editor.tsx";
import { Gallery } from "../gallery/Gallery.tsx";
import { SharePanel } from "../share/SharePanel.tsx";
import { FaultPanel } from "../stage/FaultPanel.tsx";
import { Stage } from "../stage/Stage.tsx";
import type { PreviewState, SidePanel } from "../state/preview-state.ts";
import { Notice } from "./Notice.tsx";
import { Segments } from "./Segments.tsx";
import { SkipLinks } from "./SkipLinks.tsx";
import { TopBar } from "./TopBar.tsx";

const PANELS: Readonly<Record<SidePanel, string>> = {
  checks: "Checks",
  share: "Share",
  faults: "Faults",
};

const { faults: _faults, ...STATIC_PANELS } = PANELS;

interface Props {
  previewState: PreviewState;
  checks: Checks;
}

/** The whole page. */
export function App({ previewState, checks }: Props) {
  const { mainView, sidePanel, view, server } = previewState;
  const panels = server.isAvailable.value ? PANELS : STATIC_PANELS;
  const hasPanels = mainView.value === "form" || view.hasPanels.value;
  return (
    <>
      <SkipLinks previewState={previewState} />
      <TopBar previewState={previewState} />
      <Notice previewState={previewState} />
      <main class={`layout${hasPanels ? "" : " without-panels"}`}>
        <h1 class="visually-hidden">Preview</h1>
        <Editor previewState={previewState} />
        {mainView.value === "form" ? (
          <Stage previewState={previewState} />
        ) : (
          <Gallery previewState={previewState} />
        )}
        <section class="side-panel" aria-label="Checks and sharing" tabIndex={-1}>
          <Segments
            label="Panel"
            titles={panels}
            selected={sidePanel}
            counts={{
              checks: <IssueCount checks={checks} />,
              faults: view.fault.value && (
                <>
                  {" "}
                  <span class="count">on</span>
                </>
              ),
            }}
          />
          <h2 class="visually-hidden">{PANELS[sidePanel.value]}</h2>
          {sidePanel.value === "checks" && (
            <ChecksPanel previewState={previewState} checks={checks} />
          )}
          {sidePanel.value === "share" && <SharePanel previewState={previewState} />}
          {sidePanel.value === "faults" && <FaultPanel previewState={previewState} />}
        </section>
      </main>
      <OverflowProbe previewState={previewState} checks={checks} />
    </>
  );
}

function IssueCount({ checks }: { checks: Checks }) {
  const count = checks.issues.value.filter(({ severity }) => severity !== "note").length;
  if (count === 0) return null;
  return (
    <>
      {" "}
      <span class="count">
        {count}
        <span class="visually-hidden"> {count === 1 ? "issue" : "issues"}</span>
      </span>
    </>
  );
}
