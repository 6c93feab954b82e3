import { ChecksPanel } from "../checks/ChecksPanel.tsx";
import type { Checks } from "../checks/create-checks.ts";
import { FormProbe } from "../checks/FormProbe.tsx";
import { Segments } from "../controls/Segments.tsx";
import { Editor } from "../editor/Editor.tsx";
import { Gallery } from "../gallery/Gallery.tsx";
import { SharePanel } from "../share/SharePanel.tsx";
import { FaultPanel } from "../stage/FaultPanel.tsx";
import { Stage } from "../stage/Stage.tsx";
import { usePreview } from "../state/preview-context.ts";
import type { SidePanel as PanelName } from "../state/preview-state.ts";
import { Notice } from "./Notice.tsx";
import { SkipLinks } from "./SkipLinks.tsx";
import { TopBar } from "./TopBar.tsx";

const PANELS: Readonly<Record<PanelName, string>> = {
  checks: "Checks",
  share: "Share",
  faults: "Faults",
};

const { faults: _faults, ...STATIC_PANELS } = PANELS;

interface Props {
  checks: Checks;
}

/** The whole page. */
export function App({ checks }: Props) {
  const { mainView, view } = usePreview();
  const isGallery = mainView.value === "gallery";
  return (
    <>
      <SkipLinks />
      <TopBar />
      <Notice />
      <main class={`layout${isGallery && !view.hasPanels.value ? " without-panels" : ""}`}>
        <h1 class="visually-hidden">Preview</h1>
        <Editor />
        {isGallery ? <Gallery /> : <Stage />}
        <SidePanel checks={checks} />
      </main>
      <FormProbe checks={checks} />
    </>
  );
}

function SidePanel({ checks }: Props) {
  const { sidePanel, server, view } = usePreview();
  return (
    <section class="side-panel" aria-label="Checks and sharing" tabIndex={-1}>
      <Segments
        label="Panel"
        titles={server.isAvailable.value ? PANELS : STATIC_PANELS}
        selected={sidePanel}
        counts={{
          checks: <IssueCount checks={checks} />,
          faults: view.fault.value && (
            <>
              {" "}
              <span class="badge warning">on</span>
            </>
          ),
        }}
      />
      <h2 class="visually-hidden">{PANELS[sidePanel.value]}</h2>
      {sidePanel.value === "checks" && <ChecksPanel checks={checks} />}
      {sidePanel.value === "share" && <SharePanel />}
      {sidePanel.value === "faults" && <FaultPanel />}
    </section>
  );
}

function IssueCount({ checks }: Props) {
  const count = checks.issues.value.filter(({ severity }) => severity !== "note").length;
  if (count === 0) return null;
  return (
    <>
      {" "}
      <span class="badge warning">
        {count}
        <span class="visually-hidden"> {count === 1 ? "issue" : "issues"}</span>
      </span>
    </>
  );
}
